// #region plan
import {isValidSuiAddress, normalizeSuiAddress} from '@mysten/sui/utils';

export interface Changes {
  deny: string[];
  readmit: string[];
}

/** Changes of one run that nobody has to look at first. More of them stop the run. */
export interface Limits {
  deny: number;
  readmit: number;
}

/** Addresses in one form, each once. Entries that are no address stop the run. */
function accounts(entries: Iterable<string>): Set<string> {
  const result = new Set<string>();
  for (const entry of entries) {
    const account = normalizeSuiAddress(entry);
    if (!isValidSuiAddress(account)) throw new Error(`Not a Sui address: ${entry}`);
    result.add(account);
  }
  return result;
}

/** What has to change so that the list says what the feed says. */
export function planChanges(
  listed: Iterable<string>,
  feed: Iterable<string>,
  limits: Limits,
): Changes {
  const before = accounts(listed);
  const wanted = accounts(feed);
  const changes = {
    deny: [...wanted].filter((account) => !before.has(account)),
    readmit: [...before].filter((account) => !wanted.has(account)),
  };
  for (const kind of ['deny', 'readmit'] as const) {
    const count = changes[kind].length;
    if (count > limits[kind]) {
      throw new Error(`${count} changes of kind ${kind}, allowed are ${limits[kind]}`);
    }
  }
  return changes;
}
// #endregion plan

// #region batches
/** Parts of at most `size` accounts, one transaction each. */
export function batches(all: readonly string[], size = 200): string[][] {
  const parts: string[][] = [];
  for (let start = 0; start < all.length; start += size) {
    parts.push(all.slice(start, start + size));
  }
  return parts;
}
// #endregion batches
