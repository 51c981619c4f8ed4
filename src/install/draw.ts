import {renderAsync} from '@resvg/resvg-js';
import type {Icon} from './icons';

/**
 * The mark on a ground that reaches the edges, in the color of its own. Devices may cut off what
 * lies farther than 40 percent of the width from the middle, where the mark has nothing but its
 * ground.
 *
 * @throws {Error} where the mark does not begin with its ground, as a `rect` with a color
 */
export function onFullGround(svg: string): string {
  const [start = '', color] = /^<svg[^>]*><rect [^>]*fill="(#[\da-f]+)"[^>]*\/>/.exec(svg) ?? [];
  if (color === undefined) throw new Error('The mark has to begin with its ground: a <rect> with a color as its "fill".');
  const full = `<rect width="100%" height="100%" fill="${color}"/>`;
  return start.replace('<rect ', () => `${full}<rect `) + svg.slice(start.length);
}

/**
 * Draws an icon.
 *
 * @param svg the site's mark
 * @returns a PNG
 */
export async function drawIcon(svg: string, {size, isMaskable = false}: Icon): Promise<Buffer> {
  const picture = await renderAsync(isMaskable ? onFullGround(svg) : svg, {
    fitTo: {mode: 'width', value: size},
    font: {loadSystemFonts: false},
  });
  return picture.asPng();
}
