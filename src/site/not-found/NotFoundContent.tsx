import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {sectionLabel} from '@site/src/registry/section-label';
import {sections} from '@site/src/registry/sections';
import {SiteSearch} from '@site/src/search/SiteSearch';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';
import type {Suggestions} from './suggest';
import {queryOf} from './words';

/**
 * What is known about an address; nothing until it is loaded, or where that fails: the rest of the
 * page does without.
 */
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
 * What a reader sees at an address that has no page: where the page went, if the address is an old
 * one; pages whose address or title is like it; a search field with its words; the sections and the
 * list of all pages.
 */
export default function NotFoundContent({className}: {className?: string}): ReactNode {
  const base = useBaseUrl('/');
  const {pathname} = useLocation();
  // One file answers for every address without a page, and knows none of them.
  const isBrowser = useIsBrowser();
  const route = pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
  const {moved, near = []} = useSuggestions(route) ?? {};
  const address = isBrowser ? <code>{pathname}</code> : <Translate id="site.thisAddress">this address</Translate>;
  return (
    <main className={clsx('markdown', styles.content, className)}>
      <Heading as="h1">
        {moved
          ? translate({id: 'site.moved', message: 'This page has moved'})
          : translate({id: 'site.notFound', message: 'Page not found'})}
      </Heading>
      {moved && (
        <p>
          <Translate id="site.movedTo" values={{page: <Link to={moved.route}>{moved.title}</Link>}}>
            {'Its subject is now on {page}.'}
          </Translate>
        </p>
      )}
      <p>
        {moved ? (
          <Translate id="site.noLongerThere" values={{address}}>
            {'There is no longer a page at {address}.'}
          </Translate>
        ) : (
          <Translate id="site.noneThere" values={{address}}>
            {'There is no page at {address}.'}
          </Translate>
        )}{' '}
        <Translate id="site.searchOrStart">Search for what you expected there, or start from a section.</Translate>
      </p>
      {near.length > 0 && (
        <section>
          <Heading as="h2" id="similar">
            {moved
              ? translate({id: 'site.relatedPages', message: 'Related pages'})
              : translate({id: 'site.didYouMean', message: 'Did you mean one of these pages?'})}
          </Heading>
          <ul>
            {near.map(({route: to, title}) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
                <div className={styles.route}>{to}</div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SiteSearch key={String(isBrowser)} query={isBrowser ? queryOf(route) : ''} />
      <ul>
        {sections.map(({label, start}) => (
          <li key={start}>
            <Link to={`/${start}`}>{sectionLabel(label)}</Link>
          </li>
        ))}
        <li>
          <Link to="/all-pages">
            <Translate id="site.allPages">All pages</Translate>
          </Link>
        </li>
      </ul>
    </main>
  );
}
