/**
 * The manifest of a Move package, as the CLI reads it since 1.63. Sources, all of MystenLabs/sui:
 * `external-crates/move/crates/move-package-alt/src/schema/manifest.rs` (newest stored version),
 * `crates/sui-package-alt/src/sui_flavor.rs` (system packages, refused names),
 * `docs/content/develop/manage-packages/move-package-management.mdx` (0e29647).
 */
import {versions} from '@site/src/facts/versions';
import {entryOf, type TableNode} from '../document';
import {
  boolean,
  choice,
  key,
  list,
  map,
  rejected,
  required,
  table,
  text,
  textOf,
  type FileFormat,
  type Key,
  type Value,
  type Variants,
} from '../keys';
import {finding} from '../place';
import {textFormats} from '../text-formats';

const {address, chainId, identifier, mvrName} = textFormats;

const inPublishedToml = 'addresses of publications are in Published.toml; remove it.';
const editions = choice('2024', '2024.beta', '2024.alpha', 'legacy');

const packageKeys: readonly Key[] = [
  required('name', textOf(identifier)),
  key('edition', editions),
  key('implicit-dependencies', boolean, {default: 'true', since: '1.63'}),
  key('license', text),
  key('authors', list(text)),
  key('version', text),
  rejected('published-at', inPublishedToml),
];

/** The keys of each kind of dependency; `r` asks an external resolver, of which samples use the Move registry's. */
const kinds: Readonly<Record<string, readonly Key[]>> = {
  git: [required('git', text), key('rev', text), key('subdir', text, {default: '""'})],
  local: [required('local', text)],
  r: [required('r', table(required('mvr', textOf(mvrName))))],
  system: [required('system', choice('std', 'sui', 'sui_system', 'bridge'))],
};

const ofEveryKind: readonly Key[] = [
  key('rename-from', textOf(identifier), {since: '1.63'}),
  key('override', boolean, {default: 'false'}),
  key('modes', list(text)),
  rejected('mvr', 'the resolver is named in "r": { r.mvr = "@organization/package" }.'),
  rejected('version', 'a dependency has no version; a git one has "rev".'),
  rejected('addr_subst', 'named addresses are gone; use "rename-from".'),
  rejected('digest', 'Move.lock pins dependencies.'),
  rejected('on-chain', 'such dependencies are planned; use "r.mvr" or "git".'),
];

const dependency: Variants = {kind: 'variants', by: kinds, shared: ofEveryKind};

const replacement: Variants = {
  kind: 'variants',
  by: kinds,
  shared: [
    ...ofEveryKind,
    key('use-environment', text, {since: '1.63'}),
    key('published-at', textOf(address), {since: '1.63'}),
    key('original-id', textOf(address), {since: '1.63'}),
  ],
  optional: true,
  together: ['published-at', 'original-id'],
};

const oldName = 'the name belongs to the old package system';
const thereByItself = (name: string): string => `${oldName}; "${name}" is there by itself, remove the line.`;
const systemPackage = (name: string): string => `${oldName}; write ${name} = { system = "${name}" }.`;

/** Names of the old system, which the CLI refuses. */
const refused = {
  Sui: thereByItself('sui'),
  MoveStdlib: thereByItself('std'),
  SuiSystem: systemPackage('sui_system'),
  Bridge: systemPackage('bridge'),
  DeepBook: 'DeepBook is no system package any more; use { r.mvr = "@deepbook/core" }.',
};

const dependencies = (of: Value): Value => map(of, identifier, refused);

const later = `newer sources read it, and nothing says that the Sui CLI ${versions.suiCli} does.`;

const root = table(
  required('package', table(...packageKeys)),
  key('dependencies', dependencies(dependency)),
  key('environments', map(textOf(chainId)), {since: '1.63', default: 'mainnet and testnet'}),
  key('dep-replacements', map(dependencies(replacement)), {since: '1.63'}),
  rejected('addresses', 'named addresses are gone since 1.63: a name is the key of a dependency, or the name of [package].'),
  rejected('dev-addresses', 'named addresses are gone since 1.63.'),
  rejected('dev-dependencies', 'since 1.63 a dependency for tests has modes = ["test"] and stands in [dependencies].'),
  rejected('build', 'options of a build are flags of the CLI.'),
  rejected('lints', later),
  rejected('warnings', later),
);

/** What is there by itself may not be listed; the CLI stops at it. */
function implicitDependencies(manifest: TableNode) {
  const packageTable = entryOf(manifest, 'package')?.value;
  const switched = packageTable && entryOf(packageTable, 'implicit-dependencies')?.value;
  if (switched?.kind === 'boolean' && !switched.value) return [];
  const listed = entryOf(manifest, 'dependencies')?.value;
  if (listed?.kind !== 'table') return [];
  return listed.entries
    .filter(({key: name}) => name === 'sui' || name === 'std')
    .map(({key: name, line}) => finding('KEY_UNKNOWN', line, `"dependencies.${name}": the package is there by itself; remove the line.`));
}

/** `Move.toml` */
export const moveToml: FileFormat = {
  name: 'Move.toml',
  matches: (fileName) => fileName === 'Move.toml',
  root,
  also: implicitDependencies,
};
