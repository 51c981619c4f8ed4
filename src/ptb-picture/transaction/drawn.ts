import type {Transaction} from '@mysten/sui/transactions';

type Data = ReturnType<Transaction['getData']>;

/** What the process that runs samples tells of a transaction. */
export interface Drawn {
  /** Of `Transaction.getData()`, what a picture shows. */
  data: Pick<Data, 'inputs' | 'commands'>;
  /**
   * Plain values as the code gave them, by the number of the input; `getData()` has their bytes.
   */
  values: Readonly<Record<number, string>>;
  /** Names of objects, addresses and packages. */
  names: Readonly<Record<string, string>>;
  /** Names of results. */
  results: Readonly<Record<string, string>>;
}

/** How the transaction of a quoted sample is made, and what its parts are called in the picture. */
export interface Made {
  /** Calls the sample's function: it fills this transaction, or gives one of its own. */
  make: (tx: Transaction) => unknown;
  /** Names of objects and addresses, by ID. */
  names?: Readonly<Record<string, string>>;
  /** Names of results: `0` for a command's only result, `0.1` for its second value. */
  results?: Readonly<Record<string, string>>;
}

/** A transaction to make: that of a quoted sample, or of the code that a page has. */
export type Job = {kind: 'quoted'; key: string} | {kind: 'inline'; code: string};

/** What became of a job. */
export type Outcome = {drawn: Drawn; error?: undefined} | {drawn?: undefined; error: string};
