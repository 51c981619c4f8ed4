import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {SiteSearch} from '@site/src/components/SiteSearch';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const doors = [
  {label: 'Guides', to: '/guides'},
  {label: 'Concepts', to: '/concepts'},
  {label: 'Standards', to: '/standards'},
  {label: 'References', to: '/references'},
];

/** What a reader sees at an address that has no page: the address, a search field and the four doors. */
export default function NotFoundContent({className}: {className?: string}): ReactNode {
  const {pathname} = useLocation();
  // One file answers for every address without a page, and knows none of them.
  const address = useIsBrowser() ? <code>{pathname}</code> : 'this address';
  return (
    <main className={clsx(styles.content, className)}>
      <Heading as="h1">Page not found</Heading>
      <p>There is no page at {address}. Search for what you expected there, or start from a section.</p>
      <SiteSearch />
      <ul className={styles.doors}>
        {doors.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
