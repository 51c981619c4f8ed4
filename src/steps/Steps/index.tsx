import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A procedure: an ordered list, or headings of the third level, with their numbers in circles on
 * one line.
 *
 * @param children an ordered list whose items may hold code and lists, or headings with what
 *   belongs to each
 */
export const Steps = ({children}: {children: ReactNode}): ReactNode => <div className={styles.steps}>{children}</div>;
