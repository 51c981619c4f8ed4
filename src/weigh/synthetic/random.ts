/** A source of numbers that gives the same series for the same seed on every machine. */
export interface Random {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  /** Picks early entries more often than late ones, as a language does with its words (Zipf). */
  pickByRank<T>(list: readonly T[]): T;
}

/** The generator mulberry32, 32 bits of state. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param seed any whole number */
export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  const at = <T>(list: readonly T[], index: number): T => {
    const entry = list[index];
    if (entry === undefined) throw new Error('There is nothing to pick from an empty list.');
    return entry;
  };
  return {
    below,
    pick: (list) => at(list, below(list.length)),
    pickByRank: (list) => at(list, Math.floor((list.length + 1) ** next()) - 1),
  };
}
