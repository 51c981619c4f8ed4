import {PNG} from 'pngjs';

/**
 * Colors are kept in steps of this, which no eye sees: a comparison of pictures passes over more
 * than that, and files get half as large.
 */
const step = 16;

/** Makes a screenshot small enough to be kept in the repository. */
export function shrinkPicture(screenshot: Buffer): Buffer {
  const picture = PNG.sync.read(screenshot);
  const {data} = picture;
  for (let index = 0; index < data.length; index += 1) data[index] = Math.min(255, Math.round((data[index] ?? 0) / step) * step);
  // Few colors and no filter: repeated letters are repeated bytes, which is what deflate looks for.
  return PNG.sync.write(picture, {colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0});
}
