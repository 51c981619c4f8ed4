import {bcs} from '@mysten/sui/bcs';
import type {SuiClientTypes} from '@mysten/sui/client';
import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {normalizeSuiAddress} from '@mysten/sui/utils';

// #region event
const Entered = bcs.struct('Entered', {
  show: bcs.Address,
  ticket: bcs.Address,
  seat: bcs.u64(),
  nonce: bcs.u64(),
});

type Event = Pick<SuiClientTypes.Event, 'eventType' | 'bcs'>;

/** The events of a transaction, and none if it failed. */
export async function eventsOf(client: SuiGrpcClient, digest: string): Promise<Event[]> {
  const {Transaction} = await client.waitForTransaction({
    digest,
    include: {events: true},
  });
  return Transaction?.events ?? [];
}
// #endregion event

// #region gate
const LIFE_MS = 60_000;

/** One per lane. Opens for the transaction that names the number which it shows. */
export class Gate {
  private readonly eventType: string;
  private readonly waiting = new Map<bigint, number>();

  constructor(
    packageId: string,
    private readonly show: string,
    private readonly eventsOf: (digest: string) => Promise<Event[]>,
    private readonly now = () => Date.now(),
  ) {
    this.eventType = `${normalizeSuiAddress(packageId)}::show::Entered`;
  }

  /** What the gate shows as a QR code. */
  challenge(): bigint {
    const [nonce = 0n] = crypto.getRandomValues(new BigUint64Array(1));
    this.waiting.set(nonce, this.now() + LIFE_MS);
    return nonce;
  }

  /** The seat of the guest whose phone sent `digest`, or why the gate stays closed. */
  async open(nonce: bigint, digest: string): Promise<{seat: string} | {refused: string}> {
    const until = this.waiting.get(nonce);
    if (until === undefined) return {refused: 'this gate shows another number'};
    if (this.now() > until) return {refused: 'the number is too old'};
    for (const event of await this.eventsOf(digest)) {
      if (event.eventType !== this.eventType) continue;
      const {show, seat, nonce: named} = Entered.parse(event.bcs);
      if (show !== this.show || BigInt(named) !== nonce) continue;
      // Two answers may arrive at once; only the first finds the number.
      return this.waiting.delete(nonce) ? {seat} : {refused: 'the number was used'};
    }
    return {refused: 'no ticket of this show was used for this number'};
  }
}
// #endregion gate
