import type {Figure} from '@site/src/facts/provenance/list';
import {checkClaims} from '@site/src/staleness/claims/check';
import type {Context} from '@site/src/staleness/claims/check/context';
import type {Claim} from '@site/src/staleness/claims/types';
import type {Finding} from '@site/src/staleness/finding';
import {readPage} from '@site/src/staleness/pages/read';
import {checkoutOf} from '@site/src/staleness/source/checkout';
import type {Snapshot} from '@site/src/staleness/source/snapshots';

const origin = {source: {page: 'a page'}, holds: 'now', read: '2026-11-22', checkedBy: 'source'} as const;
const figures: Figure[] = [
  {path: 'protocol.commands', value: 1023, unit: 'commands', origin},
  {path: 'limits.keys', value: 10, unit: 'keys', origin},
];

const snapshot = (version: number, flags: Record<string, unknown>, values: Record<string, unknown> = {}): Snapshot => ({
  version,
  file: `${version}.snap`,
  flags,
  values,
});

const mainnet = [
  snapshot(129, {}),
  snapshot(130, {enable_init: true}),
  snapshot(135, {enable_init: true}, {max_commands: 1024}),
  snapshot(138, {enable_init: true, enable_allowances: true}, {max_commands: 2048}),
];

function ask(claim: Claim, text: string, more: Partial<Context> = {}, file = 'docs/a.mdx'): Promise<Finding[]> {
  const context: Context = {
    pages: [readPage(file, text, figures)],
    figures,
    protocol: 135,
    packageFile: () => undefined,
    snapshots: {Mainnet: mainnet, Testnet: []},
    ...more,
  };
  return checkClaims(context, [claim]);
}

const withFile = (file: string, text: string): Partial<Context> => ({checkout: checkoutOf({[file]: text})});

describe('since a version', () => {
  const claim: Claim = {kind: 'since', subject: 'init', chain: 'Mainnet', flag: 'enable_init', says: [/since protocol (\d+).*init/]};

  test('the first snapshot with the flag decides, and a newer version in the sources is a note', async () => {
    expect(await ask(claim, 'Since protocol 130 `init` runs.')).toMatchObject([
      {state: 'fresh'},
      {subject: 'protocol.version', state: 'note', stated: '135', found: 'the sources have 138'},
    ]);
    expect(await ask(claim, 'One.\nSince protocol 135 `init` runs.', {protocol: 138})).toMatchObject([
      {state: 'stale', stated: 'since protocol 135', found: 'enable_init on Mainnet since 130', places: ['docs/a.mdx:2']},
    ]);
  });

  test('without snapshots, or without the flag, nothing holds by silence', async () => {
    expect(await ask(claim, 'Since protocol 130 `init` runs.', {snapshots: {Mainnet: [], Testnet: []}})).toMatchObject([
      {state: 'unasked', found: 'needs --source'},
    ]);
    expect(await ask({...claim, flag: 'renamed'}, 'Since protocol 130 `init` runs.', {protocol: 138})).toMatchObject([{state: 'stale'}]);
  });

  test('a claim that no page makes, and a version that no claim covers, are for people', async () => {
    expect(await ask(claim, 'Since protocol 99 something else.', {protocol: 138})).toMatchObject([
      {subject: 'init', state: 'note'},
      {subject: 'versions that no claim covers', state: 'note', stated: '99', places: ['docs/a.mdx:1']},
    ]);
  });
});

test('a figure that is the first version with a feature', async () => {
  const claim: Claim = {kind: 'since-figure', figure: 'since.init', chain: 'Mainnet', flag: 'enable_init'};
  const at = (value: number): Partial<Context> => ({figures: [{path: 'since.init', value, unit: 'version', origin}]});
  expect(await ask(claim, '', at(130))).toMatchObject([{state: 'fresh', found: 'enable_init on Mainnet since 130'}]);
  expect(await ask(claim, '', at(135))).toMatchObject([{state: 'stale', stated: 'since protocol 135'}]);
  expect(await ask({...claim, flag: 'renamed'}, '', at(130))).toMatchObject([{state: 'stale'}]);
  expect(await ask(claim, '', {...at(130), snapshots: {Mainnet: [], Testnet: []}})).toMatchObject([{state: 'unasked'}]);
});

