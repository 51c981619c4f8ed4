import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

const repository = path.resolve(__dirname, '../..');
const cruiser = path.join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const configuration = path.join(__dirname, 'dependency-cruiser.cjs');

/**
 * What an import must not do: the rule's name, and the two files by their paths from the tree's
 * top.
 */
export interface Violation {
  rule: string;
  from: string;
  to: string;
}

/** An import of one file of the tree by another. */
export interface Import {
  from: string;
  to: string;
}

interface Cruised {
  modules: {source: string; dependencies: {resolved: string}[]}[];
  summary: {violations: {from: string; to: string; rule: {name: string}}[]};
}

/**
 * Runs dependency-cruiser as `npm run lint:imports` does, over the site's configuration and `src/`.
 *
 * @param tree folder with a `docusaurus.config.ts` and a `src/`
 * @returns every import between files of the tree, and those that break a rule of
 *   `dependency-cruiser.cjs`
 * @throws where dependency-cruiser cannot read the tree or its configuration, with what it printed
 */
export function cruiseImports(tree: string): {imports: Import[]; violations: Violation[]} {
  const sources = ['docusaurus.config.ts', 'sidebars.ts', 'src'].filter((source) => existsSync(path.join(tree, source)));
  const args = [cruiser, '--config', configuration, '--output-type', 'json', ...sources];
  const {stdout, stderr} = spawnSync(process.execPath, args, {cwd: tree, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2});
  if (stdout === '') throw new Error(`dependency-cruiser failed in ${tree}: ${stderr}`);
  const {modules, summary} = JSON.parse(stdout) as Cruised;
  const files = new Set(modules.map(({source}) => source));
  return {
    imports: modules.flatMap(({source, dependencies}) =>
      dependencies.filter(({resolved}) => files.has(resolved)).map(({resolved}) => ({from: source, to: resolved})),
    ),
    violations: summary.violations.map(({from, to, rule}) => ({rule: rule.name, from, to})),
  };
}
