import {readFileSync} from 'node:fs';
import {isSnippet, listedPages, pageIds, pages, pageWith, type Page} from '../lib/pages';
import {expressionProblems} from './contracts/expressions';
import {fenceProblems} from './contracts/fences';
import {headingProblems} from './contracts/headings';
import {importProblems} from './contracts/imports';
import {lengthProblems} from './contracts/length';
import {linkProblems} from './contracts/links';
import {secretProblems} from './contracts/secrets';
import {versionProblems} from './contracts/versions';
import {wordProblems} from './contracts/words';

const ids = pages.map((page) => page.id);
const secretsOf = (page: Page): string[] => secretProblems(page.file, readFileSync(page.file, 'utf8'));

test('the site has its pages', () => {
  expect(ids).toEqual(expect.arrayContaining(['guides', 'concepts', 'standards', 'references', 'references/sui-glossary']));
});

describe.each([
  ['words', wordProblems, pages],
  ['headings', headingProblems, pages],
  ['fences', fenceProblems, pages],
  ['imports', importProblems, pages],
  ['versions', versionProblems, pages],
  ['expressions', expressionProblems, pages],
  ['links', linkProblems, listedPages],
  ['length', (page: Page) => lengthProblems(page, pageIds), listedPages],
  ['secrets', secretsOf, pages],
] as const)('%s', (_name, problemsOf, covered) => {
  test.each(covered.map((page) => [page.file, page] as const))('%s', (_file, page) => {
    expect(problemsOf(page)).toEqual([]);
  });
});

const long = (lines: number): string => Array.from({length: lines}, (_value, index) => `line ${index}`).join('\n');
const fence = (info: string, body: string): string => `\`\`\`${info}\n${body}\n\`\`\``;

describe('each contract rejects what it is for', () => {
  test.each([
    ['a ruled-out word', wordProblems, 'You can simply run it.', '"simply": use leave it out'],
    ['an exclamation mark', wordProblems, 'It works! Go on.', 'use a period'],
    ['a wrong spelling of a term', wordProblems, 'Run a fullnode on-chain.', '"fullnode": use "full node"'],
    ['a network in lower case', wordProblems, 'Publish on testnet.', 'Mainnet, Testnet, Devnet'],
    ['an announcement', wordProblems, 'In this guide, you build.', 'state the result'],
    ['a second title', headingProblems, '# Title', 'a heading of level 1'],
    ['a repeated heading', headingProblems, '## Run it\n\nA.\n\n## Run it', 'stands twice'],
    ['title case', headingProblems, '## Publish A Package', 'not in sentence case'],
    ['a fence without a language', fenceProblems, fence('', 'x'), 'has no language'],
    ['an unknown language', fenceProblems, fence('shell', 'x'), '"shell" is not a language of this site'],
    ['a long inline sample', fenceProblems, fence('ts', long(30)), 'a sample of 30 lines belongs in a file'],
    ['a prompt sign', fenceProblems, fence('sh', '$ sui client gas'), 'without the prompt sign'],
    ['a foreign import', importProblems, "import x from 'lodash';", 'imports "lodash"'],
    ['a theme import', importProblems, "import Tabs from '@theme/Tabs';", 'imports "@theme/Tabs"'],
    ['a relative link', linkProblems, '[Next](../next) [a](/a) [b](/b) [c](/c)', 'is relative'],
    ['a link that says nothing', linkProblems, '[here](/a) [b](/b) [c](/c)', 'does not say where it leads'],
    ['too few ways on', linkProblems, '[Guides](/guides)', '1 internal links'],
    ['a fact in backticks', expressionProblems, 'Use `"{versions.moveEdition}"`.', 'is shown as it stands'],
    ['another release', versionProblems, 'Install `mainnet-v1.60.0`.', '"mainnet-v1.60.0" is not the documented release'],
    ['a thin page', (page: Page) => lengthProblems(page, []), 'Little.', 'a landing of fewer than'],
  ] as const)('%s', (_name, problemsOf, body, expected) => {
    expect(problemsOf(pageWith(body)).join('\n')).toContain(expected);
  });

  test('a page below another is held to more words than a landing', () => {
    const page = pageWith(Array.from({length: 200}, () => 'word').join(' '), 'docs/guides/a.mdx');
    expect(lengthProblems(page, ['guides', 'guides/a'])).toHaveLength(1);
    expect(lengthProblems(page, ['guides/a', 'guides/a/b'])).toEqual([]);
  });

  test('a private key', () => {
    expect(secretProblems('docs/a.mdx', `key\nsuiprivkey1${'q'.repeat(59)}`)).toEqual([
      'docs/a.mdx:2: looks like a secret; show a placeholder variable instead',
    ]);
  });

  test('code is not prose', () => {
    expect(wordProblems(pageWith('Run `sui client --just testnet`.\n\n```sh\nsimply\n```'))).toEqual([]);
  });
});

test('titles are unique among listed pages of a sidebar folder', () => {
  const titles = listedPages.map((page) => `${page.id.split('/')[0] ?? ''}: ${page.frontMatter.title.toLowerCase()}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('descriptions are unique', () => {
  const descriptions = pages.map((page) => page.frontMatter.description);
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
});

test('snippets are unlisted', () => {
  expect(pages.filter((page) => isSnippet(page) && page.frontMatter.unlisted !== true).map((page) => page.file)).toEqual([]);
});
