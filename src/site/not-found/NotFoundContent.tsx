import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {sections} from '@site/src/registry/sections';
import {SiteSearch} from '@site/src/search/SiteSearch';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';
import type {Suggestions} from './suggest';
import {queryOf} from './words';

/** What is known about an address; nothing until it is loaded, or where that fails: the rest of the page does without. */
function useSuggestions(address: string): Suggestions | undefined {
  const [found, setFound] = useState<Suggestions & {address: string}>();
  useEffect(() => {
    let isCurrent = true;
    import(/* webpackChunkName: "not-found-suggestions" */ './suggest').then(
      ({suggest}) => {
        if (isCurrent) setFound({address, ...suggest(address)});
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return found?.address === address ? found : undefined;
}

/**
 * What a reader sees at an address that has no page: where the page went, if the address is an old one; pages whose address or
 * title is like it; a search field with its words; the sections and the list of all pages.
 */
export default function NotFoundContent({className}: {className?: string}): ReactNode {
  const base = useBaseUrl('/');
  const {pathname} = useLocation();
  // One file answers for every address without a page, and knows none of them.
  const isBrowser = useIsBrowser();
  const address = pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
  const {moved, near = []} = useSuggestions(address) ?? {};
  return (
    <main className={clsx('markdown', styles.content, className)}>
      <Heading as="h1">{moved ? 'This page has moved' : 'Page not found'}</Heading>
      {moved && (
        <p>
          Its subject is now on <Link to={moved.route}>{moved.title}</Link>.
        </p>
      )}
      <p>
        There is {moved ? 'no longer a' : 'no'} page at {isBrowser ? <code>{pathname}</code> : 'this address'}. Search for what you expected
        there, or start from a section.
      </p>
      {near.length > 0 && (
        <section>
          <Heading as="h2" id="similar">
            {moved ? 'Related pages' : 'Did you mean one of these pages?'}
          </Heading>
          <ul>
            {near.map(({route, title}) => (
              <li key={route}>
                <Link to={route}>{title}</Link>
                <div className={styles.route}>{route}</div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SiteSearch key={String(isBrowser)} query={isBrowser ? queryOf(address) : ''} />
      <ul>
        {sections.map(({label, start}) => (
          <li key={start}>
            <Link to={`/${start}`}>{label}</Link>
          </li>
        ))}
        <li>
          <Link to="/all-pages">All pages</Link>
        </li>
      </ul>
    </main>
  );
}
