import {bcs} from '@mysten/sui/bcs';
import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';
import {BOARD_ID, CASHIER_ID, PACKAGE_ID} from './config';

const CHIP = `${PACKAGE_ID}::chip::CHIP`;

// #region bcs
const BoardBcs = bcs.struct('Board', {
  id: bcs.Address,
  rows: bcs.u8(),
  multipliers: bcs.vector(bcs.u64()),
  max_stake: bcs.u64(),
  max_balls: bcs.u64(),
});

const TokenBcs = bcs.struct('Token', {id: bcs.Address, balance: bcs.u64()});

const DroppedBcs = bcs.struct('Dropped', {
  board: bcs.Address,
  player: bcs.Address,
  stake: bcs.u64(),
  paths: bcs.vector(bcs.u16()),
  payout: bcs.u64(),
});

export type Board = typeof BoardBcs.$inferType;
export type Dropped = typeof DroppedBcs.$inferType;
// #endregion bcs

/** The board is immutable, so one read is enough for the life of the app. */
export async function readBoard(client: SuiGrpcClient): Promise<Board> {
  const {object} = await client.getObject({objectId: BOARD_ID, include: {content: true}});
  return BoardBcs.parse(object.content);
}

// #region drop
/** Enough for 200 balls, however they fall. */
const GAS_BUDGET = 50_000_000n;

/**
 * Takes the day's chips where there are none, stakes some of them, and lets the balls
 * fall.
 */
export async function buildDrop(
  client: SuiGrpcClient,
  player: string,
  stake: bigint,
  balls: number,
): Promise<Transaction> {
  const {objects} = await client.listOwnedObjects({
    owner: player,
    type: `0x2::token::Token<${CHIP}>`,
    include: {content: true},
  });
  const total = objects.reduce(
    (sum, {content}) => sum + BigInt(TokenBcs.parse(content).balance),
    0n,
  );

  const tx = new Transaction();
  const typeArguments = [CHIP];
  const [first, ...others] = objects.map(({objectId}) => tx.object(objectId));
  const cashier = tx.object(CASHIER_ID);
  const chips =
    total < stake || !first
      ? tx.moveCall({target: `${PACKAGE_ID}::chip::handout`, arguments: [cashier]})
      : first;
  for (const other of chips === first ? others : [first, ...others]) {
    if (other)
      tx.moveCall({target: '0x2::token::join', typeArguments, arguments: [chips, other]});
  }
  const staked = tx.moveCall({
    target: '0x2::token::split',
    typeArguments,
    arguments: [chips, tx.pure.u64(stake)],
  });
  if (chips !== first)
    tx.moveCall({target: '0x2::token::keep', typeArguments, arguments: [chips]});

  // Last: after a call with Random, only transfers and merges of coins may follow.
  tx.moveCall({
    target: `${PACKAGE_ID}::board::drop_balls`,
    arguments: [
      tx.object(BOARD_ID),
      cashier,
      staked,
      tx.pure.u64(balls),
      tx.object.random(),
    ],
  });
  tx.setGasBudget(GAS_BUDGET);
  return tx;
}
// #endregion drop

// #region send
export async function drop(
  client: SuiGrpcClient,
  signer: Signer,
  stake: bigint,
  balls: number,
): Promise<Dropped> {
  const transaction = await buildDrop(client, signer.toSuiAddress(), stake, balls);
  const result = await client.signAndExecuteTransaction({
    transaction,
    signer,
    include: {events: true},
  });
  if (result.$kind === 'FailedTransaction')
    throw new Error(result.FailedTransaction.status.error?.message);

  const {digest, events} = result.Transaction;
  const event = events.find(
    ({eventType}) => eventType === `${PACKAGE_ID}::board::Dropped`,
  );
  if (!event) throw new Error(`${digest} has no balls`);
  await client.waitForTransaction({digest});
  return DroppedBcs.parse(event.bcs);
}
// #endregion send
