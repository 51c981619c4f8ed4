import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePagesById} from '@site/src/registry/hooks';
import {routeOf} from '@site/src/registry/route-of';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A short list of pages to read next, with titles and descriptions from the page registry. An
 * unknown id stops the build.
 */
export function RelatedPages({ids}: {ids: readonly string[]}): ReactNode {
  return (
    <nav aria-label={translate({id: 'registry.relatedPages', message: 'Related pages'})} className={styles.related}>
      <ul>
        {usePagesById(ids).map((page) => (
          <li key={page.id}>
            <Link to={routeOf(page)}>{page.title}</Link>
            <span className={styles.description}> {page.description}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
