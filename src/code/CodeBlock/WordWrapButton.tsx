import {translate} from '@docusaurus/Translate';
import IconWordWrap from '@theme/Icon/WordWrap';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {iconProps} from './icon-props';
import styles from './styles.module.css';
import {setWraps} from './word-wrap';

/** Wraps the long lines of all blocks, or lets them scroll again. */
export const WordWrapButton = ({on}: {on: boolean}): ReactNode => (
  <button
    type="button"
    className={clsx('clean-btn', styles.button, on && styles.wraps)}
    title={translate({id: 'code.wrap', message: 'Wrap long lines'})}
    aria-label={translate({id: 'code.wrap', message: 'Wrap long lines'})}
    aria-pressed={on}
    onClick={() => {
      setWraps(!on);
    }}
  >
    <IconWordWrap {...iconProps} />
  </button>
);
