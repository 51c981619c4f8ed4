import Link from '@docusaurus/Link';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {progressOf} from '@site/src/tutorial/progress';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Which part of its tutorial the page is, with links to the parts around it and a list of all. The parts are the pages of the
 * category that has this page in the sidebar, so nobody types them twice.
 *
 * @throws where the page stands in no category
 */
export function TutorialProgress(): ReactNode {
  const {pathname} = useLocation();
  const {title, parts, at} = progressOf(useCurrentSidebarCategory(), pathname);
  const before = parts[at - 1];
  const next = parts[at + 1];
  return (
    <nav className={clsx('tutorial-progress', styles.progress)} aria-label={`Parts of “${title}”`}>
      <progress className={styles.bar} value={at + 1} max={parts.length} aria-hidden="true" />
      <details className={styles.parts}>
        <summary>
          {at + 1} of {parts.length}: {parts[at]?.label}
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
        <Link to={before.href} rel="prev" aria-label={`Previous part: ${before.label}`}>
          Previous
        </Link>
      )}
      {next && (
        <Link to={next.href} rel="next" aria-label={`Next part: ${next.label}`}>
          Next
        </Link>
      )}
    </nav>
  );
}
