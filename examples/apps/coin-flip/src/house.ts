import {bcs} from '@mysten/sui/bcs';
import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';
import {COIN_TYPE, HOUSE_ID, PACKAGE_ID} from './config';

// #region bcs
/** The fields of the Move structs, in the order of their declaration. */
const HouseBcs = bcs.struct('House', {
  id: bcs.Address,
  bank: bcs.u64(),
  min_stake: bcs.u64(),
  max_stake: bcs.u64(),
  edge_bps: bcs.u64(),
  open: bcs.bool(),
});

const TossedBcs = bcs.struct('Tossed', {
  house: bcs.Address,
  player: bcs.Address,
  called_heads: bcs.bool(),
  fell_heads: bcs.bool(),
  stake: bcs.u64(),
  payout: bcs.u64(),
});

export type Tossed = typeof TossedBcs.$inferType;
// #endregion bcs

// #region terms
export interface Terms {
  open: boolean;
  minStake: bigint;
  maxStake: bigint;
  edgeBps: bigint;
}

/**
 * What the house takes now. Its own check in Move decides, since all this can change
 * before the toss.
 */
export async function readTerms(client: SuiGrpcClient): Promise<Terms> {
  const {object} = await client.getObject({objectId: HOUSE_ID, include: {content: true}});
  const house = HouseBcs.parse(object.content);
  const edgeBps = BigInt(house.edge_bps);
  // A prize takes at most a twentieth of the bank.
  const coverable = ((BigInt(house.bank) / 20n) * 10_000n) / (10_000n - edgeBps);
  const limit = BigInt(house.max_stake);
  return {
    open: house.open,
    minStake: BigInt(house.min_stake),
    maxStake: coverable < limit ? coverable : limit,
    edgeBps,
  };
}
// #endregion terms

// #region toss
/**
 * Enough for either outcome. An estimate would come from a dry run with an outcome of its
 * own.
 */
const GAS_BUDGET = 20_000_000n;

export function buildToss(callHeads: boolean, stake: bigint): Transaction {
  const tx = new Transaction();
  tx.moveCall({
    target: `${PACKAGE_ID}::house::toss`,
    typeArguments: [COIN_TYPE],
    arguments: [
      tx.object(HOUSE_ID),
      tx.pure.bool(callHeads),
      tx.coin({type: COIN_TYPE, balance: stake}),
      tx.object.random(),
    ],
  });
  tx.setGasBudget(GAS_BUDGET);
  return tx;
}

/** Tosses, and reads the outcome from the event of the transaction. */
export async function toss(
  client: SuiGrpcClient,
  signer: Signer,
  callHeads: boolean,
  stake: bigint,
): Promise<Tossed> {
  const transaction = buildToss(callHeads, stake);
  const result = await client.signAndExecuteTransaction({
    transaction,
    signer,
    include: {events: true},
  });
  if (result.$kind === 'FailedTransaction')
    throw new Error(result.FailedTransaction.status.error?.message);

  const {digest, events} = result.Transaction;
  const event = events.find(({eventType}) =>
    eventType.startsWith(`${PACKAGE_ID}::house::Tossed<`),
  );
  if (!event) throw new Error(`${digest} has no toss`);
  await client.waitForTransaction({digest});
  return TossedBcs.parse(event.bcs);
}
// #endregion toss
