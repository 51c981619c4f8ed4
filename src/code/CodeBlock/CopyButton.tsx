import {translate} from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import {copyText} from '../../lib/copy-text';
import {iconProps} from './icon-props';
import styles from './styles.module.css';

/** Milliseconds for which the button says that it has copied. */
const shown = 1000;

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
      title={translate({id: 'code.copy', message: 'Copy'})}
      aria-label={
        copied
          ? translate({id: 'code.copied', message: 'Copied'})
          : translate({id: 'code.copyToClipboard', message: 'Copy code to clipboard'})
      }
      onClick={() => {
        void copyText(text()).then(() => {
          setCopied(true);
        });
      }}
    >
      {copied ? <IconSuccess {...iconProps} /> : <IconCopy {...iconProps} />}
    </button>
  );
}
