import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {iconProps} from './icon-props';
import styles from './styles.module.css';
import {useCopied} from './use-copied';

async function copy(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  // Browsers have this clipboard on secure addresses only.
  const {default: copyText} = await import('copy-text-to-clipboard');
  copyText(text);
}

/** Copies a text and says so until the reader goes on. */
export function CopyButton({text}: {text: () => string}): ReactNode {
  const {copied, button, tell} = useCopied();
  return (
    <button
      ref={button}
      type="button"
      className={clsx('clean-btn', styles.button, copied && styles.copied)}
      title="Copy"
      aria-label={copied ? 'Copied' : 'Copy code to clipboard'}
      onClick={() => {
        void copy(text()).then(tell);
      }}
    >
      {copied ? <IconSuccess {...iconProps} /> : <IconCopy {...iconProps} />}
    </button>
  );
}
