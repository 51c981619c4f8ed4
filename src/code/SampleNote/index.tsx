import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface SampleNoteProps {
  /** What checked the sample. */
  label?: string;
  /** The sample's file, from the repository's top. */
  file?: string;
  /** The file's address on the web; absent where the repository's address is not known. */
  href?: string;
  /** Error code of a sample that must fail. */
  code?: string;
  /** The tool's message for it. */
  message?: string;
}

const SourceFile = ({file, href}: {file: string; href?: string}): ReactNode =>
  href === undefined ? <code>{file}</code> : <Link to={href}>{file}</Link>;

/** The quiet line under a code block: what checked it and which file it is; for a sample that must fail, what the tool says. */
export function SampleNote({label, file, href, code, message}: SampleNoteProps): ReactNode {
  return (
    <div className={styles.note}>
      {code !== undefined && (
        <>
          <p>This fails on purpose ({code}):</p>
          <pre className={styles.message}>{message}</pre>
        </>
      )}
      {(label !== undefined || file !== undefined) && (
        <p className="sample-note">
          {label}
          {label !== undefined && file !== undefined && ' · '}
          {file !== undefined && <SourceFile file={file} href={href} />}
        </p>
      )}
    </div>
  );
}
