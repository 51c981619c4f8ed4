// #region check
import type {Entry} from './journal';

export interface Findings {
  /** Numbers up to the desk's own count that you have no record of. */
  missing: bigint[];
  /** Numbers that more than one record has. */
  twice: bigint[];
  /** Records that undo something that is not there, or that was undone before. */
  withoutCause: bigint[];
  /** Holds that nobody has lifted. */
  openHolds: bigint[];
}

/** Compares your records with `last`, the number of the newest record by the desk. */
export function checkJournal(entries: readonly Entry[], last: bigint): Findings {
  const seen = new Set<bigint>();
  const twice: bigint[] = [];
  for (const {number} of entries) {
    if (seen.has(number)) twice.push(number);
    seen.add(number);
  }
  const missing: bigint[] = [];
  for (let number = 1n; number <= last; number++)
    if (!seen.has(number)) missing.push(number);

  const openHolds = new Set<bigint>();
  const withoutCause: bigint[] = [];
  const inOrder = [...entries].sort((a, b) => Number(a.number - b.number));
  for (const {kind, number, undoes} of inOrder) {
    if (kind === 'Held') openHolds.add(number);
    if (undoes !== null && !openHolds.delete(undoes)) withoutCause.push(number);
  }
  return {missing, twice, withoutCause, openHolds: [...openHolds]};
}
// #endregion check
