import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import pages from '@generated/page-registry/default/listed.json';
import {routeOf} from '@site/src/registry/route-of';
import {sectionLabel} from '@site/src/registry/section-label';
import {sections} from '@site/src/registry/sections';
import type {ListedPage} from '@site/src/registry/types';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const byTitle =
  (locale: string) =>
  (a: ListedPage, b: ListedPage): number =>
    a.title.localeCompare(b.title, locale);

function PageList({id, label, pages}: {id: string; label: string; pages: ListedPage[]}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  if (pages.length === 0) return null;
  return (
    <section>
      <Heading as="h2" id={id}>
        {label}
      </Heading>
      <ul className={styles.list}>
        {[...pages].sort(byTitle(currentLocale)).map((page) => (
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
    <Layout
      title={translate({id: 'registry.allPages', message: 'All pages'})}
      description={translate({
        id: 'registry.allPagesDescription',
        message: 'Every page of the Sui documentation in one list, sorted by section and title.',
      })}
    >
      <main className={styles.page}>
        <Heading as="h1">
          <Translate id="registry.allPages">All pages</Translate>
        </Heading>
        {sections.map(({label, sidebar}) => (
          <PageList
            key={sidebar}
            id={label.toLowerCase()}
            label={sectionLabel(label)}
            pages={pages.filter((page) => page.sidebar === sidebar)}
          />
        ))}
        <PageList id="everywhere" label={translate({id: 'registry.everywhere', message: 'Everywhere'})} pages={inNone} />
      </main>
    </Layout>
  );
}
