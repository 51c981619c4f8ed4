import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The solution of an exercise, folded, so that readers can try first. It is a plain `details` element: it opens without
 * scripts, and the browser's find and a search hit open it too.
 */
export const Solution = ({children}: {children: ReactNode}): ReactNode => (
  <details className={styles.solution}>
    <summary>
      <Translate id="tutorial.solution">Solution</Translate>
    </summary>
    {children}
  </details>
);
