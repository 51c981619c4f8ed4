import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {sections} from '@site/src/registry/sections';
import {SiteSearch} from '@site/src/search/SiteSearch';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What a reader sees at an address that has no page: the address, a search field and the four sections. */
export default function NotFoundContent({className}: {className?: string}): ReactNode {
  const {pathname} = useLocation();
  // One file answers for every address without a page, and knows none of them.
  const address = useIsBrowser() ? <code>{pathname}</code> : 'this address';
  return (
    <main className={clsx(styles.content, className)}>
      <Heading as="h1">Page not found</Heading>
      <p>There is no page at {address}. Search for what you expected there, or start from a section.</p>
      <SiteSearch />
      <ul className={styles.sections}>
        {sections.map(({label, start}) => (
          <li key={start}>
            <Link to={`/${start}`}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
