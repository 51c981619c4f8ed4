import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {hideNotice, showNotice} from '@site/src/lib/notice';
import {loadSearchBar, type LoadedSearch, type SearchBarProps} from '@site/src/search/seam/load-search-bar';
import {getSpoken, subscribe} from '@site/src/search/status';
import {useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {setText} from './fill-field';
import Placeholder from './Placeholder';
import {isShortcut} from './shortcut';
import styles from './styles.module.css';

/** Milliseconds after which the reader is told that the search bar is not there yet. */
const patience = 8_000;

/** Stays from page to page: the results page and the 404 page have a navbar of their own. */
let known: LoadedSearch | undefined;

/** What the reader did in the plain field. */
interface Typed {
  value: string;
  isFocused: boolean;
}

function read(input: HTMLInputElement | null | undefined): Typed {
  return {value: input?.value ?? '', isFocused: input !== null && input !== undefined && document.activeElement === input};
}

/**
 * Gives the package's field what was typed; the field and the panel read it as soon as they are
 * there.
 */
function handOver(input: HTMLInputElement, {value, isFocused}: Typed): void {
  if (value !== '') setText(input, value);
  if (isFocused) input.focus();
}

/**
 * The search bar: a plain field until the reader turns to it, then the package's own, with our
 * panel under it. Says to screen readers how many pages were found, here and on the results page.
 */
export default function SearchBar(props: SearchBarProps): ReactNode {
  const [loaded, setLoaded] = useState(known);
  const typed = useRef<Typed>({value: '', isFocused: false});
  const frame = useRef<HTMLDivElement>(null);
  const spoken = useSyncExternalStore(subscribe, getSpoken, () => '');

  const load = useCallback(() => {
    // Where its files cannot be had, as after a deployment, the plain field is a form that leads to
    // the results page.
    const tell = (): void => {
      showNotice(
        translate({
          id: 'search.notLoaded',
          message: 'Search could not be loaded: the site may have changed. Enter opens the results page.',
        }),
      );
    };
    const told = setTimeout(tell, patience);
    loadSearchBar().then((parts) => {
      clearTimeout(told);
      hideNotice();
      known = parts;
      typed.current = read(frame.current?.querySelector('input'));
      // At once, so that no key press falls between the two fields.
      flushSync(() => {
        setLoaded(parts);
      });
    }, tell);
  }, []);

  useLayoutEffect(() => {
    const input = frame.current?.querySelector('input');
    if (loaded === undefined || !input) return;
    // The package names its field in English alone, and writes it from left to right.
    input.closest('[dir="ltr"].navbar__search')?.removeAttribute('dir');
    input.ariaLabel = translate({id: 'search.search', message: 'Search'});
    handOver(input, typed.current);
  }, [loaded]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      frame.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return (
    <div className={styles.frame} ref={frame}>
      {loaded === undefined ? <Placeholder onTurnTo={load} /> : <loaded.Bar {...props} />}
      {loaded && <loaded.Panel frame={frame} />}
      <noscript>
        <a href={useBaseUrl('/all-pages')}>
          <Translate id="search.allPages">All pages</Translate>
        </a>
      </noscript>
      <p className={styles.status} role="status">
        {spoken}
      </p>
    </div>
  );
}
