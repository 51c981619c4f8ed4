import {bcs} from '@mysten/sui/bcs';
import {Transaction} from '@mysten/sui/transactions';
import {deriveDynamicFieldID, fromHex, toHex} from '@mysten/sui/utils';

// #region identity
/** A package and one of its rooms, with the version at which the room was shared. */
export interface Place {
  firstPackage: string;
  newestPackage: string;
  room: string;
  sharedAt: string;
}

const Identity = bcs.struct('Identity', {room: bcs.Address, key: bcs.u64()});

/** What the messages of one key are encrypted under: 40 bytes, as hex. */
export const identityOf = ({room}: Place, key: bigint): string =>
  toHex(Identity.serialize({room, key}).toBytes());

/** The number of the key in an identity that belongs to the room, or null. */
export function keyIn(place: Place, id: string): bigint | null {
  const bytes = fromHex(id);
  if (bytes.length !== 40) return null;
  const key = BigInt(Identity.parse(bytes).key);
  return identityOf(place, key) === toHex(bytes) ? key : null;
}
// #endregion identity

// #region approval
/** The calls that key servers simulate, one for each key. No network is asked. */
export async function approval(
  place: Place,
  ids: readonly string[],
): Promise<Uint8Array> {
  const tx = new Transaction();
  const room = tx.sharedObjectRef({
    objectId: place.room,
    initialSharedVersion: place.sharedAt,
    mutable: false,
  });
  for (const id of ids)
    tx.moveCall({
      target: `${place.newestPackage}::room::seal_approve`,
      arguments: [tx.pure.vector('u8', fromHex(id)), room],
    });
  return tx.build({onlyTransactionKind: true});
}
// #endregion approval

// #region layouts
const entries = bcs.vector(bcs.tuple([bcs.Address, bcs.u64()]));
const invitations = bcs.vector(bcs.tuple([bcs.Address, bcs.bool()]));
const Table = bcs.struct('Table', {id: bcs.Address, size: bcs.u64()});

export const Room = bcs.struct('Room', {
  id: bcs.Address,
  version: bcs.u64(),
  owner: bcs.Address,
  members: entries,
  invited: invitations,
  key: bcs.u64(),
  posted: bcs.u64(),
  messages: Table,
});

/** A message as it lies in the table, under its number. */
export const Entry = bcs.struct('Field<u64, Message>', {
  id: bcs.Address,
  number: bcs.u64(),
  sender: bcs.Address,
  sentMs: bcs.u64(),
  key: bcs.u64(),
  body: bcs.byteVector(),
});

/** Where message `number` lies, computed without asking anybody. */
export const entryId = (table: string, number: bigint): string =>
  deriveDynamicFieldID(table, 'u64', bcs.u64().serialize(number).toBytes());
// #endregion layouts

// #region transactions
function callOf(place: Place, name: string): {tx: Transaction; target: string} {
  return {tx: new Transaction(), target: `${place.newestPackage}::room::${name}`};
}

export function invite(place: Place, guest: string, history: boolean): Transaction {
  const {tx, target} = callOf(place, 'invite');
  const args = [tx.object(place.room), tx.pure.address(guest), tx.pure.bool(history)];
  tx.moveCall({target, arguments: args});
  return tx;
}

export function join(place: Place): Transaction {
  const {tx, target} = callOf(place, 'join');
  tx.moveCall({target, arguments: [tx.object(place.room)]});
  return tx;
}

export function leave(place: Place): Transaction {
  const {tx, target} = callOf(place, 'leave');
  tx.moveCall({target, arguments: [tx.object(place.room)]});
  return tx;
}

export function remove(place: Place, member: string): Transaction {
  const {tx, target} = callOf(place, 'remove');
  tx.moveCall({target, arguments: [tx.object(place.room), tx.pure.address(member)]});
  return tx;
}

export function post(place: Place, key: bigint, body: Uint8Array): Transaction {
  const {tx, target} = callOf(place, 'post');
  tx.moveCall({
    target,
    arguments: [
      tx.object(place.room),
      tx.pure.u64(key),
      tx.pure.vector('u8', body),
      tx.object.clock(),
    ],
  });
  return tx;
}
// #endregion transactions
