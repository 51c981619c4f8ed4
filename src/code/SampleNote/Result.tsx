import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {placeOf} from '../../examples/address';
import {formatted, plural} from '../../lib/interface-language';
import {DeskLink} from '../../lib/report/DeskLink';
import {useDesk} from '../../lib/report/use-desk';
import styles from './styles.module.css';
import {reportOfSample} from './report-of-sample';
import {WholeFile} from './WholeFile';

export interface ResultProps {
  /** The line that was opened, such as "Compiled with Sui Move 1.71.1". */
  label: string;
  /** The same in English, where the page is in another language. */
  english?: string;
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
  did: translate({id: 'code.did.package', message: 'The whole package was built, with warnings and lints as errors.'}),
  command: 'sui move test',
};

/** What each kind of check does, in words for readers. */
const checks: readonly Check[] = [
  {
    begins: 'Compiled',
    did: translate({id: 'code.did.compiled', message: 'It was compiled against the Move framework, with warnings and lints as errors.'}),
  },
  {
    begins: 'Parsed',
    did: translate({id: 'code.did.parsed', message: 'It is a part of a module, so its syntax was checked, and nothing more.'}),
  },
  {
    begins: 'Type-checked',
    did: translate({
      id: 'code.did.typeChecked',
      message:
        'The TypeScript compiler checked the whole file in strict mode, with those versions of the packages. Unused and deprecated names are errors.',
    }),
    command: 'npx tsc --noEmit',
  },
  {
    begins: 'Validated',
    did: translate({
      id: 'code.did.validated',
      message: 'Every field, argument and type of the query is in that schema. The query was not sent.',
    }),
  },
  {
    begins: 'Checked against the sui',
    did: translate({
      id: 'code.did.checkedCommand',
      message: 'Every command, option and argument is one that this CLI takes. The commands were not run.',
    }),
  },
  {
    begins: 'Checked against the types',
    did: translate({id: 'code.did.checkedTypes', message: 'Its fields have the names and types that the SDK declares for this method.'}),
  },
  {
    begins: 'Not checked',
    did: translate({id: 'code.did.notChecked', message: 'It has changed since the last check. The next build of the site checks it.'}),
  },
];

const isPackageFile = (file: string | undefined): boolean => file?.startsWith('examples/move/') === true;

const checkOf = (label: string, file: string | undefined): Check | undefined =>
  isPackageFile(file) && label.startsWith(ofPackage.begins) ? ofPackage : checks.find(({begins}) => label.startsWith(begins));

const testsSentence = (tests: string): string =>
  plural(
    Number(tests),
    translate(
      {id: 'code.testsPassed', message: 'Its one unit test passed.|Its {tests} unit tests passed.'},
      {tests: formatted(Number(tests))},
    ),
  );

/**
 * What was done to check a sample, how to do it again, the whole file that it is taken from, and
 * where to report a mistake. Loaded when a reader opens the line under a sample.
 */
export function Result({label: shown, english: label = shown, tests, file, line}: ResultProps): ReactNode {
  const {href, save} = useDesk(reportOfSample({page: window.location.pathname, label, file, line}));
  const check = checkOf(label, file);
  return (
    <div className={styles.result}>
      <p role="status">
        {check?.did}
        {tests !== undefined && ` ${testsSentence(tests)}`}
        {check?.command !== undefined && file !== undefined && (
          <>
            {' '}
            <Translate id="code.again" values={{command: <code>{check.command}</code>}}>
              {'With the download of the example, {command} does it again.'}
            </Translate>
          </>
        )}
      </p>
      {file !== undefined && line !== undefined && placeOf(file) && <WholeFile file={file} line={line} />}
      <p>
        {href === undefined ? (
          <button type="button" className="button button--secondary button--sm" onClick={save}>
            <Translate id="code.saveReport">Save a report of a mistake in this sample</Translate>
          </button>
        ) : (
          <DeskLink href={href}>
            <Translate id="code.report">Report a mistake in this sample</Translate>
          </DeskLink>
        )}
      </p>
    </div>
  );
}
