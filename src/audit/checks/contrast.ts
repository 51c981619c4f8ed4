import type {Page} from 'playwright-core';
import {contrast} from '../../lib/contrast';

type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** A placeholder or an icon as the browser draws it, with what is under it. */
interface Drawn {
  name: string;
  /** Contrast that it needs (WCAG 1.4.3 for text, 1.4.11 for what is no text). */
  least: number;
  /** Colors of its parts, of which one is enough to see it. */
  colors: string[];
  /** Its own opacity and those of the elements around it. */
  opacities: number[];
  /** Colors of the grounds under it, from the innermost. */
  grounds: string[];
}

/**
 * In the page: its placeholders and icons. Pictures have colors of their own, and what cannot be
 * pressed may be faint.
 */
function drawnHere(): Drawn[] {
  const drawn: Drawn[] = [];
  for (const element of document.querySelectorAll(':placeholder-shown, svg:not([role="img"])')) {
    if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true}) || element.closest(':disabled')) continue;
    const isIcon = element.tagName === 'svg';
    const {color, opacity} = getComputedStyle(element, isIcon ? null : '::placeholder');
    const shapes = isIcon ? [...element.querySelectorAll('path, circle, rect, line, polyline, polygon')] : [];
    const opacities = isIcon ? [] : [Number(opacity)];
    const grounds: string[] = [];
    for (let around: Element | null = element; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      opacities.push(Number(style.opacity));
      grounds.push(style.backgroundColor);
    }
    const colors = shapes.flatMap((shape) => [getComputedStyle(shape).fill, getComputedStyle(shape).stroke]);
    const named = element.closest('[class]')?.getAttribute('class')?.split(' ')[0] ?? '';
    drawn.push({
      name: `${named} ${element.tagName.toLowerCase()}`.trim(),
      least: isIcon ? 3 : 4.5,
      colors: colors.length > 0 ? colors : [color],
      opacities,
      grounds,
    });
  }
  return drawn;
}

/** A color as the browser says it; what is none, such as `none`, is one that nobody sees. */
function colorOf(css: string): Color {
  const [red, green, blue, alpha = 1] = (/^rgba?\((.+)\)$/.exec(css)?.[1] ?? '').split(',').map(Number);
  return red === undefined || green === undefined || blue === undefined ? [0, 0, 0, 0] : [red, green, blue, alpha];
}

/** What is seen of a color over an opaque one. */
function over(top: Color, ground: Color, opacity = 1): Color {
  const share = top[3] * opacity;
  const mix = (index: 0 | 1 | 2): number => top[index] * share + ground[index] * (1 - share);
  return [mix(0), mix(1), mix(2), 1];
}

/** The contrast of the part that is seen best. */
function contrastOf({colors, opacities, grounds}: Drawn): number {
  const ground = grounds.reduceRight((below, css) => over(colorOf(css), below), [255, 255, 255, 1] as Color);
  const opacity = opacities.reduce((product, one) => product * one, 1);
  return Math.max(...colors.map((css) => contrast(over(colorOf(css), ground, opacity), ground)));
}

/**
 * Placeholders and icons that stand out too little from their ground: axe looks at neither.
 *
 * @returns one line for each kind of element, with its contrast
 */
export async function faintOn(page: Page): Promise<string[]> {
  const faint = (await page.evaluate(drawnHere)).flatMap((drawn) => {
    const found = contrastOf(drawn);
    return found < drawn.least ? [`${drawn.name} has a contrast of ${found.toFixed(1)} and needs ${drawn.least}`] : [];
  });
  return [...new Set(faint)];
}
