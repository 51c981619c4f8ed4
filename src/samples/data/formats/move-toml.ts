/**
 * The manifest of a Move package, as the CLI reads it since 1.63. Sources, all of MystenLabs/sui:
 * `external-crates/move/crates/move-package-alt/src/schema/manifest.rs` (newest stored version),
 * `crates/sui-package-alt/src/sui_flavor.rs` (system packages, refused names),
 * `docs/content/develop/manage-packages/move-package-management.mdx` (0e29647).
 */
import {versions} from '@site/src/facts/versions';
import {finding} from '../codes';
import {entriesOf, nodeAt} from '../document';
import {choice, map, matching, rejected, tablesWith, variants, type FileFormat, type Value} from '../keys';
import {address, chainId, identifier} from '../text-formats';

const table = tablesWith({address, identifier});
const mvrName = matching('a name of the Move registry, such as "@potatoes/ascii"', /^[@\w][\w.@-]*\/[\w-]+(?:\/\d+)?$/);

/**
 * The keys of each kind of dependency; `r` asks an external resolver, of which samples use the Move
 * registry's.
 */
const kinds = {
  git: table('text: git rev subdir'),
  local: table('text: local'),
  r: table({r: table({'mvr!': mvrName})}),
  system: table({system: choice('std sui sui_system bridge')}),
};

const ofEveryKind = table(
  'identifier: rename-from boolean: override texts: modes',
  rejected({
    mvr: 'the resolver is named in "r": { r.mvr = "@organization/package" }.',
    version: 'a dependency has no version; a git one has "rev".',
    addr_subst: 'named addresses are gone; use "rename-from".',
    digest: 'Move.lock pins dependencies.',
    'on-chain': 'such dependencies are planned; use "r.mvr" or "git".',
  }),
).keys;

const replacement: Value = {
  ...variants(kinds, table(ofEveryKind, 'text: use-environment address: published-at original-id').keys),
  plain: true,
  together: ['published-at', 'original-id'],
};

const oldName = 'the name belongs to the old package system';
const thereByItself = (name: string): string => `${oldName}; "${name}" is there by itself, remove the line.`;
const systemPackage = (name: string): string => `${oldName}; write ${name} = { system = "${name}" }.`;

/** Dependencies by name; the CLI refuses names of the old system. */
const dependencies = (of: Value): Value => ({
  ...map(of, identifier),
  keys: rejected({
    Sui: thereByItself('sui'),
    MoveStdlib: thereByItself('std'),
    SuiSystem: systemPackage('sui_system'),
    Bridge: systemPackage('bridge'),
    DeepBook: 'DeepBook is no system package any more; use { r.mvr = "@deepbook/core" }.',
  }),
});

const later = `newer sources read it, and nothing says that the Sui CLI ${versions.suiCli} does.`;

const root = table(
  {
    'package!': table(
      'identifier!: name boolean: implicit-dependencies text: license version texts: authors',
      {edition: choice('2024 2024.beta 2024.alpha legacy')},
      rejected({'published-at': 'addresses of publications are in Published.toml; remove it.'}),
    ),
    dependencies: dependencies(variants(kinds, ofEveryKind)),
    environments: map(chainId),
    'dep-replacements': map(dependencies(replacement)),
  },
  rejected({
    addresses: 'named addresses are gone since 1.63: a name is the key of a dependency, or the name of [package].',
    'dev-addresses': 'named addresses are gone since 1.63.',
    'dev-dependencies': 'since 1.63 a dependency for tests has modes = ["test"] and stands in [dependencies].',
    build: 'options of a build are flags of the CLI.',
    lints: later,
    warnings: later,
  }),
);

/** `Move.toml` */
export const moveToml: FileFormat = {
  name: 'Move.toml',
  root,
  // What is there by itself may not be listed; the CLI stops at it.
  also: (manifest) =>
    nodeAt(manifest, 'package', 'implicit-dependencies')?.value === false
      ? []
      : entriesOf(nodeAt(manifest, 'dependencies'))
          .filter(({key}) => key === 'sui' || key === 'std')
          .map(({key, line}) => finding('KEY_UNKNOWN', line, `"dependencies.${key}": the package is there by itself; remove the line.`)),
};
