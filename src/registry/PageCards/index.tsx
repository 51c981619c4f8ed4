import Link from '@docusaurus/Link';
import {usePage, usePages, usePagesById} from '@site/src/registry/hooks';
import {routeOf} from '@site/src/registry/route-of';
import type {PageEntry} from '@site/src/registry/types';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

function Card({page}: {page: PageEntry}): ReactNode {
  return (
    <li className={styles.item}>
      <Link className={styles.card} to={routeOf(page)}>
        <span className={styles.title}>{page.title}</span>
        <span className={styles.description}>{page.description}</span>
      </Link>
    </li>
  );
}

const Cards = ({pages}: {pages: readonly PageEntry[]}): ReactNode => (
  <ul className={styles.cards}>
    {pages.map((page) => (
      <Card key={page.id} page={page} />
    ))}
  </ul>
);

const CardsById = ({ids}: {ids: readonly string[]}): ReactNode => <Cards pages={usePagesById(ids)} />;
const CardsByPrefix = ({prefix}: {prefix: string}): ReactNode => <Cards pages={usePages(prefix)} />;

/**
 * A link to one page with its title and description from the page registry. An unknown id stops the
 * build.
 */
export const PageCard = ({id}: {id: string}): ReactNode => <Cards pages={[usePage(id)]} />;

/**
 * A grid of links to pages, with titles and descriptions from the page registry.
 *
 * `ids` names the pages in reading order; `prefix` takes every listed page below a folder, sorted
 * by id. An id or a prefix that matches nothing stops the build.
 */
export function PageCards(props: {ids: readonly string[]} | {prefix: string}): ReactNode {
  return 'ids' in props ? <CardsById ids={props.ids} /> : <CardsByPrefix prefix={props.prefix} />;
}
