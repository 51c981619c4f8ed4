import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {checkers} from '@site/src/samples/checkers';
import {formatOf} from '@site/src/samples/data/formats';
import type {Sample} from '@site/src/samples/sample';
import {languages, sampleOf} from '../../lib/sample-fixtures';

const root = 'examples/config';

/** Data files of programs that are not Sui's: parsed, with no model of their keys. */
const withoutModel: readonly string[] = Object.entries({
  'deploy/github-actions': ['action.yml', 'move-checks.yml', 'move-mainnet.yml', 'move-source.yml', 'move-testnet.yml'],
  'operator/bridge': ['routes.yaml', 'traefik.yaml'],
  'operator/sui-full-node/proxy': ['routes.yaml', 'traefik.yaml'],
  'operator/ansible': ['inventory.yaml', 'sui-node.yaml'],
  'operator/kubernetes': ['kustomization.yaml', 'namespace.yaml', 'services.yaml', 'statefulset.yaml'],
}).flatMap(([folder, names]) => names.map((name) => `${root}/${folder}/${name}`));

const files = readdirSync(root, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'))
  .sort();

function sampleOfFile(file: string): Sample {
  const language = languages[path.extname(file).slice(1)];
  if (language === undefined) throw new Error(`${file}: no language has this extension; add it to tests/lib/sample-fixtures.ts`);
  return {...sampleOf(language, readFileSync(file, 'utf8').trimEnd(), {file}), page: file};
}

test.each(files)('%s is what its program reads', async (file) => {
  const sample = sampleOfFile(file);
  const checker = checkers.find(({languages: owned}) => owned.includes(sample.language));
  expect(await checker?.check([sample])).toEqual([]);
});

test.each(files.filter((file) => /\.(?:ya?ml|toml)$/.test(file)))('%s has a model of its keys', (file) => {
  expect(formatOf(sampleOfFile(file).meta) !== undefined || withoutModel.includes(file)).toBe(true);
});

test('each file without a model is there', () => {
  expect(withoutModel.filter((file) => !files.includes(file))).toEqual([]);
});
