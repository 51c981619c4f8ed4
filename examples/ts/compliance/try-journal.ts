import {checkJournal} from './check-journal';
import {readEntry, writeEntry} from './journal';

const PACKAGE_ID = '0x5d20f7ab43c9e1860b75d3fa92e4c618d07a3bf5124c98e6af031d7bc5e28946';
const [ada, bo] = ['0xada', '0xb0'];

// #region events
const arrived = [
  ['Held', writeEntry('Held', 1, null, ada)],
  ['Held', writeEntry('Held', 2, null, bo)],
  // Numbers 3 and 5 never came, and 4 came twice.
  ['HoldLifted', writeEntry('HoldLifted', 4, 1, ada)],
  ['HoldLifted', writeEntry('HoldLifted', 4, 1, ada)],
] as const;
// #endregion events

const read = ([kind, bytes]: readonly [string, Uint8Array]) =>
  readEntry(`${PACKAGE_ID}::journal::Entry<${PACKAGE_ID}::desk::${kind}>`, bytes);
const entries = arrived.map(read);
const report = (findings: Record<string, bigint[]>): void => {
  for (const [what, numbers] of Object.entries(findings))
    console.log(`${what}:`, numbers.join(', ') || 'none');
};

console.log('as it arrived');
report({...checkJournal(entries, 5n)});

console.log('each stored once, and the missing ones read again');
const again = [
  ['Held', writeEntry('Held', 3, null, '0xcafe')],
  ['HoldLifted', writeEntry('HoldLifted', 5, 2, bo)],
] as const;
const all = [...entries, ...again.map(read)];
const stored = [...new Map(all.map((entry) => [entry.number, entry])).values()];
report({...checkJournal(stored, 5n)});
