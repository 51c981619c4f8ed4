import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchResult} from '@site/src/search/engine/answer';
import {formatted} from '@site/src/lib/interface-language';
import {HitDetails, Marked} from '@site/src/search/hits/HitText';
import {isPlainClick, openHit} from '@site/src/search/hits/open-hit';
import {hitAddress} from '@site/src/search/panel/lines';
import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';
import {pageSize} from './use-address';

interface ResultsProps {
  query: string;
  result: SearchResult;
  onMore: () => void;
}

/** The hits, as many as the reader asked for, and a button for more of them. */
export function Results({query, result: {hits, total, terms}, onMore}: ResultsProps): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const router = useHistory();
  const list = useRef<HTMLOListElement>(null);
  const left = total - hits.length;
  return (
    <>
      <ol className={styles.hits} ref={list}>
        {hits.map((hit) => {
          const address = hitAddress(baseUrl, hit);
          return (
            <li key={hit.id}>
              <article className={styles.hit}>
                <h2 className={styles.name}>
                  <a
                    href={address}
                    className="search-name"
                    onClick={(event) => {
                      if (!isPlainClick(event)) return;
                      event.preventDefault();
                      openHit(router, address, query, terms);
                    }}
                  >
                    <Marked {...(hit.heading ?? hit.title)} />
                  </a>
                </h2>
                <HitDetails hit={hit} />
              </article>
            </li>
          );
        })}
      </ol>
      {left > 0 && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            // The last of the hits that were there: Tab leads on to the first new one.
            list.current?.querySelector<HTMLElement>('li:last-child a')?.focus({preventScroll: true});
            onMore();
          }}
        >
          <Translate id="search.more" values={{count: formatted(Math.min(pageSize, left))}}>
            {'Show {count} more'}
          </Translate>
        </button>
      )}
    </>
  );
}
