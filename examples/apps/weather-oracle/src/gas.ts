// #region gas
export interface Cost {
  /** Refreshes a day: 144 for one every ten minutes. */
  rounds: number;
  transactions: number;
  /** Computation units of one transaction, from a dry run. */
  units: number;
  /** Reference gas price in MIST. */
  price: number;
  /** Bytes of all objects that a round writes. */
  bytes: number;
}

/** MIST for each byte that is stored; deleting or rewriting returns 99 percent of it. */
const STORAGE_MIST_PER_BYTE = 100 * 76;
const KEPT_PERCENT = 1;

/** MIST a day, as long as the objects keep their size. */
export const perDay = ({rounds, transactions, units, price, bytes}: Cost): number =>
  rounds *
  (transactions * units * price + (bytes * STORAGE_MIST_PER_BYTE * KEPT_PERCENT) / 100);
// #endregion gas
