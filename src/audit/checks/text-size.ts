import type {Page} from 'playwright-core';

/** The smallest size of text that readers are shown, in CSS pixels. */
export const smallestText = 12;

/**
 * In the page: elements whose own text is drawn smaller than the least size, one line for each
 * kind.
 */
function smallTextHere(least: number): string[] {
  const sizes = new Map<Element, number>();
  const found = new Map<string, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || sizes.has(element) || !node.textContent?.trim()) continue;
    // A picture's text shrinks with the picture.
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    sizes.set(element, size);
    // A hundredth of a pixel is rounding.
    if (size > least - 0.01 || !element.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    // Text for screen readers alone is cut down to a pixel.
    const {width, height} = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    const kind = `${element.closest('[class]')?.getAttribute('class')?.split(' ')[0] ?? ''} ${element.tagName.toLowerCase()}`.trim();
    if (!found.has(kind)) found.set(kind, `${kind} ${size.toFixed(1)} px: "${node.textContent.trim().slice(0, 40)}"`);
  }
  return [...found.values()];
}

/**
 * Visible text that is drawn smaller than {@link smallestText}, in pictures too.
 *
 * @returns one line for each kind of element, with its size and an example
 */
export const smallTextOn = (page: Page): Promise<string[]> => page.evaluate(smallTextHere, smallestText);