describe('what the documented version lacks', () => {
  const claim: Claim = {kind: 'needs', subject: 'allowances', chain: 'Mainnet', flag: 'enable_allowances', names: /allowance/};

  test('is named with the version that has it', async () => {
    expect(await ask(claim, 'Spend from an allowance.')).toMatchObject([{state: 'stale', places: ['docs/a.mdx:1']}]);
    expect(await ask(claim, 'Spend from an allowance (Mainnet: protocol 138).')).toMatchObject([{state: 'fresh'}]);
    expect(await ask(claim, 'Spend from an allowance.', {protocol: 138})).toMatchObject([{state: 'fresh'}]);
    expect(await ask(claim, 'Spend from an allowance.', {protocol: 137})).toMatchObject([{state: 'unasked'}]);
    expect(await ask({...claim, toldBy: ['limits.keys']}, 'Spend from an allowance, since {limits.keys}.')).toMatchObject([
      {state: 'fresh'},
    ]);
  });
});

test('a figure is compared at the documented version, and a later change is a note', async () => {
  const claim: Claim = {kind: 'figure', figure: 'protocol.commands', chain: 'Mainnet', key: 'max_commands', from: (value) => value - 1};
  expect(await ask(claim, 'At most {protocol.commands}.')).toMatchObject([
    {state: 'fresh', places: ['docs/a.mdx']},
    {state: 'note', found: '2047 by protocol 138'},
  ]);
  expect(await ask(claim, '', {protocol: 138})).toMatchObject([{state: 'stale', stated: '1023', found: '2047'}]);
  expect(await ask({...claim, key: 'max_other'}, '')).toMatchObject([{state: 'unasked'}]);
});

test('a constant of the code decides', async () => {
  const claim: Claim = {kind: 'constant', figure: 'limits.keys', file: 'a.rs', name: 'MAX'};
  expect(await ask(claim, '', withFile('a.rs', 'const MAX: usize = 10;'))).toMatchObject([{state: 'fresh'}]);
  expect(await ask(claim, '', withFile('a.rs', 'const MAX: usize = 12;'))).toMatchObject([{state: 'stale', found: '12'}]);
  expect(await ask(claim, '', withFile('a.rs', 'const MIN: usize = 1;'))).toMatchObject([{state: 'unasked'}]);
  expect(await ask(claim, '', withFile('b.rs', ''))).toMatchObject([{state: 'unasked', found: 'the checkout lacks a.rs'}]);
});

test('a list is compared entry by entry', async () => {
  const claim: Claim = {
    kind: 'list',
    subject: 'objects',
    page: 'docs/a.mdx',
    entry: /^\| `(0x\w+)`/,
    file: 'a.rs',
    read: {macro: 'ids', names: /_OBJECT_ID$/},
    leftOut: {'0x7': 'nobody may use it'},
  };
  const code = withFile(
    'a.rs',
    'ids! { A / CLOCK_OBJECT_ID = 0x6; B / AUTH_OBJECT_ID = 0x7; C / BRIDGE_OBJECT_ID = 0x9; D / PACKAGE_ID = 0x2; }',
  );
  expect(await ask(claim, '| `0x6` |\n| `0x9` |', code)).toMatchObject([{state: 'fresh'}]);
  expect(await ask(claim, '| `0x6` |\n| `0x5` |', code)).toMatchObject([{state: 'stale', found: 'also 0x9; not 0x5'}]);
  expect(await ask(claim, '| `0x6` |', withFile('a.rs', 'other! {}'))).toMatchObject([{state: 'unasked'}]);
});

