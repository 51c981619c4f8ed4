import {translate} from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {copyText} from '../../lib/copy-text';
import {iconProps} from './icon-props';
import styles from './styles.module.css';
import {useCopied} from './use-copied';

/** Copies a text and says so until the reader goes on. */
export function CopyButton({text}: {text: () => string}): ReactNode {
  const {copied, button, tell} = useCopied();
  return (
    <button
      ref={button}
      type="button"
      className={clsx('clean-btn', styles.button, styles.copy, copied && styles.copied)}
      title={translate({id: 'code.copy', message: 'Copy'})}
      aria-label={
        copied
          ? translate({id: 'code.copied', message: 'Copied'})
          : translate({id: 'code.copyToClipboard', message: 'Copy code to clipboard'})
      }
      onClick={() => {
        void copyText(text()).then(tell);
      }}
    >
      {copied ? <IconSuccess {...iconProps} /> : <IconCopy {...iconProps} />}
    </button>
  );
}
