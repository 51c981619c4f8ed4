import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {SectionChips} from '@site/src/search/hits/SectionChips';
import {formatted} from '@site/src/lib/interface-language';
import {adoptStyles} from '@site/src/lib/adopt-styles';
import {hitStyles} from '@site/src/search/hits/styles';
import {allPagesRoute, messages, troubleOf} from '@site/src/search/messages';
import {Notes} from '@site/src/search/panel/Notes';
import {panelStyles} from '@site/src/search/panel/styles';
import {useAnswer, type Answered} from '@site/src/search/worker/use-answer';
import {prepare} from '@site/src/search/worker/remote';
import Layout from '@theme/Layout';
import {useEffect, type ReactNode} from 'react';
import {Results} from './Results';
import styles from './styles.module.css';
import {pageSize, useAddress} from './use-address';

adoptStyles(hitStyles);
adoptStyles(panelStyles);

function summaryOf({result, status}: Answered): string {
  if (status.phase === 'answered' && status.isOffline) return messages.offline;
  if (!result || result.total === 0) return '';
  if (result.total === 1) return translate({id: 'search.onePage', message: 'One page'});
  const [total, shown] = [formatted(result.total), formatted(result.hits.length)];
  return result.hits.length < result.total
    ? translate({id: 'search.bestOf', message: 'The best {shown} of {total} pages'}, {shown, total})
    : translate({id: 'search.bestFirst', message: '{total} pages, best first'}, {total});
}

/**
 * The results page: a field, sections with how many pages match in each, and the hits, the first
 * ten until more are asked for.
 */
export default function SearchPage(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {query, section, limit, change} = useAddress();
  const isAsked = query.trim() !== '';
  const answered = useAnswer({query, section, limit, texts: 'all'}, isAsked);
  useEffect(() => {
    void prepare(baseUrl);
  }, [baseUrl]);
  const shown = isAsked ? answered : undefined;
  const title = isAsked
    ? translate({id: 'search.resultsFor', message: 'Search results for “{query}”'}, {query})
    : translate({id: 'search.searchDocumentation', message: 'Search the documentation'});
  return (
    <Layout title={title}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page}>
        <h1>{title}</h1>
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <input
            type="search"
            name="q"
            className={styles.field}
            aria-label={translate({id: 'search.search', message: 'Search'})}
            autoComplete="off"
            autoFocus
            value={query}
            onChange={({target}) => {
              change({query: target.value});
            }}
          />
        </form>
        <SectionChips
          chosen={section}
          counts={shown?.result?.sections}
          onChoose={(chosen) => {
            change({section: chosen});
          }}
        />
        {shown && (
          <Notes
            answered={shown}
            baseUrl={baseUrl}
            isResultsPage
            onSearch={(wanted, inSection) => {
              change({query: wanted, section: inSection});
            }}
          />
        )}
        <p className={styles.summary}>{shown && summaryOf(shown)}</p>
        {shown?.result && (
          <Results
            query={query}
            result={shown.result}
            onMore={() => {
              change({limit: limit + pageSize});
            }}
          />
        )}
        {!(shown && troubleOf(shown.status, query)) && (
          <p>
            <Link to={allPagesRoute}>{messages.allPages}</Link>
          </p>
        )}
        <noscript>
          <p>
            <Translate id="search.needsScripts">Search needs JavaScript.</Translate>{' '}
            <a href={useBaseUrl(allPagesRoute)}>{messages.allPages}</a>
          </p>
        </noscript>
      </main>
    </Layout>
  );
}