test('what the code refuses stands in no configuration', async () => {
  const claim: Claim = {
    kind: 'refused',
    subject: 'archives',
    file: 'a.rs',
    receiver: 'url',
    method: 'contains',
    gives: /ingestion-url: (\S+)/,
  };
  const code = withFile('a.rs', 'fn f() { if url.contains("bad.example") { return; } }');
  expect(await ask(claim, '  - ingestion-url: https://good.example', code)).toMatchObject([{state: 'fresh'}]);
  expect(await ask(claim, '  - ingestion-url: https://bad.example', code)).toMatchObject([{state: 'stale', places: ['docs/a.mdx:1']}]);
  expect(await ask(claim, '', withFile('a.rs', 'fn f() {}'))).toMatchObject([{state: 'unasked'}]);
});

test('a text of a package contradicts, or one of the sources', async () => {
  const claim: Claim = {kind: 'contradicted', subject: 'order', says: /newest first/, file: '@a/b/c.ts', by: /ascending/};
  expect(await ask(claim, 'newest first', {packageFile: () => 'ascending order'})).toMatchObject([{state: 'stale', found: 'ascending'}]);
  expect(await ask(claim, 'newest first', {packageFile: () => 'descending'})).toMatchObject([{state: 'fresh'}]);
  expect(await ask(claim, 'newest first')).toMatchObject([{state: 'unasked', found: '@a/b/c.ts is not installed'}]);
  const bySource: Claim = {...claim, file: 'a.rs'};
  expect(await ask(bySource, 'newest first', withFile('a.rs', 'ascending'))).toMatchObject([{state: 'stale'}]);
  expect(await ask(bySource, 'newest first')).toMatchObject([{state: 'unasked', found: 'needs --source'}]);
  expect(await ask(bySource, 'oldest first')).toMatchObject([{state: 'fresh'}]);
});

test('pages agree with each other, and never say some words', async () => {
  const agree: Claim = {kind: 'agree', subject: 'checkpoints', says: /(\d+) a day/};
  expect(await ask(agree, '350 a day\n350 a day')).toMatchObject([{state: 'fresh'}]);
  expect(await ask(agree, '350 a day\n390 a day')).toMatchObject([
    {state: 'stale', stated: '350 and 390', places: ['docs/a.mdx:1', 'docs/a.mdx:2']},
  ]);
  const never: Claim = {kind: 'never', subject: 'now', says: /protocol \d+ now/, because: 'say a date'};
  expect(await ask(never, 'At protocol 135 now.')).toMatchObject([{state: 'stale', found: 'say a date', places: ['docs/a.mdx:1']}]);
  expect(await ask(never, 'At protocol 135 in November 2026.')).toMatchObject([{state: 'fresh'}]);
});

const comments = `export interface GetEpochRequest {
  /** If no mask is specified, defaults to \`epoch\`. */
  readMask?: FieldMask;
}
export interface GetOtherRequest {
  id: string;
}
`;

test('defaults that comments give are those of the server', async () => {
  const claim: Claim = {kind: 'defaults', subject: 'masks', folder: 'v2', constant: /READ_MASK_DEFAULT$/};
  const packageFile = (file: string): string | undefined => (file.endsWith('ledger_service.ts') ? comments : undefined);
  const server = (mask: string): Partial<Context> => ({
    ...withFile('v2/ledger_service/get_epoch.rs', `pub const READ_MASK_DEFAULT: &str = "${mask}";`),
    packageFile,
  });
  expect(await ask(claim, '', server('epoch'))).toMatchObject([{state: 'fresh'}]);
  expect(await ask(claim, '', server('epoch,start'))).toMatchObject([
    {subject: 'read mask of GetEpoch', state: 'stale', stated: 'epoch', found: 'epoch,start'},
  ]);
  expect(await ask(claim, '', withFile('elsewhere.rs', ''))).toMatchObject([{state: 'unasked'}]);
});
