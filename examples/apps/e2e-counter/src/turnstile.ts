import {bcs} from '@mysten/sui/bcs';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';
import {PACKAGE_ID} from './constants';

// #region layout
/** The fields of the Move structs, in the order of their declaration. */
const TurnstileBcs = bcs.struct('Turnstile', {
  id: bcs.Address,
  name: bcs.string(),
  passages: bcs.u64(),
});

const TurnstileKeyBcs = bcs.struct('TurnstileKey', {
  id: bcs.Address,
  turnstile: bcs.Address,
});

export type Turnstile = typeof TurnstileBcs.$inferType;
// #endregion layout

// #region read
export async function readTurnstile(
  client: SuiGrpcClient,
  id: string,
  signal?: AbortSignal,
): Promise<Turnstile> {
  const {object} = await client.getObject({
    objectId: id,
    include: {content: true},
    signal,
  });
  if (object.type !== `${PACKAGE_ID}::turnstile::Turnstile`)
    throw new Error(`${id} is a ${object.type}, not a turnstile`);
  return TurnstileBcs.parse(object.content);
}

/** The ID of the key that `owner` has for this turnstile, if any. */
export async function findKey(
  client: SuiGrpcClient,
  owner: string,
  turnstile: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const request = {
    owner,
    type: `${PACKAGE_ID}::turnstile::TurnstileKey`,
    include: {content: true},
    signal,
  } as const;
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof client.listOwnedObjects<{content: true}>>> =
      await client.listOwnedObjects({...request, cursor});
    const keys = page.objects.map((object) => TurnstileKeyBcs.parse(object.content));
    const key = keys.find((each) => each.turnstile === turnstile);
    if (key) return key.id;
    cursor = page.hasNextPage ? page.cursor : null;
  } while (cursor !== null);
  return undefined;
}
// #endregion read

// #region write
/** Shares a new turnstile and gives its key to `owner`. */
export function install(name: string, owner: string): Transaction {
  const tx = new Transaction();
  const key = tx.moveCall({
    target: `${PACKAGE_ID}::turnstile::install`,
    arguments: [tx.pure.string(name)],
  });
  tx.transferObjects([key], owner);
  return tx;
}

export function pass(turnstile: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::turnstile::pass`,
    arguments: [tx.object(turnstile)],
  });
  return tx;
}

export function reset(turnstile: string, key: string): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::turnstile::reset`,
    arguments: [tx.object(turnstile), tx.object(key)],
  });
  return tx;
}
// #endregion write

// #region installed
/**
 * The ID of the turnstile that the transaction `digest` shared. Waits until the full node
 * knows the transaction.
 */
export async function installedBy(
  client: SuiGrpcClient,
  digest: string,
): Promise<string> {
  const {Transaction: done} = await client.waitForTransaction({
    digest,
    include: {effects: true, objectTypes: true},
  });
  const created =
    done?.effects.changedObjects.filter(({idOperation}) => idOperation === 'Created') ??
    [];
  const turnstile = created.find(
    ({objectId}) => done?.objectTypes[objectId] === `${PACKAGE_ID}::turnstile::Turnstile`,
  );
  if (!turnstile) throw new Error(`${digest} installed no turnstile`);
  return turnstile.objectId;
}
// #endregion installed
