import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Folders and files as a tree.
 *
 * @param children a nested list: an item with a list below it is a folder, a bold name is
 *   highlighted, and what follows a name is a remark
 */
export const FileTree = ({children}: {children: ReactNode}): ReactNode => <div className={styles.tree}>{children}</div>;
