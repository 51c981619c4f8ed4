import {bcs} from '@mysten/sui/bcs';
import type {SuiClientTypes} from '@mysten/sui/client';
import type {Signer} from '@mysten/sui/cryptography';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {Transaction, type TransactionArgument} from '@mysten/sui/transactions';
import {COIN_TYPE, HOUSE_ID, PACKAGE_ID} from './config';

// #region bcs
const RoundBcs = bcs.struct('Round', {
  id: bcs.Address,
  house: bcs.Address,
  player: bcs.Address,
  stake: bcs.u64(),
  pot: bcs.u64(),
  player_hand: bcs.vector(bcs.u8()),
  dealer_hand: bcs.vector(bcs.u8()),
  shoe: bcs.vector(bcs.u8()),
  stood: bcs.bool(),
  turn_ms: bcs.u64(),
  deadline_ms: bcs.u64(),
});

const RoundDealtBcs = bcs.struct('RoundDealt', {
  round: bcs.Address,
  player: bcs.Address,
  stake: bcs.u64(),
});

const RoundSettledBcs = bcs.struct('RoundSettled', {
  round: bcs.Address,
  player: bcs.Address,
  stake: bcs.u64(),
  payout: bcs.u64(),
  player_hand: bcs.vector(bcs.u8()),
  dealer_hand: bcs.vector(bcs.u8()),
});

export type Round = typeof RoundBcs.$inferType;
export type RoundSettled = typeof RoundSettledBcs.$inferType;
// #endregion bcs

type Events = SuiClientTypes.Event[];

function bytesOf(events: Events, name: string): Uint8Array {
  const event = events.find(
    ({eventType}) => eventType === `${PACKAGE_ID}::table::${name}`,
  );
  if (!event) throw new Error(`the transaction has no event ${name}`);
  return event.bcs;
}

// #region table
/** Enough for any card. An estimate would come from a dry run that draws other cards. */
const GAS_BUDGET = 50_000_000n;

/** One player at the table of one house. */
export class Table {
  readonly #client: SuiGrpcClient;
  readonly #player: Signer;

  constructor(client: SuiGrpcClient, player: Signer) {
    this.#client = client;
    this.#player = player;
  }

  /** Starts a round and returns its ID. */
  async deal(stake: bigint): Promise<string> {
    const events = await this.#call('deal', (tx) => [
      tx.object(HOUSE_ID),
      tx.coin({type: COIN_TYPE, balance: stake}),
      tx.object.random(),
      tx.object.clock(),
    ]);
    return RoundDealtBcs.parse(bytesOf(events, 'RoundDealt')).round;
  }

  async hit(round: string): Promise<void> {
    await this.#call('hit', (tx) => [
      tx.object(round),
      tx.object.random(),
      tx.object.clock(),
    ]);
  }

  async stand(round: string): Promise<void> {
    await this.#call('stand', (tx) => [tx.object(round), tx.object.random()]);
  }

  /**
   * Pays out and deletes the round. Anyone may do this, for a player who is gone as well.
   */
  async settle(round: string): Promise<RoundSettled> {
    const events = await this.#call('settle', (tx) => [
      tx.object(HOUSE_ID),
      tx.object(round),
    ]);
    return RoundSettledBcs.parse(bytesOf(events, 'RoundSettled'));
  }

  async read(round: string): Promise<Round> {
    const {object} = await this.#client.getObject({
      objectId: round,
      include: {content: true},
    });
    return RoundBcs.parse(object.content);
  }
  // #endregion table

  // #region call
  async #call(
    name: string,
    inputs: (tx: Transaction) => TransactionArgument[],
  ): Promise<Events> {
    const tx = new Transaction();
    tx.moveCall({
      target: `${PACKAGE_ID}::table::${name}`,
      typeArguments: [COIN_TYPE],
      arguments: inputs(tx),
    });
    tx.setGasBudget(GAS_BUDGET);
    const result = await this.#client.signAndExecuteTransaction({
      transaction: tx,
      signer: this.#player,
      include: {events: true},
    });
    if (result.$kind === 'FailedTransaction')
      throw new Error(result.FailedTransaction.status.error?.message);
    await this.#client.waitForTransaction({digest: result.Transaction.digest});
    return result.Transaction.events;
  }
  // #endregion call
}
