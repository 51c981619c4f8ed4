// #region types
/** A credit that one transaction gives one customer address, in one currency. */
export interface Deposit {
  /**
   * Unique: a transaction changes the balance of an address in a currency by one amount.
   */
  key: string;
  checkpoint: bigint;
  digest: string;
  sender: string;
  address: string;
  coinType: string;
  amount: bigint;
}

/** Your database. */
export interface Ledger {
  /** The last checkpoint that is booked. */
  lastCheckpoint(): Promise<bigint>;
  /**
   * Books deposits and moves the cursor in ONE database transaction; a key that exists is
   * skipped.
   */
  book(checkpoint: bigint, deposits: readonly Deposit[]): Promise<void>;
}
// #endregion types

/** A ledger in memory, for tests and for the demonstration. */
export class MemoryLedger implements Ledger {
  readonly deposits = new Map<string, Deposit>();
  #last: bigint;

  constructor(startAfter: bigint) {
    this.#last = startAfter;
  }

  lastCheckpoint(): Promise<bigint> {
    return Promise.resolve(this.#last);
  }

  book(checkpoint: bigint, deposits: readonly Deposit[]): Promise<void> {
    for (const deposit of deposits)
      if (!this.deposits.has(deposit.key)) this.deposits.set(deposit.key, deposit);
    this.#last = checkpoint;
    return Promise.resolve();
  }
}
