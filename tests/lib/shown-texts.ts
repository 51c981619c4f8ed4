import type {Page} from 'playwright-core';

/**
 * Where a text is no text of the interface: code, keys, what an author marks, and content that a
 * page is about.
 */
const settled = 'code, kbd, pre, script, style, noscript, [translate="no"], [class*="news"] a, svg g g text';

/** What a page shows and has read out: its title, its text, and attributes that are either. */
export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate((left) => {
    const isLeft = (element: Element | null): boolean => element?.closest(left) !== null;
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (!isLeft(node.parentElement)) texts.push(node.textContent ?? '');
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) if (!isLeft(element)) texts.push(element.getAttribute(name) ?? '');
    return texts.filter((text) => text.trim() !== '');
  }, settled);

/**
 * What is wider than its place: the page itself, and texts of buttons, links and labels that are
 * cut off.
 */
export const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide, and the window ${clientWidth}`] : [];
    const cut = [...document.querySelectorAll<HTMLElement>('button, a, label, summary, h1, h2, legend')].filter(
      (element) =>
        element.checkVisibility() &&
        element.offsetWidth > 0 &&
        getComputedStyle(element).display !== 'inline' &&
        element.scrollWidth > element.clientWidth + 2,
    );
    const outside = [...document.querySelectorAll<HTMLElement>('button, a, label, summary, h1, h2, p, input, nav, figure')].filter(
      (element) => {
        if (
          !element.checkVisibility({visibilityProperty: true, opacityProperty: true}) ||
          element.closest('pre, .table-box, .navbar-sidebar, [class*="skipToContent"]')
        )
          return false;
        const {left, right, width} = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1);
      },
    );
    const nameOf = (element: Element): string => element.outerHTML.slice(0, 160);
    return [...wide, ...cut.map((each) => `cut off: ${nameOf(each)}`), ...outside.map((each) => `outside: ${nameOf(each)}`)];
  });
