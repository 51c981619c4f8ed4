import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {lineRoute} from '../../examples/address';
import {CheckLabel} from './CheckLabel';
import styles from './styles.module.css';

export interface SampleNoteProps {
  /** What checked the sample. */
  label?: string;
  /**
   * The same in English, where the page is in another language: it tells the kinds of checks apart.
   */
  english?: string;
  /** How many unit tests of the sample's package passed. */
  tests?: string;
  /** The sample's file, from the repository's top. */
  file?: string;
  /**
   * The line of the file at which the sample begins, where an example's page shows the whole file.
   */
  line?: string;
  /** The file's address in the repository; absent where the repository's address is not known. */
  href?: string;
  /** Error code of a sample that must fail. */
  code?: string;
  /** The tool's message for it. */
  message?: string;
}

const SourceFile = ({file, line}: {file: string; line?: string}): ReactNode => {
  const route = line === undefined ? undefined : lineRoute(file, Number(line));
  return route === undefined ? <code>{file}</code> : <Link to={route}>{file}</Link>;
};

/**
 * The quiet line under a code block: what checked it and which file it is; for a sample that must
 * fail, what the tool says.
 */
export function SampleNote({label, english, tests, file, line, href, code, message}: SampleNoteProps): ReactNode {
  const place = (
    <>
      {file !== undefined && (
        <>
          {label !== undefined && ' · '}
          <SourceFile file={file} line={line} />
        </>
      )}
      {href !== undefined && (
        <>
          {(label ?? file) !== undefined && ' · '}
          <Link to={href}>
            <Translate id="code.repository">repository</Translate>
          </Link>
        </>
      )}
    </>
  );
  return (
    <div className={styles.note}>
      {code !== undefined && (
        <>
          <p>
            <Translate id="code.failsOnPurpose" values={{code}}>
              {'This fails on purpose ({code}):'}
            </Translate>
          </p>
          <pre className={styles.message}>{message}</pre>
        </>
      )}
      {label !== undefined && <CheckLabel label={label} english={english} tests={tests} file={file} line={line} beside={place} />}
      {label === undefined && (file ?? href) !== undefined && <p className="sample-note">{place}</p>}
    </div>
  );
}
