// #region try
import assert from 'node:assert/strict';
import {Ledger, type Entry, type Limits} from './ledger';

const basic: Limits = {perTransaction: 5_000_000n, perDay: 12_000_000n, open: 2};
const books = () =>
  new Ledger(
    new Map([
      ['ada', basic],
      ['bo', basic],
    ]),
    20_000_000n,
  );
const entry = (digest: string, change: Partial<Entry> = {}): Entry => ({
  digest,
  account: 'ada',
  day: '2026-11-24',
  budget: 5_000_000n,
  lastEpoch: 1318n,
  ...change,
});

const tests: Record<string, () => void> = {
  'a promise counts with its whole budget'() {
    const ledger = books();
    assert.equal(ledger.reserve(entry('a')), null);
    assert.equal(ledger.reserve(entry('b')), null);
    assert.equal(ledger.reserve(entry('c')), 'too many transactions at once');
  },
  'a settled transaction counts with what it cost'() {
    const ledger = books();
    for (const digest of ['a', 'b', 'c', 'd']) {
      assert.equal(ledger.reserve(entry(digest)), null);
      ledger.settle(digest, 2_000_000n);
    }
    assert.equal(ledger.reserve(entry('e')), 'the account has used up its day');
    assert.equal(ledger.reserve(entry('e', {day: '2026-11-25'})), null);
  },
  'a rebate earns nobody a budget'() {
    const ledger = books();
    ledger.reserve(entry('a'));
    ledger.settle('a', -9_000_000n);
    assert.equal(ledger.find('a')?.cost, 0n);
  },
  'all accounts together stay within the day of the station'() {
    const ledger = books();
    for (const digest of ['a', 'b']) assert.equal(ledger.reserve(entry(digest)), null);
    for (const digest of ['c', 'd'])
      assert.equal(ledger.reserve(entry(digest, {account: 'bo'})), null);
    ledger.settle('c', 5_000_000n);
    const more = entry('e', {account: 'bo', budget: 1n});
    assert.equal(ledger.reserve(more), 'the station has used up its day');
  },
  'one digest is promised once'() {
    const ledger = books();
    ledger.reserve(entry('a'));
    const twice = ledger.reserve(entry('a', {account: 'bo'}));
    assert.equal(twice, 'the transaction is known already');
  },
  'what was executed is not released'() {
    const ledger = books();
    ledger.reserve(entry('a'));
    ledger.settle('a', 1n);
    assert.throws(() => {
      ledger.release('a');
    }, /was executed/);
  },
};

for (const [name, test] of Object.entries(tests)) {
  test();
  console.log('ok', name);
}
// #endregion try
