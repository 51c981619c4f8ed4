import {readFileSync} from 'node:fs';
import {limits} from '../../src/facts/limits';
import {sampleNetwork, sampleVersion} from '../../src/facts/sample-network';
import {isSnippet, listedPages, pageIds, pages, pageWith, type Page} from '../lib/pages';
import {admonitionProblems} from './contracts/admonitions';
import {cellProblems} from './contracts/cells';
import {expressionProblems} from './contracts/expressions';
import {fenceProblems} from './contracts/fences';
import {figureProblems} from './contracts/figures';
import {headingProblems, namesIn, properNames} from './contracts/headings';
import {lengthProblems} from './contracts/length';
import {linkProblems} from './contracts/links';
import {neighborProblems} from './contracts/neighbors';
import {questionProblems} from './contracts/questions';
import {sampleNetworkProblems} from './contracts/sample-network';
import {secretProblems} from './contracts/secrets';
import {tableShareProblems} from './contracts/table-share';
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
  ['questions', questionProblems, pages],
  ['admonitions', admonitionProblems, pages],
  ['fences', fenceProblems, pages],
  ['versions', versionProblems, pages],
  ['expressions', expressionProblems, pages],
  ['figures', figureProblems, pages],
  ['sample network', sampleNetworkProblems, pages],
  ['links', linkProblems, listedPages],
  ['share of tables', tableShareProblems, listedPages],
  ['neighbors', neighborProblems, listedPages],
  ['cells', cellProblems, listedPages],
  ['length', (page: Page) => lengthProblems(page, pageIds), listedPages],
  ['secrets', secretsOf, pages],
] as const)('%s', (_name, problemsOf, covered) => {
  test.each(covered.map((page) => [page.file, page] as const))('%s', (_file, page) => {
    expect(problemsOf(page)).toEqual([]);
  });
});

const long = (lines: number): string => Array.from({length: lines}, (_value, index) => `line ${index}`).join('\n');
const {publicEndpoint, gasBudgetOptionalSince: release} = limits;
const {requests, seconds} = publicEndpoint;
const {mainnet, testnet} = sampleNetwork;
const fence = (info: string, body: string): string => `\`\`\`${info}\n${body}\n\`\`\``;

