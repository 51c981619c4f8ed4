// #region types
/** What one customer of the station may use. Amounts are in MIST. */
export interface Limits {
  perTransaction: bigint;
  perDay: bigint;
  /** Transactions whose outcome is not known yet. */
  open: number;
}

/** Gas that is promised to a transaction, or that a transaction has cost. */
export interface Entry {
  digest: string;
  account: string;
  /** The UTC day on which it was promised, such as `2026-11-24`. */
  day: string;
  /** The most that it can cost. */
  budget: bigint;
  /** The last epoch in which it can be executed. */
  lastEpoch: bigint;
  /** What it has cost; undefined while nobody knows. */
  cost?: bigint;
}
// #endregion types

// #region ledger
/** The station's books. Each method stands for one database transaction. */
export class Ledger {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly limits: ReadonlyMap<string, Limits>,
    /** What all accounts together may use in one day. */
    private readonly stationPerDay: bigint,
  ) {}

  find(digest: string): Readonly<Entry> | undefined {
    return this.entries.get(digest);
  }

  /** Promises gas to a transaction, or says why not. */
  reserve(entry: Entry): string | null {
    const {digest, account, day, budget} = entry;
    const limits = this.limits.get(account);
    if (!limits) return 'no such account';
    if (this.entries.has(digest)) return 'the transaction is known already';
    if (budget > limits.perTransaction) return `a budget of ${budget} MIST`;

    const today = [...this.entries.values()].filter((other) => other.day === day);
    const own = today.filter((other) => other.account === account);
    if (own.filter(({cost}) => cost === undefined).length >= limits.open)
      return 'too many transactions at once';
    if (sum(own) + budget > limits.perDay) return 'the account has used up its day';
    if (sum(today) + budget > this.stationPerDay)
      return 'the station has used up its day';

    this.entries.set(digest, {...entry});
    return null;
  }

  /** The outcome is known. A transaction that earned a rebate has cost nothing. */
  settle(digest: string, cost: bigint): void {
    const entry = this.entries.get(digest);
    if (!entry) throw new Error(`nothing was promised to ${digest}`);
    entry.cost = cost > 0n ? cost : 0n;
  }

  /** The transaction was not executed, and never can be. */
  release(digest: string): void {
    if (this.entries.get(digest)?.cost !== undefined)
      throw new Error(`${digest} was executed`);
    this.entries.delete(digest);
  }

  /** What is promised and not settled. */
  open(): Entry[] {
    return [...this.entries.values()].filter(({cost}) => cost === undefined);
  }
}

/** Open entries count with all they may cost. */
function sum(entries: readonly Entry[]): bigint {
  return entries.reduce((total, {budget, cost}) => total + (cost ?? budget), 0n);
}
// #endregion ledger
