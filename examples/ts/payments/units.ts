// #region units
/** Reads an amount as people write it, without a floating-point number in between. */
export function toUnits(text: string, decimals: number): bigint {
  const match = /^([0-9]+)(?:\.([0-9]+))?$/.exec(text.trim());
  const whole = match?.[1];
  const fraction = match?.[2] ?? '';
  if (whole === undefined) throw new Error('Write the amount as in 12.50.');
  if (fraction.length > decimals)
    throw new Error(`This coin has at most ${decimals} decimal places.`);
  const units = BigInt(whole + fraction.padEnd(decimals, '0'));
  if (units === 0n) throw new Error('The amount must be more than zero.');
  return units;
}

/** Writes units with at least two decimal places. */
export function fromUnits(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}
// #endregion units
