// #region rows
/** One reading in the units of the Move package. */
export interface Row {
  place: number;
  temperatureCk: number;
  humidityPercent: number;
  windCms: number;
  observedS: number;
}

export interface RegionRows {
  region: string;
  rows: readonly Row[];
}

export interface Observation {
  celsius: number;
  humidityPercent: number;
  windKmh: number;
  observedS: number;
}

/**
 * From what people read to what the package stores; the package refuses what is
 * implausible.
 */
export const toRow = (
  place: number,
  {celsius, humidityPercent, windKmh, observedS}: Observation,
): Row => ({
  place,
  temperatureCk: Math.round((celsius + 273.15) * 100),
  humidityPercent: Math.round(humidityPercent),
  windCms: Math.round((windKmh * 100) / 3.6),
  observedS,
});

/**
 * Values that fit the integers of the Move call; others would make the whole transaction
 * impossible to build.
 */
export function fits({temperatureCk, humidityPercent, windCms, observedS}: Row): boolean {
  const within = (value: number, bits: number) =>
    Number.isInteger(value) && value >= 0 && value < 2 ** bits;
  return (
    within(temperatureCk, 16) &&
    within(humidityPercent, 8) &&
    within(windCms, 16) &&
    within(observedS, 32)
  );
}
// #endregion rows
