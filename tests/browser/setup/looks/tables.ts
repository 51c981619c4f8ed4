import type {Page} from 'playwright-core';

/** In the page: tables with a cell that the window does not show and no scroller leads to. */
function hiddenCellsHere(): string[] {
  const width = document.documentElement.clientWidth;
  return [...document.querySelectorAll('.markdown table')].flatMap((table) => {
    // A table in a tab that is closed is drawn when the tab opens.
    if (table.getClientRects().length === 0) return [];
    const hidden = [...table.querySelectorAll('td')].filter((cell) => {
      const {left, right, height} = cell.getBoundingClientRect();
      if (height > 0 && left >= -0.5 && right <= width + 0.5) return false;
      for (let box: HTMLElement | null = cell; box && box !== document.body; box = box.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth && box.tabIndex === 0) {
          const frame = box.getBoundingClientRect();
          return frame.left < -0.5 || frame.right > width + 0.5;
        }
      return true;
    });
    const title = table.querySelector('th')?.textContent.trim() ?? '';
    return hidden.length === 0 ? [] : [`table "${title}": ${hidden.length} cells, such as "${hidden[0]?.textContent.slice(0, 30) ?? ''}"`];
  });
}

/**
 * Tables that keep cells from the reader: outside of the window, and not in a box that scrolls,
 * overflows and takes the focus.
 *
 * @returns one line for each table, empty where every cell can be seen
 */
export const hiddenCellsOn = (page: Page): Promise<string[]> => page.evaluate(hiddenCellsHere);
