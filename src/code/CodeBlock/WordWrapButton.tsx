import IconWordWrap from '@theme/Icon/WordWrap';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Wraps long lines of a block, or stops wrapping them. */
export const WordWrapButton = ({on, toggle}: {on: boolean; toggle: () => void}): ReactNode => (
  <button
    type="button"
    className={clsx('clean-btn', styles.button, on && styles.wraps)}
    title="Toggle word wrap"
    aria-label="Toggle word wrap"
    aria-pressed={on}
    onClick={toggle}
  >
    <IconWordWrap className={styles.icon} aria-hidden="true" />
  </button>
);
