import {deepbookErrorCodes} from '@site/src/facts/deepbook-errors';
import {pages, pageWith} from '../lib/pages';
import {differences} from './deepbook/compare';
import {addSource, readInterface, type MoveInterface} from './deepbook/interface';
import {nameProblems} from './deepbook/pages';
import {readEnum, readSdk} from '../lib/sdk-bindings';

/** In the published package and not in the wrappers of the pinned SDK, with the reason. */
const newerThanTheSdk: Readonly<Record<string, string>> = {
  'balance_manager::new_with_custom_owner_caps_v2': 'added with version 8; the wrappers show an earlier state',
  'constants::max_stake_required': 'added with version 8; the wrappers show an earlier state',
};

/** In the repository since 2026-07-17, after the last publication that it records. */
const unpublished = ['pool::place_post_only_limit_order', 'pool::best_bid_price', 'pool::best_ask_price'];

const sources = 'examples/move/deepbook_interface/sources';
const ownPages = pages.filter(({id}) => id.startsWith('standards/deepbookv3/'));

let found: MoveInterface;

beforeAll(async () => {
  found = await readInterface(sources);
});

test('the interface is what the pinned SDK calls', () => {
  expect(found.functions.size).toBeGreaterThan(150);
  expect(found.structs.size).toBeGreaterThan(30);
  expect(differences(found, readSdk(), newerThanTheSdk)).toEqual([]);
});

test.each(['OrderType', 'SelfMatchingOptions'])('%s has the values of the constants', async (name) => {
  const values = readEnum(name);
  expect(values.size).toBeGreaterThan(2);
  const text = await import('node:fs').then(({readFileSync}) => readFileSync(`${sources}/constants.move`, 'utf8'));
  for (const [member, value] of values) expect(text).toMatch(new RegExp(`public fun ${member}\\(\\): u8 \\{\\s*${value}\\s*\\}`));
});

test('what is unpublished is not in the interface', () => {
  expect(unpublished.filter((name) => found.functions.has(name))).toEqual([]);
});

test.each(ownPages.map((page) => [page.id, page] as const))('%s names what there is', (_id, page) => {
  expect(nameProblems(page, found, deepbookErrorCodes, unpublished)).toEqual([]);
});

describe('what is wrong is found', () => {
  const wrong = `/// A module.
module deepbook::pool;
public struct DeepBurned has copy, drop { pool_id: ID, burned: u64 }
public fun mid_price<Base>(self: &Pool<Base>, clock: &Clock): u64 { 0 }
public fun vote<Base, Quote>(self: &mut Pool<Base, Quote>, balance_manager: &mut BalanceManager, trade_proof: &TradeProof, proposal: u64, ctx: &TxContext) {}
public fun borrow_everything(self: &Pool) {}`;

  test('in the interface', async () => {
    const bad: MoveInterface = {modules: new Set(), functions: new Map(), structs: new Map()};
    await addSource(bad, wrong);
    expect(differences(bad, readSdk(), {'pool::stake': 'no longer true', 'pool::gone': 'nowhere'})).toEqual([
      'pool::mid_price has 1 type parameters; in the SDK 2',
      'pool::vote takes ,,,u64; in the SDK ,,,0x2::object::ID',
      'pool::vote names self,balanceManager,tradeProof,proposal; in the SDK self,balanceManager,tradeProof,proposalId',
      'pool::borrow_everything is not in the SDK',
      'pool::DeepBurned has pool_id: Address,burned: u64; in the SDK pool_id: Address,deep_burned: u64',
      'pool::stake is on the list of what the SDK lacks, and it has it',
      'pool::gone is on the list and not in the interface',
    ]);
  });

  test.each([
    ['a function in a table', '| Function | Does |\n|---|---|\n| `pool::place_order` | trades |', 'no function of the interface'],
    ['an event in a table', '| Event | Fields |\n|---|---|\n| `pool::Burned` | `pool_id` |', 'no event of the interface'],
    ['a field of an event', '| Event | Fields |\n|---|---|\n| `pool::DeepBurned` | `pool_id` |', 'has the fields pool_id, deep_burned'],
    ['an error in a table', '| Error | Code |\n|---|---|\n| `pool::ENothing` | 1 |', 'no error of the package'],
    ['the code of an error', '| Error | Code |\n|---|---|\n| `pool::EInvalidFee` | 2 |', 'has the code 1'],
    ['a name in a sentence', 'Call `pool::place_order`.', 'pool has no place_order'],
  ])('%s', (_what, body, expected) => {
    expect(nameProblems(pageWith(body), found, deepbookErrorCodes).join('\n')).toContain(expected);
  });
});
