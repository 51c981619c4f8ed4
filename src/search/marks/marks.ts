import {translate} from '@docusaurus/Translate';
import {formatted, plural} from '../../lib/interface-language';
import {adoptStyles} from '../../lib/adopt-styles';
import {bringIntoView} from './bring-into-view';
import {findMarks, marksInSection} from './find-marks';

/** The name of the marks in the style sheet. */
const highlightName = 'search-found';

const sheet = {
  css: `
::highlight(${highlightName}) { background-color: var(--site-mark); color: var(--ifm-font-color-base); }
.search-clear { background: var(--ifm-background-surface-color); border: 1px solid var(--site-control-border); border-radius: 1.5rem; bottom: 1rem; box-shadow: 0 2px 8px rgb(0 0 0 / 25%); color: var(--ifm-font-color-base); cursor: pointer; font-size: 0.875rem; inset-inline-end: 1rem; min-height: 2.75rem; padding: 0 1rem; position: fixed; z-index: 150; }
.search-clear kbd { margin-inline-start: 0.375rem; }
@media (hover: none) { .search-clear kbd { display: none; } }
@media (forced-colors: active) { ::highlight(${highlightName}) { background-color: Mark; color: MarkText; } }
@media print { .search-clear { display: none; } }
`,
};

let button: HTMLButtonElement | undefined;

/** Takes the marks away, and the button. */
export function clear(): void {
  if ('highlights' in CSS) CSS.highlights.delete(highlightName);
  button?.remove();
  button = undefined;
  document.removeEventListener('keydown', onKeyDown);
}

/** As the reader asks for it: after a reload the marks do not come back, either. */
function clearForGood(): void {
  clear();
  // Past the router, which would take it for a new entry.
  history.replaceState({...(history.state as object | null), state: undefined}, '');
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented) clearForGood();
}

function offerToClear(count: number): void {
  button = document.createElement('button');
  button.type = 'button';
  button.className = 'search-clear';
  const key = document.createElement('kbd');
  key.textContent = 'Esc';
  key.setAttribute('aria-hidden', 'true');
  button.append(
    plural(count, translate({id: 'search.clearMarks', message: 'Clear {count} mark|Clear {count} marks'}, {count: formatted(count)})),
    key,
  );
  button.onclick = clearForGood;
  (document.querySelector('main') ?? document.body).append(button);
  document.addEventListener('keydown', onKeyDown);
}

/**
 * Marks words on the page. The browser draws the marks (CSS Custom Highlight API), so that no
 * element of the page is touched; where it cannot, nothing happens.
 *
 * @param terms as the engine found them
 * @param hash the anchor of the address
 * @param isNew false where the page is loaded anew or was shown before, and has its place already
 */
export function show(terms: readonly string[], hash: string, isNew: boolean): void {
  clear();
  const article = document.querySelector('article');
  if (!article || !('highlights' in CSS) || typeof Highlight === 'undefined') return;
  const ranges = findMarks(article, new Set(terms));
  if (ranges.length === 0) return;
  adoptStyles(sheet);
  CSS.highlights.set(highlightName, new Highlight(...ranges));
  offerToClear(ranges.length);
  const {key} = (history.state ?? {}) as {key?: string};
  if (isNew && key !== undefined && !shown.has(key)) bringIntoView(marksInSection(ranges, article, hash));
  if (key !== undefined) shown.add(key);
}

/**
 * Entries of the history whose page was scrolled to its first mark: who comes back to one finds it
 * where it was left.
 */
const shown = new Set<string>();
