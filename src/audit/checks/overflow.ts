import type {Page} from 'playwright-core';

/**
 * In the page: how far its content reaches beyond the window, and the innermost elements that do.
 */
function overflowHere(): string[] {
  const root = document.documentElement;
  const excess = root.scrollWidth - root.clientWidth;
  if (excess <= 0) return [];
  // What scrolls or is cut off in a box of its own does not widen the page.
  const widens = [...document.querySelectorAll('body *')].filter((element) => {
    if (element.getBoundingClientRect().right <= root.clientWidth + 0.5 || getComputedStyle(element).position === 'fixed') return false;
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return false;
    return true;
  });
  const innermost = widens.filter((element) => !widens.some((other) => other !== element && element.contains(other)));
  const names = innermost.slice(0, 3).map((element) => {
    const className = element.getAttribute('class')?.split(' ')[0] ?? '';
    return element.tagName.toLowerCase() + (className && `.${className}`);
  });
  return [`${excess} px wider than the window${names.length > 0 ? `: ${names.join(', ')}` : ''}`];
}

/**
 * Whether the page as a whole scrolls sideways at the window's present width.
 *
 * @returns nothing where it fits, else one line with how far it reaches out and the elements that
 *   do
 */
export const overflowOn = (page: Page): Promise<string[]> => page.evaluate(overflowHere);
