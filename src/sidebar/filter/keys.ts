import type {KeyboardEvent} from 'react';

const places: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * Keys of the filter: arrows, Home and End go through the links that were found, Enter in the field
 * opens the first, and Escape empties the field and returns to it.
 *
 * @param list what holds the field and the links
 * @param clear empties the field
 */
export function handleKey(event: KeyboardEvent, list: Element | null, clear: () => void): void {
  const field = list?.querySelector('input');
  if (!list || !field) return;
  const links = [...list.querySelectorAll<HTMLElement>('[data-found]')];
  const target = document.activeElement;
  const isInField = target === field;
  if (event.key === 'Escape') {
    // The browser would close what the field stands in, or empty a field of type "search" without
    // telling React.
    event.preventDefault();
    clear();
    field.focus();
  } else if (event.key === 'Enter' && isInField) {
    event.preventDefault();
    links[0]?.click();
  } else {
    const move = places[event.key];
    // Home and End in the field move within its text.
    if (!move || (isInField && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    const next = move(
      links.findIndex((link) => link === target),
      links.length - 1,
    );
    if (next < 0) field.focus();
    else links[next]?.focus();
  }
}
