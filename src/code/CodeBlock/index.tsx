import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import {CopyButton} from './CopyButton';
import {useCodeLinks} from './use-code-links';
import styles from './styles.module.css';
import {useWordWrap} from './use-word-wrap';
import {WordWrapButton} from './WordWrapButton';

export interface CodeBlockProps {
  /** The code as HTML, made by src/code/remark/highlight-code.ts. */
  html: string;
  className?: string;
  title?: string;
}

/** A block of code, highlighted when the page was built, with its title and the buttons to copy it and to wrap its lines. */
export function CodeBlock({html, className, title}: CodeBlockProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const wordWrap = useWordWrap(code);
  const follow = useCodeLinks(html);
  return (
    <div className={clsx('theme-code-block', styles.block, className)}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        {/* A block that scrolls is a stop for the Tab key. */}
        <pre tabIndex={0} onClick={follow} className={clsx('thin-scrollbar', styles.pre)}>
          <code ref={code} className={clsx(styles.code, wordWrap.on && styles.wrapped)} dangerouslySetInnerHTML={{__html: html}} />
        </pre>
        <div className={styles.buttons}>
          {wordWrap.useful && <WordWrapButton on={wordWrap.on} toggle={wordWrap.toggle} />}
          <CopyButton text={() => code.current?.textContent ?? ''} />
        </div>
      </div>
    </div>
  );
}
