// #region wilson
/** Standard deviations of a 95 percent interval. */
const Z = 1.96;

/**
 * Lower end of the Wilson interval: how useful a review is at least, given few or many
 * votes.
 */
export function lowerBound(useful: number, votes: number): number {
  if (votes === 0) return 0;
  const share = useful / votes;
  const z2 = (Z * Z) / votes;
  return (
    (share + z2 / 2 - Z * Math.sqrt((share * (1 - share) + z2 / 4) / votes)) / (1 + z2)
  );
}
// #endregion wilson

// #region rank
export interface Votes {
  useful: string;
  useless: string;
  written_at_ms: string;
}

const YEAR_MS = 365 * 24 * 3_600_000;

/**
 * Between 0 and 1. Everybody starts with two imagined votes, one of each kind; a year
 * halves the value.
 */
export function rank({useful, useless, written_at_ms}: Votes, nowMs: number): number {
  const [yes, no] = [Number(useful) + 1, Number(useless) + 1];
  return lowerBound(yes, yes + no) * 0.5 ** ((nowMs - Number(written_at_ms)) / YEAR_MS);
}
// #endregion rank
