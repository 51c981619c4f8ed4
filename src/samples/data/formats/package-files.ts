/**
 * Files that the package manager writes beside `Move.toml` since 1.63. Sources, all of MystenLabs/sui:
 * `schema/{lockfile,pubfile,localpubs,shared}.rs` of `external-crates/move/crates/move-package-alt/src`, and
 * `crates/sui-package-alt/src/sui_flavor.rs` (PublishedMetadata).
 */
import {
  boolean,
  choice,
  integer,
  key,
  list,
  map,
  positive,
  required,
  table,
  text,
  textOf,
  type FileFormat,
  type Key,
  type Variants,
} from '../keys';
import {textFormats} from '../text-formats';

const {address, chainId, gitSha, identifier} = textFormats;

/** Where a pinned package comes from. */
const source: Variants = {
  kind: 'variants',
  by: {
    git: [required('git', text), required('subdir', text), required('rev', textOf(gitSha))],
    local: [required('local', text)],
    root: [required('root', boolean)],
    'on-chain': [required('on-chain', boolean)],
  },
  shared: [],
};

const publication: readonly Key[] = [
  required('published-at', textOf(address)),
  required('original-id', textOf(address)),
  required('version', positive),
  key('toolchain-version', text),
  key('build-config', table(required('flavor', choice('sui')), required('edition', text))),
  key('upgrade-capability', textOf(address)),
];

const addresses = table(required('published-at', textOf(address)), required('original-id', textOf(address)));

/** `[pinned.<environment>.<package>]`; the file mixes two spellings, and these keys are the ones with "_". */
const pin = table(
  required('source', source),
  key('address_override', addresses),
  key('use_environment', text),
  required('manifest_digest', text),
  required('deps', map(text, identifier)),
);

/** `Published.toml` */
export const publishedToml: FileFormat = {
  name: 'Published.toml',
  matches: (fileName) => fileName === 'Published.toml',
  root: table(key('published', map(table(required('chain-id', textOf(chainId)), ...publication)))),
};

/** `Pub.<environment>.toml` */
export const ephemeralPublications: FileFormat = {
  name: 'Pub.toml',
  matches: (fileName) => /^Pub\..+\.toml$/.test(fileName),
  root: table(
    required('build-env', text),
    required('chain-id', textOf(chainId)),
    key('published', list(table(required('source', source), ...publication))),
  ),
};

/** `Move.lock` */
export const moveLock: FileFormat = {
  name: 'Move.lock',
  matches: (fileName) => fileName === 'Move.lock',
  root: table(required('move', table(required('version', integer(4n, 4n)))), key('pinned', map(map(pin)))),
};
