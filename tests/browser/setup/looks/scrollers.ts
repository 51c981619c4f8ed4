import type {Page} from 'playwright-core';

/** In the page: boxes of code that hold more than they show, and do not show that they scroll. */
function hiddenScrollersHere(): string[] {
  return [...document.querySelectorAll<HTMLElement>('pre')].flatMap((box) => {
    if (!box.checkVisibility() || box.scrollWidth <= box.clientWidth + 1) return [];
    const style = getComputedStyle(box);
    const bar = box.offsetHeight - box.clientHeight - parseFloat(style.borderTopWidth) - parseFloat(style.borderBottomWidth);
    const wrong = [
      ...(['auto', 'scroll'].includes(style.overflowX) ? [] : [`overflow-x is ${style.overflowX}`]),
      ...(bar >= 3 ? [] : ['no scrollbar']),
      ...(box.tabIndex === 0 ? [] : ['no focus']),
    ];
    return wrong.length === 0 ? [] : [`"${box.textContent.trim().slice(0, 40)}": ${wrong.join(', ')}`];
  });
}

/**
 * How many blocks of code on the page are wider than their box, so that a check of them checks
 * something.
 */
export const wideBlocksOn = (page: Page): Promise<number> =>
  page.evaluate(
    () => [...document.querySelectorAll('pre')].filter((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1).length,
  );

/**
 * Blocks of code with a line that is too long for them, without a scrollbar that is seen and a stop
 * for the keyboard. The browser must have been started with scrollbars, which Playwright leaves out
 * by default.
 *
 * @returns one line for each block, empty where all show theirs
 */
export const hiddenScrollersOn = (page: Page): Promise<string[]> => page.evaluate(hiddenScrollersHere);
