import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {reportAddress} from './report-address';

export interface ResultProps {
  /** The line that was opened, such as "Compiled with Sui Move 1.71.1". */
  label: string;
  /** How many unit tests of the sample's package passed. */
  tests?: string;
  /** The sample's file, from the repository's top. */
  file?: string;
  /** The line of the file at which the sample begins. */
  line?: string;
}

interface Check {
  /** How the label of this check begins. */
  begins: string;
  did: string;
  /** What readers give in the folder of the example to do the same. */
  command?: string;
}

const ofPackage: Check = {
  begins: 'Compiled',
  did: 'The whole package was built, with warnings and lints as errors.',
  command: 'sui move test',
};

/** What each kind of check does, in words for readers. */
const checks: readonly Check[] = [
  {begins: 'Compiled', did: 'It was compiled against the Move framework, with warnings and lints as errors.'},
  {begins: 'Parsed', did: 'It is a part of a module, so its syntax was checked, and nothing more.'},
  {
    begins: 'Type-checked',
    did: 'The TypeScript compiler checked the whole file in strict mode, with those versions of the packages. Unused and deprecated names are errors.',
    command: 'npx tsc --noEmit',
  },
  {begins: 'Validated', did: 'Every field, argument and type of the query is in that schema. The query was not sent.'},
  {begins: 'Checked against the sui', did: 'Every command, option and argument is one that this CLI takes. The commands were not run.'},
  {begins: 'Checked against the types', did: 'Its fields have the names and types that the SDK declares for this method.'},
  {begins: 'Not checked', did: 'It has changed since the last check. The next build of the site checks it.'},
];

const isPackageFile = (file: string | undefined): boolean => file?.startsWith('examples/move/') === true;

const checkOf = (label: string, file: string | undefined): Check | undefined =>
  isPackageFile(file) && label.startsWith(ofPackage.begins) ? ofPackage : checks.find(({begins}) => label.startsWith(begins));

const testsSentence = (tests: string): string => ` ${tests === '1' ? 'Its one unit test passed.' : `Its ${tests} unit tests passed.`}`;

/** What was done to check a sample, how to do it again, and where to report a mistake. Loaded when a reader opens the line under a sample. */
export function Result({label, tests, file, line}: ResultProps): ReactNode {
  const {repositoryUrl} = useDocusaurusContext().siteConfig.customFields ?? {};
  const check = checkOf(label, file);
  return (
    <div className={styles.result} role="status">
      <p>
        {check?.did}
        {tests !== undefined && testsSentence(tests)}
        {check?.command !== undefined && file !== undefined && (
          <>
            {' '}
            With the download of the example, <code>{check.command}</code> does it again.
          </>
        )}
      </p>
      {typeof repositoryUrl === 'string' && (
        <p>
          <Link to={reportAddress(repositoryUrl, {page: window.location.pathname, label, file, line})}>
            Report a mistake in this sample
          </Link>
        </p>
      )}
    </div>
  );
}
