import type {Page} from 'playwright-core';

/** The attribute of elements that look like one before them. */
export const repeated = 'data-audit-repeated';

/**
 * How many of one look stay unmarked: more than one, since one of them could be covered by
 * something.
 */
const kept = 3;

/**
 * In the page: marks all but the first few elements whose text has the same color, size and weight
 * on the same ground.
 */
function markHere([attribute, most]: readonly [string, number]): void {
  for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
  const seen = new Map<string, number>();
  for (const element of document.querySelectorAll('body *')) {
    if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())) continue;
    // What cannot be seen must not stand for what can.
    if (!element.checkVisibility({visibilityProperty: true})) continue;
    const {color, fontSize, fontWeight, textShadow} = getComputedStyle(element);
    const look = [color, fontSize, fontWeight, textShadow];
    for (let ground: Element | null = element; ground; ground = ground.parentElement) {
      const {backgroundColor, backgroundImage, opacity} = getComputedStyle(ground);
      if (opacity !== '1') look.push(opacity);
      if (backgroundImage !== 'none') look.push(backgroundImage);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') look.push(backgroundColor);
    }
    const key = look.join();
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    if (count > most) element.setAttribute(attribute, '');
  }
}

/**
 * Marks the text whose contrast need not be measured, because text before it looks the same: the
 * thousands of words of highlighted code have a dozen looks. Marks from an earlier call, in another
 * mode or window, are taken away first.
 */
export const markRepeatedLooks = (page: Page): Promise<void> => page.evaluate(markHere, [repeated, kept] as const);
