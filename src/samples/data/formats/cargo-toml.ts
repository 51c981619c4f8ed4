/**
 * The manifest of a Rust sample: Cargo's keys that samples need, and crates with the versions of
 * `src/facts/rust-crates.ts`.
 */
import {rustCrates, type RustCrate} from '@site/src/facts/rust-crates';
import {didYouMean} from '../../../lib/suggest';
import type {Finding} from '../../lib/report';
import {finding} from '../codes';
import {entriesOf, nodeAt, textOf, type DataNode, type Entry} from '../document';
import {choice, either, list, map, table, text, type FileFormat} from '../keys';

const dependency = either(text, table('text: version git rev tag branch path package texts: features boolean: default-features optional'));

const sections = ['dependencies', 'dev-dependencies', 'build-dependencies'];

const root = table('any: profile workspace', {
  'package!': table('text!: name text: version rust-version license description texts: authors boolean: publish', {
    edition: choice('2021 2024'),
  }),
  [sections.join(' ')]: map(dependency),
  features: map(list(text)),
  bin: list(table('text!: name text: path')),
});

function versionProblem(name: string, {version, git}: RustCrate, value: DataNode): string | undefined {
  const written = textOf(value) ?? textOf(nodeAt(value, 'version'));
  if (version !== undefined && written !== version && !written?.startsWith(`${version}.`))
    return `samples use ${name} ${version} (src/facts/rust-crates.ts), and this is ${written ?? 'no version'}.`;
  const repository = textOf(nodeAt(value, 'git'))?.replace(/\.git$/, '');
  return git !== undefined && repository !== git.repository ? `${name} comes from { git = "${git.repository}" }.` : undefined;
}

function checkCrate({key, line, node}: Entry): readonly Finding[] {
  const name = textOf(nodeAt(node, 'package')) ?? key;
  const crate = rustCrates[name];
  if (crate === undefined)
    return [finding('KEY_UNKNOWN', line, `the crate "${name}" is unknown.${didYouMean(name, Object.keys(rustCrates))}`)];
  if (crate.use !== undefined) return [finding('KEY_UNKNOWN', line, `samples do not use the crate "${name}": use ${crate.use}.`)];
  const problem = versionProblem(name, crate, node);
  return problem === undefined ? [] : [finding('VALUE_TYPE', line, problem)];
}

/** `Cargo.toml` */
export const cargoToml: FileFormat = {
  name: 'Cargo.toml',
  root,
  also: (manifest) => sections.flatMap((section) => entriesOf(nodeAt(manifest, section)).flatMap(checkCrate)),
};
