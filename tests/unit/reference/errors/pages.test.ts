import {readdirSync} from 'node:fs';
import {errorsReference} from '@site/src/reference/errors';
import {entryLists} from '@site/src/reference/errors/entries';
import {moduleAnchor} from '@site/src/reference/errors/routes';
import {loadFramework} from '@site/src/reference/framework/load';
import {references} from '@site/src/reference/references';
import {generatedSamplePages} from '@site/src/samples/generated-pages';
import {collectSamples} from '@site/src/samples/collect';
import {pageIds} from '../../../lib/pages';
import {anchorsOf, deadLinks, pageProblems, routeOf, textOf} from '../grpc/page-tools';

const framework = loadFramework();
const others = references().filter(({name}) => name !== 'Errors');
const {pages} = errorsReference(
  framework,
  others.flatMap((reference) => reference.pages),
);
const abortCodes = pages.filter(({id}) => id.includes('/abort-codes/'));

test('pages keep the contract of front matter, and no anchor stands twice', () => {
  expect(pageProblems(pages)).toEqual([]);
});

test('every file of entries is on a page', () => {
  const files = readdirSync('src/reference/errors/entries').filter((file) => file !== 'index.ts');
  expect([...new Set(entryLists.map(({file}) => file))].sort()).toEqual(files.sort());
});

test('every entry has a section with its id, its messages and its cure', () => {
  for (const {page: name, entries} of entryLists) {
    const page = pages.find(({id}) => id === `references/errors/${name}`);
    const text = page === undefined ? '' : textOf(page).replace(/\s+/g, ' ');
    const anchors = page === undefined ? [] : anchorsOf(page);
    for (const {id, messages} of entries) {
      expect([name, anchors]).toEqual([name, expect.arrayContaining([id])]);
      for (const line of messages.flatMap((message) => message.text.split('\n')))
        expect([id, text.includes(line.trim().replace(/\s+/g, ' '))]).toEqual([id, true]);
    }
  }
});

test('links lead to pages and anchors that exist', () => {
  const generated = others.flatMap((reference) => reference.pages);
  const authored = pageIds.map((id) => `/${id}`);
  const slugs = ['/sui-glossary', '/sui-api-ref'];
  expect(
    deadLinks([...pages, ...generated], [...authored, ...slugs, ...generated.map(routeOf)]).filter((line) =>
      line.startsWith('references/errors'),
    ),
  ).toEqual([]);
});

test('the pages of abort codes have every constant of the framework, and one page leads to each module', () => {
  const text = abortCodes.map(textOf).join('\n');
  const constants = framework.flatMap(({modules}) => modules.flatMap(({errors}) => errors));
  expect(constants.length).toBeGreaterThan(300);
  expect(constants.filter(({name}) => !text.includes(name)).map(({name}) => name)).toEqual([]);
  expect(abortCodes.flatMap(anchorsOf)).toEqual(expect.arrayContaining(['sui-kiosk', 'std-option', 'sui-system-validator']));
  expect(abortCodes.flatMap(({keywords = []}) => keywords)).toEqual(expect.arrayContaining(['kiosk error code']));
  const landing = pages.find(({id}) => id.endsWith('/abort-codes'));
  const links = JSON.stringify(landing?.body);
  const aborting = framework.flatMap(({modules}) => modules.filter(({errors}) => errors.length > 0));
  expect(aborting.filter(({info, name}) => !links.includes(`#${moduleAnchor(info.name, name)}"`)).map(({name}) => name)).toEqual([]);
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
