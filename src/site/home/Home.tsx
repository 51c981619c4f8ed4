import Link from '@docusaurus/Link';
import sectionPages from '@generated/page-registry/default/sections.json';
import {PageCards} from '@site/src/registry/PageCards';
import {SiteSearch} from '@site/src/search/SiteSearch';
import {sections} from '@site/src/registry/sections';
import {KnownPagesContext} from '@site/src/registry/hooks';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What readers come for most often, in their words, and the page that does it. */
const tasks = [
  {label: 'Install the Sui CLI', to: '/guides/developer/getting-started/sui-install'},
  {label: 'Get test SUI', to: '/guides/developer/getting-started/get-coins'},
  {label: 'Run a local network', to: '/guides/developer/getting-started/local-network'},
  {label: 'Write and publish a Move package', to: '/guides/developer/first-app'},
  {label: 'Build a client in TypeScript', to: '/guides/developer/first-app/client-tssdk'},
  {label: 'Move off JSON-RPC', to: '/guides/developer/getting-started/data-serving'},
];

export default function Home(): ReactNode {
  return (
    <Layout description="Guides, concepts, standards and references for building applications and running nodes on Sui, with code samples that are checked.">
      <main className={styles.home}>
        <header className={styles.hero}>
          <Heading as="h1">Build on Sui</Heading>
          <p className={styles.lead}>
            Sui is a layer-1 blockchain whose state is made of objects, programmed in Move. Learn how it works, write and publish packages,
            build clients, run nodes, and look up every interface here.
          </p>
          <SiteSearch />
        </header>
        <section className={styles.sections} aria-label="Sections">
          <KnownPagesContext value={sectionPages}>
            <PageCards ids={sections.map(({start}) => start)} />
          </KnownPagesContext>
        </section>
        <section className={styles.tasks} aria-labelledby="tasks">
          <Heading as="h2" id="tasks">
            Most wanted
          </Heading>
          <ul>
            {tasks.map(({label, to}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
