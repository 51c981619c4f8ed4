import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import sectionPages from '@generated/page-registry/default/sections.json';
import news from '@generated/site/default/news.json';
import Boat from '@site/docs/snippets/boat.mdx';
import {PageCards} from '@site/src/registry/PageCards';
import {KnownPagesContext} from '@site/src/registry/hooks';
import {sections} from '@site/src/registry/sections';
import {SiteSearch} from '@site/src/search/SiteSearch';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import audiences from '@generated/site/default/audiences.json';
import type {Audience} from './audiences';
import {ObjectsPicture} from './ObjectsPicture';
import styles from './styles.module.css';

/** What Sui is, where to search, and the picture that says it at a glance. */
const Hero = (): ReactNode => (
  <header className={styles.hero}>
    <div>
      <Heading as="h1">
        <Translate id="site.home.title">Build on Sui</Translate>
      </Heading>
      <p className={styles.lead}>
        <Translate id="site.home.lead">
          Sui is a blockchain made of objects. Coins, tickets and game pieces each have an ID, a version and an owner, and transactions that
          touch different objects run at the same time. These pages teach you to build on it, run it and connect to it, with code that is
          compiled and tested.
        </Translate>
      </p>
      <SiteSearch />
    </div>
    <ObjectsPicture />
  </header>
);

/** Links in the sentence under the module. */
const readOn = {
  write: (
    <Link to="/guides/developer/first-app">
      <Translate id="site.home.write">Write a package of your own</Translate>
    </Link>
  ),
  objects: (
    <Link to="/concepts/object-model">
      <Translate id="site.home.objects">objects</Translate>
    </Link>
  ),
  transactions: (
    <Link to="/concepts/transactions">
      <Translate id="site.home.transactions">transactions</Translate>
    </Link>
  ),
};

/** A module and what its tests print. */
const FirstSight = (): ReactNode => (
  <section className={styles.sight} aria-labelledby="first-sight">
    <div className={styles.text}>
      <Heading as="h2" id="first-sight">
        <Translate id="site.home.struct">An asset is a struct</Translate>
      </Heading>
      <p>
        <Translate id="site.home.move" values={{key: <code>key</code>}}>
          {
            'You write contracts in Move, a language in which a value can’t be copied or lost by mistake. Give a struct the ability {key}, and each of its values is an object that somebody owns.'
          }
        </Translate>
      </p>
      <p>
        <Translate id="site.home.owners" values={{reference: <code>&amp;mut Boat</code>}}>
          {
            'There is no table of owners behind it, and no check of the caller: a function that takes {reference} can only be called by whoever can pass one in.'
          }
        </Translate>
      </p>
      <p>
        <Translate id="site.home.goOn" values={{write: readOn.write, objects: readOn.objects, transactions: readOn.transactions}}>
          {'{write}, or read how {objects} and {transactions} work.'}
        </Translate>
      </p>
    </div>
    <div className={styles.code}>
      <MDXContent>
        <Boat />
      </MDXContent>
    </div>
  </section>
);

const Entrance = ({id, title, lead, tasks}: Audience): ReactNode => (
  <section className={styles.entrance} aria-labelledby={id}>
    <Heading as="h2" id={id}>
      {title}
    </Heading>
    <p>{lead}</p>
    <ul>
      {tasks.map(({label, to}) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  </section>
);

/** What the newest releases brought. */
const News = (): ReactNode => (
  <section aria-labelledby="news">
    <Heading as="h2" id="news">
      <Translate id="site.home.news">New in Sui</Translate>
    </Heading>
    <ul className={styles.news}>
      {news.map(({heading, to, where}) => (
        <li key={to}>
          <Link to={to}>{heading}</Link> <span>{where}</span>
        </li>
      ))}
    </ul>
  </section>
);

/**
 * The first page: what Sui is like, an entrance for each kind of reader, the four sections, and
 * what is new.
 */
export default function Home(): ReactNode {
  return (
    <Layout
      description={translate({
        id: 'site.home.description',
        message:
          'Guides, concepts, standards and references for building applications and running nodes on Sui, with code samples that are checked.',
      })}
    >
      <main className={styles.home}>
        <Hero />
        <div className={styles.entrances}>
          {audiences.map((audience) => (
            <Entrance key={audience.id} {...audience} />
          ))}
        </div>
        <FirstSight />
        <section className={styles.sections} aria-labelledby="sections">
          <Heading as="h2" id="sections">
            <Translate id="site.home.sections">Four ways in</Translate>
          </Heading>
          <KnownPagesContext value={sectionPages}>
            <PageCards ids={sections.map(({start}) => start)} />
          </KnownPagesContext>
        </section>
        <News />
      </main>
    </Layout>
  );
}