describe('each contract rejects what it is for', () => {
  test.each([
    ['a ruled-out word', wordProblems, 'You can simply run it.', '"simply": use leave it out'],
    ['an exclamation mark', wordProblems, 'It works! Go on.', 'use a period'],
    ['a wrong spelling of a term', wordProblems, 'Run a fullnode on-chain.', '"fullnode": use "full node"'],
    ['a network in lower case', wordProblems, 'Publish on testnet.', 'Mainnet, Testnet, Devnet'],
    ['another exclamation mark', wordProblems, 'Run `sui`! Go on.', 'use a period'],
    ['a wrong word in a table', wordProblems, '| A |\n| --- |\n| simply |', '"simply" in a cell: use leave it out'],
    [
      'a wrong word in a legend',
      wordProblems,
      fence('dot title="A" alt="B" legend="solid: a fullnode"', 'digraph {}'),
      '"fullnode" in a diagram',
    ],
    ['a wrong word in a diagram', wordProblems, fence('dot title="A fullnode" alt="B"', 'digraph {}'), '"fullnode" in a diagram'],
    ['the network as a currency', wordProblems, 'It costs 5 Sui.', 'use "SUI" for the token'],
    ['the currency as a network', wordProblems, 'The SUI network has validators.', 'use "Sui" for the network'],
    ['an account onchain', wordProblems, 'Create a Sui account.', 'use "address"'],
    ['a package called a program', wordProblems, 'Deploy a Move program.', 'use "package" or "smart contract"'],
    ['a manifest in lower case', wordProblems, 'Edit move.toml first.', '"Move.toml"'],
    ['half of a term', wordProblems, 'Sign a programmable transaction first.', '"programmable transaction block"'],
    ['a term in capitals', wordProblems, 'Sign a Programmable Transaction Block.', '"programmable transaction block"'],
    ['a dApp in lower case', wordProblems, 'Write a dapp.', '"dApp"'],
    ['filler', wordProblems, 'Please note that it runs.', 'use the statement itself'],
    ['an order to click', wordProblems, 'For more, click here.', 'a link whose text says where it leads'],
    ['an announcement', wordProblems, 'In this guide, you build.', 'state the result'],
    ['a word from another language', wordProblems, 'The error stands behind it.', '"stands behind": use "is in"'],
    ['an old word', wordProblems, 'The dearest call wins.', '"dearest": use "expensive"'],
    ['somebody without an apostrophe', wordProblems, 'It is the object of somebody else.', 'use "somebody\'s"'],
    [
      'a section that opens on code',
      neighborProblems,
      `## Run it\n\n${fence('sh', 'sui move test')}`,
      'docs/fixture.mdx:8: the section opens on a code block',
    ],
    ['a section that opens on a table', neighborProblems, '## Costs\n\n| A |\n| --- |\n| b |', 'the section opens on a table'],
    [
      'a section that opens on a table of ours',
      neighborProblems,
      '## Options\n\n<CommandTable command="sui" />',
      'the section opens on a table',
    ],
    [
      'two samples in a row',
      neighborProblems,
      `First:\n\n${fence('sh', 'sui')}\n\n${fence('ts', 'x')}`,
      'a code block follows another one',
    ],
    [
      'two tables in a row',
      neighborProblems,
      'A:\n\n| A |\n| --- |\n| b |\n\n<CommandTable command="sui" />',
      'a table follows another one',
    ],
    [
      'two samples in a list',
      neighborProblems,
      `- One:\n\n  ${fence('sh', 'sui').replaceAll('\n', '\n  ')}\n\n  ${fence('ts', 'x').replaceAll('\n', '\n  ')}`,
      'a code block follows another one',
    ],
    ['a page that opens on a table', neighborProblems, '| A |\n| --- |\n| b |', 'the page opens on a table'],
    ['a cell that reasons', cellProblems, '| A |\n| --- |\n| It holds. So it pays. |', 'a cell with two sentences'],
    ['a long cell', cellProblems, `| A |\n| --- |\n| ${'word '.repeat(26)}|`, 'a cell of 26 words'],
    ['a page of tables', tableShareProblems, `Few words.\n\n| A |\n| --- |\n| ${'word '.repeat(20)}|`, '91 % of the words stand in tables'],
    ['a long paragraph', cellProblems, 'word '.repeat(121), 'a paragraph of 121 words'],
    ['a second title', headingProblems, '# Title', 'a heading of level 1'],
    ['a repeated heading', headingProblems, '## Run it\n\nA.\n\n## Run it', 'stands twice'],
    ['title case', headingProblems, '## Publish A Package', 'not in sentence case (Package)'],
    ['title case after a hyphen', headingProblems, '## Use Re-Exported names', 'not in sentence case (Re, Exported)'],
    ['title case in an admonition', headingProblems, ':::note[Keep The Key]\n\nText.\n\n:::', 'not in sentence case (The, Key)'],
    ['a question to the reader', questionProblems, 'Keys get lost. What can you do? Make a backup.', 'asks the reader'],
    ['two admonitions in a row', admonitionProblems, ':::note\n\nA.\n\n:::\n\n:::note\n\nB.\n\n:::', 'right after another one'],
    ['two admonitions without blank lines', admonitionProblems, ':::note\nA.\n:::\n\n:::tip\nB.\n:::', 'right after another one'],
    ['a long inline sample', fenceProblems, fence('ts', long(30)), 'a sample of 30 lines belongs in a file'],
    [
      'a long line',
      fenceProblems,
      fence('ts', `a\n// ${'x'.repeat(90)}`),
      'docs/fixture.mdx:6: line 2 of the sample has 93 columns, and 90 fit; break it',
    ],
    ['a prompt sign', fenceProblems, fence('sh', '$ sui client gas'), 'without the prompt sign'],
    ['a link that says nothing', linkProblems, '[here](/a) [b](/b) [c](/c)', 'does not say where it leads'],
    ['too few ways on', linkProblems, '[Guides](/guides)', '1 internal links'],
    ['a fact in backticks', expressionProblems, 'Use `"{versions.moveEdition}"`.', 'is shown as it stands'],
    [
      'a rate limit by hand',
      figureProblems,
      `It takes ${requests} *requests* at once.`,
      `"${requests} requests": write {limits.publicEndpoint.text}`,
    ],
    [
      'the time of a rate limit',
      figureProblems,
      `| A |\n| --- |\n| So many calls per **${seconds} s** |`,
      `"calls per ${seconds} s": write`,
    ],
    ['a rate limit over two lines', figureProblems, `It takes ${requests}\nrequests.`, `docs/fixture.mdx:6: "${requests} requests": write`],
    ['a rate limit in output', figureProblems, fence('text output', `${requests} req/${seconds}s`), `"${requests} req": write`],
    ['a rate limit without its date', figureProblems, 'Up to {limits.publicEndpoint.requests}.', '{limits.publicEndpoint.requests}: write'],
    [
      'a part of it in a sample',
      figureProblems,
      fence('mdx', '{limits.publicEndpoint.seconds} s'),
      '{limits.publicEndpoint.seconds}: write',
    ],
    ['a release of the facts by hand', figureProblems, `Since CLI ${release}.`, `"${release}": write {limits.gasBudgetOptionalSince}`],
    ['such a release in code', figureProblems, `Since \`v${release}\`.`, `"${release}": write {limits.gasBudgetOptionalSince}`],
    [
      'a protocol version by hand',
      figureProblems,
      '| A |\n| --- |\n| Since protocol version 99, *so* |',
      '"Since protocol version 99": write {mainnetSince.…} or {testnetSince.…}, from src/facts/mainnet-since.ts',
    ],
    ['another commit of the release', sampleNetworkProblems, 'It prints `1.60.0-0123456789ab`.', `print ${sampleVersion}`],
    ['another epoch', sampleNetworkProblems, fence('text output', 'current_epoch 912'), '"current_epoch 912": the epoch is'],
    ['an epoch in a command', sampleNetworkProblems, fence('sh', 'curl x?epoch=912'), '"?epoch=912": the epoch is'],
    [
      'a tip outside of the epoch',
      sampleNetworkProblems,
      fence('text output', `a 1\nlast_executed_checkpoint ${mainnet.firstCheckpoint - 1}`),
      'docs/fixture.mdx:8: "last_executed_checkpoint',
    ],
    ['a checkpoint of another time', sampleNetworkProblems, fence('json output', '{"sequenceNumber": 248310557}'), 'neither network has'],
    [
      'the gas price of the other network',
      sampleNetworkProblems,
      fence('json output', `{"epoch": "${mainnet.epoch}", "referenceGasPrice": "${testnet.referenceGasPrice}"}`),
      `the reference gas price is ${mainnet.referenceGasPrice} (`,
    ],
    ['checkpoints of an epoch by hand', sampleNetworkProblems, 'Mainnet makes 390,000 an epoch.', '"390,000 an epoch": write a figure'],
    ['their rate by hand', sampleNetworkProblems, 'It makes 4.5 checkpoints a second.', '"4.5 checkpoints a second": write'],
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

  test.each([
    ['names in headings', headingProblems, '## Set up dApp Kit in Node.js on Testnet: A start {/* #kit */}\n\n## Write `Foo Bar` in Rust'],
    [
      'questions that are answered',
      questionProblems,
      '**Who pays?** You.\n\n1. Is it shared? Then wait.\n\nIt asks one thing: is it final?',
    ],
    ['a line between admonitions', admonitionProblems, ':::note\n\nA.\n\n:::\n\nText.\n\n:::note\n\nB.\n\n:::'],
    ['terms in their places', wordProblems, 'On Sui 5 SUI pay for Move.toml, and 2 Sui validators sign a programmable transaction block.'],
    ['figures from the facts', figureProblems, 'Since {limits.gasBudgetOptionalSince}. A node takes {limits.publicEndpoint.text}.'],
    [
      'other figures',
      figureProblems,
      `It takes 50 requests per second, 1,${requests} requests in all, waits ${seconds} seconds, and is 1${release}.2.`,
    ],
    [
      'outputs of the sample network',
      sampleNetworkProblems,
      fence(
        'text output',
        `sui ${sampleVersion}\ncurrent_epoch ${mainnet.epoch}\nlast_executed_checkpoint ${mainnet.checkpoint}\nend of epoch ${testnet.epoch - 1}`,
      ),
    ],
    [
      'a network of one\u2019s own, history and programs',
      sampleNetworkProblems,
      `${fence('json output', '{"epoch": "3", "sequenceNumber": "1000000"}')}\n\nThen:\n\n${fence('ts', "const epoch = {epoch: '912'};")}`,
    ],
    [
      'blocks that sentences lead to, and a command with its output',
      neighborProblems,
      `## Run it\n\nTest it:\n\n${fence('sh', 'sui move test')}\n\n${fence('text output', 'ok')}\n\nThen:\n\n| A |\n| --- |\n| b |\n\nCosts:\n\n<CommandTable command="sui" />`,
    ],
    ['a table with enough text', tableShareProblems, `${'word '.repeat(20)}\n\n| A |\n| --- |\n| ${'word '.repeat(20)}|`],
    ['phrases in cells', cellProblems, '| A |\n| --- |\n| Since 1.80. `Move.toml` too, e. g. Mainnet |'],
    [
      'natural turns',
      wordProblems,
      'It stands in for a wallet. Anyone who has it pays, and no one who waits does. It is proof of somebody who signs.',
    ],
    ['other accounts and programs', wordProblems, 'The program asks for a Google account, and its client ID.'],
  ] as const)('%s are right', (_name, problemsOf, body) => {
    expect(problemsOf(pageWith(body))).toEqual([]);
  });

  test('code is not prose', () => {
    expect(wordProblems(pageWith('Run `sui client --just testnet`.\n\n```sh\nsimply\n```'))).toEqual([]);
  });
});

test('every name that headings may have with a capital is in one', () => {
  const needed = new Set(pages.flatMap(namesIn));
  expect([...properNames].filter((name) => !needed.has(name))).toEqual([]);
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
