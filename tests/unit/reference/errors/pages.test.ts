import {readdirSync} from 'node:fs';
import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {abortCodesPages} from '@site/src/reference/errors/abort-codes-landing';
import {entryLists} from '@site/src/reference/errors/entries';
import {loadFramework} from '@site/src/reference/framework/load';
import {generatedSamplePages} from '@site/src/samples/generated-pages';
import {collectSamples} from '@site/src/samples/collect';
import {loadPackages} from '@site/src/reference/packages/load';

// That each entry has a place on its page, and each constant a row that leads to its module, is
// seen on the built site.

test('every file of entries is on a page', () => {
  const files = readdirSync('src/reference/errors/entries').filter((file) => file !== 'index.ts');
  expect([...new Set(entryLists.map(({file}) => file))].sort()).toEqual(files.sort());
});

test('a row of the abort codes has the code on Mainnet and in newer versions, and the message of the constant', () => {
  const [landing] = abortCodesPages([...loadFramework(), ...loadPackages()]);
  const table = landing?.body.find((node): node is Table => node.type === 'table');
  const rows = table?.children.map(({children: [code, constant]}) => [code, constant].map((cell) => (cell ? toString(cell) : '')));
  expect(rows).toContainEqual(['11 on Mainnet, 10 in newer versions', 'EPackageVersionDisabled']);
  expect(rows?.filter(([, constant]) => /^E\w+ “.+”$/.test(constant ?? ''))).not.toEqual([]);
});

test('samples are collected as they stand in the entries, with what they must fail with', () => {
  const {samples, problems} = collectSamples(generatedSamplePages());
  expect(problems).toEqual([]);
  const written = entryLists.flatMap(({entries}) => entries.flatMap((entry) => entry.samples ?? []));
  const examples = entryLists.flatMap(({entries}) => entries.flatMap(({example}) => (example === undefined ? [] : [example.text])));
  expect(samples.map(({code, language, meta}) => [language, code, meta.fails]).sort()).toEqual(
    [...written.map(({code, language, fails}) => [language, code, fails]), ...examples.map((text) => ['text', text, undefined])].sort(),
  );
});
