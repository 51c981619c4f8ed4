import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {useRef, useState, type ReactNode} from 'react';
import {copyableText} from './copyable-text';
import {CopyButton} from './CopyButton';
import {useCodeLinks} from './use-code-links';
import styles from './styles.module.css';
import {useFit} from './use-fit';
import {useTargetLine} from './use-target-line';
import {useTypes} from './use-types';
import {WordWrapButton} from './WordWrapButton';

export interface CodeBlockProps {
  /** The code as HTML, made by src/code/remark/highlight-code.ts. */
  html: string;
  className?: string;
  /** The block's anchor, unique on its page. */
  id?: string;
  title?: string;
  /** Of a block whose lines have anchors: what these begin with. */
  anchor?: string;
  /**
   * How many lines there are; only of a long block, which shows its first ones until the reader
   * asks for the rest.
   */
  lines?: string;
  /**
   * Where the types of its names are, as src/type-hovers/remark.ts writes it; absent where there
   * are none to show.
   */
  types?: string;
}

/**
 * A block of code, highlighted when the page was built, with its title and the buttons to wrap its
 * lines, to link to it and to copy it. A long one is cut off by the style sheet, and only where
 * scripts run: the rest stays in the page.
 */
export function CodeBlock({html, className, id, title, anchor, lines, types}: CodeBlockProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(lines === undefined);
  const {scrolls, more, wrapped} = useFit(code, setOpen);
  const brokenLinks = useBrokenLinks();
  if (id !== undefined) brokenLinks.collectAnchor(id);
  if (anchor !== undefined) for (const line of html.split('\n').keys()) brokenLinks.collectAnchor(`${anchor}-L${line + 1}`);
  useTargetLine(anchor);
  const {listeners, hint} = useCodeLinks(html);
  const {button, layer, explains} = useTypes(types, code);
  return (
    <div
      id={id}
      className={clsx(
        'theme-code-block',
        styles.block,
        types !== undefined && styles.typed,
        (hint ?? explains) && styles.explains,
        className,
      )}
    >
      {title !== undefined && <div className={clsx('sample-title', styles.title)}>{title}</div>}
      <div className={clsx(styles.content, more && styles.more)}>
        {/* A block that scrolls is a stop for the Tab key. */}
        <pre tabIndex={scrolls ? 0 : undefined} {...listeners} className={clsx(styles.pre, !open && styles.cut)}>
          <code ref={code} className={styles.code} dangerouslySetInnerHTML={{__html: html}} />
        </pre>
        {hint}
        {layer}
      </div>
      {lines !== undefined && (
        <button
          type="button"
          className={clsx('clean-btn', styles.rest)}
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {open
            ? translate({id: 'code.showLess', message: 'Show less'})
            : translate({id: 'code.showAll', message: 'Show all {lines} lines'}, {lines})}
        </button>
      )}
      <div className={styles.buttons}>
        {button}
        {(scrolls || wrapped) && <WordWrapButton on={wrapped} />}
        {id !== undefined && (
          <a
            className={clsx('hash-link', styles.button)}
            href={`#${id}`}
            aria-label={translate({id: 'code.linkToSample', message: 'Link to this sample'})}
          />
        )}
        <CopyButton text={() => copyableText(code.current)} />
      </div>
    </div>
  );
}
