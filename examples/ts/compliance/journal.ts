// #region layout
import {bcs} from '@mysten/sui/bcs';
import {parseStructTag} from '@mysten/sui/utils';

/** The envelope of `journal::Entry`, and the records that can be in it. */
const envelope = {
  desk: bcs.Address,
  number: bcs.u64(),
  undoes: bcs.option(bcs.u64()),
  officer: bcs.Address,
  at_ms: bcs.u64(),
};
const claim = {claim: bcs.u64(), account: bcs.Address, amount: bcs.u64()};
const decision = {account: bcs.Address, reason: bcs.u64()};

const records = {
  Paid: bcs.struct('Paid', claim),
  Refused: bcs.struct('Refused', {...claim, why: bcs.u8()}),
  Held: bcs.struct('Held', decision),
  HoldLifted: bcs.struct('HoldLifted', decision),
  LimitChanged: bcs.struct('LimitChanged', {from: bcs.u64(), to: bcs.u64()}),
};
export type Kind = keyof typeof records;

const isKind = (name: string): name is Kind => name in records;
// #endregion layout

// #region read
export interface Entry {
  number: bigint;
  undoes: bigint | null;
  kind: Kind;
  officer: string;
  atMs: number;
  account: string | null;
}

/** Reads one event of the type `journal::Entry<…>`. */
export function readEntry(eventType: string, bytes: Uint8Array): Entry {
  const [record] = parseStructTag(eventType).typeParams;
  const kind = typeof record === 'object' ? record.name : '';
  if (!isKind(kind)) throw new Error(`a record of an unknown kind: ${eventType}`);

  const Layout = bcs.struct('Entry', {...envelope, record: records[kind]});
  const entry = Layout.parse(bytes);
  return {
    number: BigInt(entry.number),
    undoes: entry.undoes === null ? null : BigInt(entry.undoes),
    kind,
    officer: entry.officer,
    atMs: Number(entry.at_ms),
    account: 'account' in entry.record ? entry.record.account : null,
  };
}
// #endregion read

/** The event's bytes, for the demonstration. */
export const writeEntry = (
  kind: 'Held' | 'HoldLifted',
  number: number,
  undoes: number | null,
  account: string,
): Uint8Array =>
  bcs
    .struct('Entry', {...envelope, record: records[kind]})
    .serialize({
      desk: '0xde5c',
      number,
      undoes,
      officer: '0x0ff1',
      at_ms: Date.UTC(2026, 10, 21),
      record: {account, reason: 17},
    })
    .toBytes();
