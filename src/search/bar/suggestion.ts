import type {Hit} from '../engine/hit';
import type {MarkedText} from '../engine/excerpt';
import styles from './suggestion.module.css';
import {messages} from '../messages';

function element(name: string, className: string | undefined, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.className = className ?? '';
  made.append(...children);
  return made;
}

function marked({text, marks}: MarkedText): DocumentFragment {
  const fragment = document.createDocumentFragment();
  let at = 0;
  for (const [start, end] of marks) {
    fragment.append(text.slice(at, start), element('mark', undefined, text.slice(start, end)));
    at = end;
  }
  fragment.append(text.slice(at));
  return fragment;
}

/** One hit in the list under the search bar: its title, its place in the site, and the excerpt. */
export function suggestionOf({title, heading, trail, excerpt}: Hit): HTMLElement {
  const place = heading === undefined ? trail : [...trail, title.text];
  return element(
    'div',
    styles.hit,
    element('div', styles.title, marked(heading ?? title)),
    element('div', styles.place, place.join(' › ')),
    element('div', styles.excerpt, marked(excerpt)),
  );
}

/** The last line of the list, which leads to the results page. */
export const moreResults = (total: number): HTMLElement =>
  element('div', styles.all, total === 1 ? 'Results page' : `Results page: the best of ${total} pages, by section`);

/** What the list says when nothing was found. */
export function nothingFound(): HTMLElement {
  return element('div', styles.note, element('strong', undefined, messages.nothing), ` ${messages.tryInstead}`);
}

/**
 * What the list says when search does not work.
 *
 * @param ways texts of links, each with its route; an empty one is this page anew
 */
export function trouble(text: string, ways: readonly (readonly [label: string, route: string])[], baseUrl: string): HTMLElement {
  const links = ways.map(([label, route]) => {
    const link = element('a', styles.way, label);
    link.setAttribute('href', route && baseUrl + route.slice(1));
    return link;
  });
  return element('div', styles.note, text, ...links);
}
