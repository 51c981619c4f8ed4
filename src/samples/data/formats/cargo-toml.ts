/** The manifest of a Rust sample: Cargo's keys that samples need, and crates with the versions of `src/facts/rust-crates.ts`. */
import {rustCrates, type RustCrate} from '@site/src/facts/rust-crates';
import type {Finding} from '../../lib/report';
import {didYouMean} from '../../../lib/suggest';
import {entryOf, type DataNode, type Entry, type TableNode} from '../document';
import {anything, boolean, choice, either, key, list, map, required, table, text, type FileFormat} from '../keys';
import {finding} from '../place';

const dependency = either(
  text,
  table(
    key('version', text),
    key('git', text),
    key('rev', text),
    key('tag', text),
    key('branch', text),
    key('path', text),
    key('package', text),
    key('features', list(text)),
    key('default-features', boolean, {default: 'true'}),
    key('optional', boolean, {default: 'false'}),
  ),
);

const packageTable = table(
  required('name', text),
  key('version', text),
  key('edition', choice('2021', '2024')),
  key('rust-version', text),
  key('license', text),
  key('authors', list(text)),
  key('description', text),
  key('publish', boolean, {default: 'true'}),
);

const sections = ['dependencies', 'dev-dependencies', 'build-dependencies'];

const root = table(
  required('package', packageTable),
  ...sections.map((name) => key(name, map(dependency))),
  key('features', map(list(text))),
  key('bin', list(table(required('name', text), key('path', text)))),
  key('profile', anything),
  key('workspace', anything),
);

const stringOf = (node: DataNode | undefined): string | undefined => (node?.kind === 'string' ? node.value : undefined);

function versionProblem(name: string, {version, git}: RustCrate, value: DataNode): string | undefined {
  const written = stringOf(value) ?? stringOf(entryOf(value, 'version')?.value);
  if (version !== undefined && written !== version && !written?.startsWith(`${version}.`))
    return `samples use ${name} ${version} (src/facts/rust-crates.ts), and this is ${written ?? 'no version'}.`;
  const repository = stringOf(entryOf(value, 'git')?.value)?.replace(/\.git$/, '');
  return git !== undefined && repository !== git.repository ? `${name} comes from { git = "${git.repository}" }.` : undefined;
}

function checkCrate({key: written, line, value}: Entry): readonly Finding[] {
  const name = stringOf(entryOf(value, 'package')?.value) ?? written;
  const crate = rustCrates[name];
  if (crate === undefined)
    return [finding('KEY_UNKNOWN', line, `the crate "${name}" is unknown.${didYouMean(name, Object.keys(rustCrates))}`)];
  if (crate.use !== undefined) return [finding('KEY_UNKNOWN', line, `samples do not use the crate "${name}": use ${crate.use}.`)];
  const problem = versionProblem(name, crate, value);
  return problem === undefined ? [] : [finding('VALUE_TYPE', line, problem)];
}

const crates = (manifest: TableNode): readonly Finding[] =>
  sections.flatMap((section) => {
    const listed = entryOf(manifest, section)?.value;
    return listed?.kind === 'table' ? listed.entries.flatMap(checkCrate) : [];
  });

/** `Cargo.toml` */
export const cargoToml: FileFormat = {
  name: 'Cargo.toml',
  matches: (fileName) => fileName === 'Cargo.toml',
  root,
  also: crates,
};
