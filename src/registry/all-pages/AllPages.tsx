import Link from '@docusaurus/Link';
import pages from '@generated/page-registry/default/titles.json';
import {routeOf} from '@site/src/registry/route-of';
import {sections} from '@site/src/registry/sections';
import type {ListedPage} from '@site/src/registry/types';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const byTitle = (a: ListedPage, b: ListedPage): number => a.title.localeCompare(b.title, 'en');

function PageList({label, pages}: {label: string; pages: ListedPage[]}): ReactNode {
  if (pages.length === 0) return null;
  return (
    <section>
      <Heading as="h2" id={label.toLowerCase().replaceAll(' ', '-')}>
        {label}
      </Heading>
      <ul className={styles.list}>
        {[...pages].sort(byTitle).map((page) => (
          <li key={page.id}>
            <Link to={routeOf(page)}>{page.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every page of the site by title, for readers whom search does not help. */
export default function AllPages(): ReactNode {
  const inNone = pages.filter(({sidebar}) => sections.every((section) => section.sidebar !== sidebar));
  return (
    <Layout title="All pages" description="Every page of the Sui documentation in one list, sorted by section and title.">
      <main className={styles.page}>
        <Heading as="h1">All pages</Heading>
        {sections.map(({label, sidebar}) => (
          <PageList key={sidebar} label={label} pages={pages.filter((page) => page.sidebar === sidebar)} />
        ))}
        <PageList label="Everywhere" pages={inNone} />
      </main>
    </Layout>
  );
}
