import type {Page} from 'playwright-core';

/** In the page: what keeps the reader from seeing where in the sidebar the page stands. */
function hiddenItemHere(): string[] {
  const menu = document.querySelector('.theme-doc-sidebar-container nav.menu');
  if (!menu || menu.getClientRects().length === 0) return [];
  const item = menu.querySelector('.menu__link[aria-current="page"]');
  // A page of the sidebar's first level may be a category, and a page that is in no sidebar may
  // show one.
  if (!item) return [];
  const {top, bottom, height} = item.getBoundingClientRect();
  if (height === 0) return ['the current item is in a closed category'];
  let upper = 0;
  let lower = window.innerHeight;
  for (let box = item.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflowY === 'visible') continue;
    const frame = box.getBoundingClientRect();
    upper = Math.max(upper, frame.top);
    lower = Math.min(lower, frame.bottom);
  }
  // Half a pixel is rounding.
  return top >= upper - 0.5 && bottom <= lower + 0.5
    ? []
    : [`the current item is at ${Math.round(top)} px, and the sidebar shows ${Math.round(upper)} to ${Math.round(lower)} px`];
}

/**
 * Whether the sidebar shows the item of the current page, without the reader scrolling. A page
 * without a sidebar, or one that the sidebar does not list, passes.
 *
 * @returns nothing where it does, else one line that says where the item is
 */
export const hiddenSidebarItemOn = (page: Page): Promise<string[]> => page.evaluate(hiddenItemHere);
