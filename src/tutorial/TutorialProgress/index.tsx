import Link from '@docusaurus/Link';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {progressOf} from '@site/src/tutorial/progress';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Which part of its tutorial the page is, with links to the parts around it and a list of all. The
 * parts are the pages of the category that has this page in the sidebar, so nobody types them
 * twice.
 *
 * @throws where the page stands in no category
 */
export function TutorialProgress(): ReactNode {
  const {pathname} = useLocation();
  const {title, parts, at} = progressOf(useCurrentSidebarCategory(), pathname);
  const before = parts[at - 1];
  const next = parts[at + 1];
  return (
    <nav
      className={clsx('tutorial-progress', styles.progress)}
      aria-label={translate({id: 'tutorial.parts', message: 'Parts of “{title}”'}, {title})}
    >
      <progress className={styles.bar} value={at + 1} max={parts.length} aria-hidden="true" />
      <details className={styles.parts}>
        <summary>
          <Translate id="tutorial.part" values={{part: at + 1, parts: parts.length}}>
            {'{part} of {parts}'}
          </Translate>
          : {parts[at]?.label}
        </summary>
        <ol>
          {parts.map(({label, href}, index) => (
            <li key={href}>
              <Link to={href} aria-current={index === at ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ol>
      </details>
      {before && (
        <Link
          to={before.href}
          rel="prev"
          aria-label={translate({id: 'tutorial.previousPart', message: 'Previous part: {label}'}, {label: before.label})}
        >
          <Translate id="tutorial.previous">Previous</Translate>
        </Link>
      )}
      {next && (
        <Link
          to={next.href}
          rel="next"
          aria-label={translate({id: 'tutorial.nextPart', message: 'Next part: {label}'}, {label: next.label})}
        >
          <Translate id="tutorial.next">Next</Translate>
        </Link>
      )}
    </nav>
  );
}
