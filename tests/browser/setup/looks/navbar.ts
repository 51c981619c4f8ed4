import type {Page} from 'playwright-core';

/**
 * In the page: parts of the navbar that lie over each other, reach out of the window, or are gone.
 */
function navbarFaultsHere(): string[] {
  const width = document.documentElement.clientWidth;
  const parts = [...document.querySelectorAll<HTMLElement>('.navbar :is(a, button, input)')].filter(
    (part) => !part.closest('.navbar-sidebar') && part.checkVisibility({visibilityProperty: true}),
  );
  const named = parts.map((part) => ({
    name: part.getAttribute('aria-label') ?? part.textContent.trim(),
    box: part.getBoundingClientRect(),
    isCut: part.tagName !== 'INPUT' && part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible',
  }));
  const faults = named.flatMap(({name, box, isCut}, index) => [
    ...(box.left < -0.5 || box.right > width + 0.5 ? [`"${name}" reaches out of the window`] : []),
    ...(isCut ? [`"${name}" is cut off`] : []),
    ...named
      .slice(index + 1)
      .filter(
        // A pixel is rounding. A name that stands inside its link is one part with it.
        (other) =>
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
      )
      .map((other) => `"${name}" and "${other.name}" lie over each other`),
  ]);
  const has = (selector: string): boolean => parts.some((part) => part.matches(selector));
  return [
    ...faults,
    ...(has('.navbar__link') || has('.navbar__toggle') ? [] : ['neither the sections nor the menu button are there']),
    ...(has('input, [aria-label*="earch"]') ? [] : ['the search is gone']),
  ];
}

/**
 * What zooming did to the navbar.
 *
 * @returns one line for each part that overlaps another, is cut off, leaves the window or is gone
 */
export const navbarFaultsOn = (page: Page): Promise<string[]> => page.evaluate(navbarFaultsHere);
