import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface SiteSearchProps {
  label?: string;
  /** What the field has in it at first. */
  query?: string;
}

/** A search field that opens the results page; it works as a plain form while scripts load. */
export function SiteSearch({label = translate({id: 'search.searchDocs', message: 'Search the docs'}), query}: SiteSearchProps): ReactNode {
  return (
    <>
      <form className={styles.form} action={useBaseUrl('/search')} method="get" role="search">
        <input
          className={styles.input}
          type="search"
          name="q"
          placeholder={translate({id: 'search.examples', message: 'coin::TreasuryCap, gas budget, E04007…'})}
          aria-label={label}
          defaultValue={query}
          required
        />
        <button className={styles.button} type="submit">
          <Translate id="search.search">Search</Translate>
        </button>
      </form>
      <noscript>
        <a href={useBaseUrl('/all-pages')}>
          <Translate id="search.allPages">All pages</Translate>
        </a>
      </noscript>
    </>
  );
}
