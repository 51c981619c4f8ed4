// #region types
/** What was read of a position, before anybody decides what it means. */
export interface Reading {
  /** Undefined where the read failed. */
  riskRatio?: number;
  /** Age of the older of the two prices, in seconds. */
  priceAge: number;
  hasDebt: boolean;
}

/** Limits to compare with: the pool's own, read in the same pass, and yours. */
export interface Limits {
  liquidation: number;
  /** How far above the liquidation limit you want to know. */
  cushion: number;
  /** Prices older than this many seconds make a ratio meaningless. */
  maxPriceAge: number;
}

export type Alarm = 'unreadable' | 'liquidatable' | 'near' | 'none';
// #endregion types

// #region classify
/** Unreadable comes first: a ratio from an old price says nothing, however good it is. */
export function alarmFor(reading: Reading, limits: Limits): Alarm {
  if (!reading.hasDebt) return 'none';
  const {riskRatio, priceAge} = reading;
  if (riskRatio === undefined || priceAge > limits.maxPriceAge) return 'unreadable';
  if (riskRatio < limits.liquidation) return 'liquidatable';
  return riskRatio < limits.liquidation + limits.cushion ? 'near' : 'none';
}
// #endregion classify
