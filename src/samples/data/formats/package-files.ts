/**
 * Files that the package manager writes beside `Move.toml` since 1.63. Sources, all of
 * MystenLabs/sui: `schema/{lockfile,pubfile,localpubs,shared}.rs` of
 * `external-crates/move/crates/move-package-alt/src`, and
 * `crates/sui-package-alt/src/sui_flavor.rs` (PublishedMetadata).
 */
import {choice, integer, list, map, matching, tablesWith, text, variants, type FileFormat} from '../keys';
import {address, chainId, identifier} from '../text-formats';

const table = tablesWith({address, chainId, gitSha: matching('a git commit of 40 hexadecimal digits', /^[0-9a-f]{40}$/)});

/** Where a pinned package comes from. */
const source = variants({
  git: table('text!: git subdir gitSha!: rev'),
  local: table('text: local'),
  root: table('boolean: root'),
  'on-chain': table('boolean: on-chain'),
});

const publication = table('address!: published-at original-id positive!: version text: toolchain-version address: upgrade-capability', {
  'build-config': table('text!: edition', {'flavor!': choice('sui')}),
}).keys;

/**
 * `[pinned.<environment>.<package>]`; the file mixes two spellings, and these keys are the ones
 * with "_".
 */
const pin = table('text!: manifest_digest text: use_environment', {
  'source!': source,
  'deps!': map(text, identifier),
  address_override: table('address!: published-at original-id'),
});

/** The lock of a package, and its publications: to networks, and to one that does not last. */
export const packageFiles: readonly FileFormat[] = [
  {name: 'Move.lock', root: table({'move!': table({'version!': integer(4n, 4n)}), pinned: map(map(pin))})},
  {name: 'Published.toml', root: table({published: map(table('chainId!: chain-id', publication))})},
  {
    name: 'Pub.toml',
    matches: /^Pub\..+\.toml$/,
    root: table('text!: build-env chainId!: chain-id', {published: list(table({'source!': source}, publication))}),
  },
];
