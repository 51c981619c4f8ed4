/** Red, green and blue from 0 to 255; an opacity behind them does not count. */
export type Rgb = readonly [red: number, green: number, blue: number, ...rest: number[]];

/** Relative luminance, by WCAG 2.2. */
function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number): number => (part <= 0.04045 * 255 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two opaque colors, by WCAG 2.2: from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
