import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The solution of an exercise, folded, so that readers can try first. It is a plain `details`
 * element: it opens without scripts, and the browser's find and a search hit open it too, and so
 * does paper (src/site/on-paper.ts).
 */
export const Solution = ({children}: {children: ReactNode}): ReactNode => (
  <details className={styles.solution} data-solution>
    <summary>
      <Translate id="tutorial.solution">Solution</Translate>
    </summary>
    {children}
  </details>
);
