import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {allPagesRoute, messages, troubleOf} from '@site/src/search/messages';
import {frameOf, sectionSelectId} from '@site/src/search/seam/results-page';
import {getStatus, idle, subscribe, type SearchStatus} from '@site/src/search/status';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SearchPage from '@theme-original/SearchPage';
import {useCallback, useState, useSyncExternalStore, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import styles from './styles.module.css';

function noteOf(status: SearchStatus): string | undefined {
  if (status.phase === 'idle') return undefined;
  if (status.phase !== 'answered') return messages[status.phase];
  if (status.isOffline) return messages.offline;
  return status.shown < status.total ? messages.best(status.shown, status.total) : undefined;
}

/** What helps a reader whom search does not help; it stands in the page's frame, which the package's page brings along. */
function Help(): ReactNode {
  const status = useSyncExternalStore(subscribe, getStatus, () => idle);
  const [frame, setFrame] = useState<Element | null>(null);
  const find = useCallback((node: HTMLElement | null) => {
    setFrame(node && frameOf(node.ownerDocument));
  }, []);
  return (
    <>
      <span hidden ref={find} />
      {frame &&
        createPortal(
          <aside className={styles.help}>
            <label className={styles.label} htmlFor={sectionSelectId}>
              Section
            </label>
            {noteOf(status)} {troubleOf(status, '') && <a href="">{messages.reload}</a>} <Link to={allPagesRoute}>{messages.allPages}</Link>
          </aside>,
          frame,
        )}
    </>
  );
}

/** The package's results page, with a way on. */
export default function SearchPageWithHelp(): ReactNode {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchPage />
      <noscript>
        <p className={styles.help}>
          Search needs JavaScript. <a href={useBaseUrl(allPagesRoute)}>{messages.allPages}</a>
        </p>
      </noscript>
      <Help />
    </>
  );
}
