import {EncryptedObject, NoAccessError, SessionKey, type SealClient} from '@mysten/seal';
import {ObjectError} from '@mysten/sui/client';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import type {Transaction} from '@mysten/sui/transactions';
import {
  Entry,
  Room,
  approval,
  entryId,
  identityOf,
  keyIn,
  post,
  type Place,
} from './room';

// #region write
/** How many of the key servers have to agree. */
const THRESHOLD = 2;

/** The room as it is now: the key for new messages, and how many there are. */
export async function readRoom(client: SuiGrpcClient, place: Place) {
  const {object} = await client.core.getObject({
    objectId: place.room,
    include: {content: true},
  });
  const {key, posted, messages} = Room.parse(object.content);
  return {key: BigInt(key), posted: BigInt(posted), table: messages.id};
}

/** Encrypts for whoever may have the key with this number. */
export async function encrypt(
  seal: SealClient,
  place: Place,
  key: bigint,
  text: string,
): Promise<Uint8Array> {
  const {encryptedObject} = await seal.encrypt({
    threshold: THRESHOLD,
    packageId: place.firstPackage,
    id: identityOf(place, key),
    data: new TextEncoder().encode(text),
  });
  return encryptedObject;
}

/** The transaction that posts a text; after `EOldKey`, make a new one. */
export async function write(
  client: SuiGrpcClient,
  seal: SealClient,
  place: Place,
  text: string,
): Promise<Transaction> {
  const {key} = await readRoom(client, place);
  return post(place, key, await encrypt(seal, place, key, text));
}
// #endregion write

// #region session
/** `sign` lets the reader's wallet sign a personal message, once in ten minutes. */
export async function startSession(
  client: SuiGrpcClient,
  place: Place,
  reader: string,
  sign: (message: Uint8Array) => Promise<{signature: string}>,
): Promise<SessionKey> {
  const session = await SessionKey.create({
    address: reader,
    packageId: place.firstPackage,
    ttlMin: 10,
    suiClient: client,
  });
  const {signature} = await sign(session.getPersonalMessage());
  await session.setPersonalMessageSignature(signature);
  return session;
}
// #endregion session

// #region fetch
/** Messages `from` up to, not including, `to`; erased ones are left out. */
export async function fetchEntries(
  client: SuiGrpcClient,
  table: string,
  from: bigint,
  to: bigint,
) {
  const objectIds: string[] = [];
  for (let number = from; number < to; number += 1n)
    objectIds.push(entryId(table, number));
  const {objects} = await client.core.getObjects({objectIds, include: {content: true}});
  return objects.flatMap((object) => {
    if (!(object instanceof Error)) return [Entry.parse(object.content)];
    if (object instanceof ObjectError && object.reason !== 'unknown') return [];
    throw object;
  });
}
// #endregion fetch

// #region decrypt
/** The text of a message, or why there is none. */
export async function decrypt(
  seal: SealClient,
  session: SessionKey,
  place: Place,
  {key, body}: {key: bigint; body: Uint8Array},
): Promise<{text: string} | {refused: string}> {
  let id: string;
  let threshold: number;
  try {
    ({id, threshold} = EncryptedObject.parse(body));
  } catch {
    return {refused: 'not encrypted with Seal'};
  }
  if (keyIn(place, id) !== key)
    return {refused: 'encrypted with another key than it says'};
  if (threshold !== THRESHOLD) return {refused: 'encrypted with another threshold'};
  const txBytes = await approval(place, [id]);
  try {
    await seal.fetchKeys({ids: [id], txBytes, sessionKey: session, threshold});
  } catch (error) {
    if (error instanceof NoAccessError) return {refused: 'no access to the key'};
    throw error;
  }
  // The keys are here, so what fails now is the message and not the network.
  try {
    const data = await seal.decrypt({data: body, sessionKey: session, txBytes});
    return {text: new TextDecoder().decode(data)};
  } catch {
    return {refused: 'damaged'};
  }
}
// #endregion decrypt
