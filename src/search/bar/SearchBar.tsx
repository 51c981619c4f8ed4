import useBaseUrl from '@docusaurus/useBaseUrl';
import {hideNotice, showNotice} from '@site/src/lib/notice';
import {loadSearchBar, type SearchBarProps} from '@site/src/search/seam/load-search-bar';
import {getSpoken, subscribe} from '@site/src/search/status';
import {useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import Placeholder from './Placeholder';
import styles from './styles.module.css';

/** Milliseconds after which the reader is told that the search bar is not there yet. */
const patience = 8_000;

/** What the reader did in the plain field. */
interface Typed {
  value: string;
  isFocused: boolean;
}

function read(input: HTMLInputElement | null | undefined): Typed {
  return {value: input?.value ?? '', isFocused: input !== null && input !== undefined && document.activeElement === input};
}

/** Puts what was typed into a field that React controls. */
function handOver(input: HTMLInputElement, {value, isFocused}: Typed): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  if (isFocused) input.focus();
}

/**
 * The search bar: a plain field until the reader turns to it, then the package's own. Says to screen readers how many
 * pages were found, here and on the results page.
 */
export default function SearchBar(props: SearchBarProps): ReactNode {
  const [Loaded, setLoaded] = useState<ComponentType<SearchBarProps>>();
  const typed = useRef<Typed>({value: '', isFocused: false});
  const frame = useRef<HTMLDivElement>(null);
  const spoken = useSyncExternalStore(subscribe, getSpoken, () => '');

  const load = useCallback(() => {
    // Where its files cannot be had, as after a deployment, the plain field is a form that leads to the results page.
    const tell = (): void => {
      showNotice('Search could not be loaded: the site may have changed. Enter opens the results page.');
    };
    const told = setTimeout(tell, patience);
    loadSearchBar().then((component) => {
      clearTimeout(told);
      hideNotice();
      typed.current = read(frame.current?.querySelector('input'));
      // At once, so that no key press falls between the two fields.
      flushSync(() => {
        setLoaded(() => component);
      });
    }, tell);
  }, []);

  useLayoutEffect(() => {
    const input = frame.current?.querySelector('input');
    if (Loaded !== undefined && input) handOver(input, typed.current);
  }, [Loaded]);

  return (
    <div className={styles.frame} ref={frame}>
      {Loaded === undefined ? <Placeholder onTurnTo={load} /> : <Loaded {...props} />}
      <noscript>
        <a href={useBaseUrl('/all-pages')}>All pages</a>
      </noscript>
      <p className={styles.status} role="status">
        {spoken}
      </p>
    </div>
  );
}
