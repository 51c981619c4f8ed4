import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {lineRoute} from '../../examples/address';
import {CodeBlock} from '../CodeBlock';
import {highlighted} from '../CodeBlock/use-target-line';
import {loadWholeFile, type WholeFile as Loaded} from './whole-file';
import styles from './styles.module.css';

/** How many lines stay in view above the one at which the sample begins. */
const linesAbove = 3;

/** The code of a file, with the line at which the sample begins in view. */
function FileAt({file: {path, html}, line}: {file: Loaded; line: number}): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const lines = frame.current?.querySelectorAll<HTMLElement>('.token-line') ?? [];
    lines[line - 1]?.classList.add(highlighted);
    const before = lines[line - 1 - linesAbove];
    if (frame.current && before) frame.current.scrollTop = before.offsetTop;
  }, [html, line]);
  return (
    <div
      ref={frame}
      className={styles.whole}
      role="region"
      aria-label={translate({id: 'code.wholeFile.label', message: 'The whole file {path}'}, {path})}
      tabIndex={0}
    >
      <CodeBlock title={path} html={html} />
    </div>
  );
}

/**
 * Shows the file that a sample is taken from, in place and whole, with what its region leaves out.
 * It comes with the click, from the page of the file's example; where it does not come, a link
 * leads there.
 *
 * @param props.file from the repository's top; one that an example has
 * @param props.line at which the sample begins, counted from 1
 */
export function WholeFile({file, line}: {file: string; line: string}): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  const toggle = (): void => {
    setOpen(!isOpen);
    if (typeof loaded === 'object') return;
    setLoaded(undefined);
    loadWholeFile(file, baseUrl).then(setLoaded, () => {
      setLoaded('failed');
    });
  };
  return (
    <>
      <p>
        <button type="button" className={styles.label} aria-expanded={isOpen} onClick={toggle}>
          {isOpen
            ? translate({id: 'code.wholeFile.hide', message: 'Hide the whole file'})
            : translate({id: 'code.wholeFile.show', message: 'Show the whole file'})}
        </button>
      </p>
      {isOpen && loaded === undefined && (
        <p role="status">
          <Translate id="code.wholeFile.loading">The file is loading.</Translate>
        </p>
      )}
      {isOpen && loaded === 'failed' && (
        <p role="status">
          <Translate
            id="code.wholeFile.failed"
            values={{
              page: (
                <Link to={lineRoute(file, Number(line)) ?? '/'}>
                  <Translate id="code.wholeFile.page">Its page</Translate>
                </Link>
              ),
            }}
          >
            {'The file could not be loaded. {page} shows it, too.'}
          </Translate>
        </p>
      )}
      {isOpen && typeof loaded === 'object' && <FileAt file={loaded} line={Number(line)} />}
    </>
  );
}
