import pixelmatch from 'pixelmatch';
import {PNG} from 'pngjs';

/** Colors are kept in steps of this: what is lost is less than what the comparison passes over, and files get half as large. */
const step = 16;

/** Makes a screenshot small enough to be kept in the repository. */
export function shrink(screenshot: Buffer): Buffer {
  const picture = PNG.sync.read(screenshot);
  const {data} = picture;
  for (let index = 0; index < data.length; index += 1) data[index] = Math.min(255, Math.round((data[index] ?? 0) / step) * step);
  // Few colors and no filter: repeated letters are repeated bytes, which is what deflate looks for.
  return PNG.sync.write(picture, {colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0});
}

export interface Comparison {
  /** Pixels that differ, from 0 to 1; pixels at the edges of letters do not count. */
  share: number;
  /** The second picture, with what differs in red. */
  picture: Buffer;
}

/**
 * Compares two pictures that were made by {@link shrink}.
 *
 * @throws where their sizes differ
 */
export function compare(before: Buffer, now: Buffer): Comparison {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(now)];
  const {width, height} = one;
  if (other.width !== width || other.height !== height)
    throw new Error(`The baseline has ${width} × ${height} pixels, and the page now ${other.width} × ${other.height}.`);
  const picture = new PNG({width, height});
  const different = pixelmatch(one.data, other.data, picture.data, width, height, {threshold: 0.1});
  return {share: different / (width * height), picture: PNG.sync.write(picture)};
}
