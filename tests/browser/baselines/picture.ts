import pixelmatch from 'pixelmatch';
import {PNG} from 'pngjs';

export interface Comparison {
  /** Pixels that differ, from 0 to 1; pixels at the edges of letters do not count. */
  share: number;
  /** The second picture, with what differs in red. */
  picture: Buffer;
}

/**
 * Compares two pictures that were made by `shrinkPicture`.
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
