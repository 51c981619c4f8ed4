import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {lineRoute} from '../../examples/address';
import {CheckLabel} from './CheckLabel';
import styles from './styles.module.css';

export interface SampleNoteProps {
  /** What checked the sample. */
  label?: string;
  /** How many unit tests of the sample's package passed. */
  tests?: string;
  /** The sample's file, from the repository's top. */
  file?: string;
  /** The line of the file at which the sample begins, where an example's page shows the whole file. */
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

/** The quiet line under a code block: what checked it and which file it is; for a sample that must fail, what the tool says. */
export function SampleNote({label, tests, file, line, href, code, message}: SampleNoteProps): ReactNode {
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
          <Link to={href}>repository</Link>
        </>
      )}
    </>
  );
  return (
    <div className={styles.note}>
      {code !== undefined && (
        <>
          <p>This fails on purpose ({code}):</p>
          <pre className={styles.message}>{message}</pre>
        </>
      )}
      {label !== undefined && <CheckLabel label={label} tests={tests} file={file} line={line} beside={place} />}
      {label === undefined && (file ?? href) !== undefined && <p className="sample-note">{place}</p>}
    </div>
  );
}
