import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface SiteSearchProps {
  label?: string;
  /** What the field has in it at first. */
  query?: string;
}

/** A search field that opens the results page; it works as a plain form while scripts load. */
export function SiteSearch({label = 'Search the docs', query}: SiteSearchProps): ReactNode {
  return (
    <>
      <form className={styles.form} action={useBaseUrl('/search')} method="get" role="search">
        <input
          className={styles.input}
          type="search"
          name="q"
          placeholder="coin::TreasuryCap, gas budget, error 27…"
          aria-label={label}
          defaultValue={query}
          required
        />
        <button className={styles.button} type="submit">
          Search
        </button>
      </form>
      <noscript>
        <a href={useBaseUrl('/all-pages')}>All pages</a>
      </noscript>
    </>
  );
}
