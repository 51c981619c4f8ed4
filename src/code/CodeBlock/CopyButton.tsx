import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import {iconProps} from './icon-props';
import styles from './styles.module.css';

/** Milliseconds for which the button says that it has copied. */
const shown = 1000;

async function copy(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  // Browsers have this clipboard on secure addresses only.
  const {default: copyText} = await import('copy-text-to-clipboard');
  copyText(text);
}

/** Copies a text and says so for a moment. */
export function CopyButton({text}: {text: () => string}): ReactNode {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => {
      setCopied(false);
    }, shown);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button, copied && styles.copied)}
      title="Copy"
      aria-label={copied ? 'Copied' : 'Copy code to clipboard'}
      onClick={() => {
        void copy(text()).then(() => {
          setCopied(true);
        });
      }}
    >
      {copied ? <IconSuccess {...iconProps} /> : <IconCopy {...iconProps} />}
    </button>
  );
}
