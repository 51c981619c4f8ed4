import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {formatted, plural} from '../../../lib/interface-language';
import type {QueryEvents} from '../editor/query-editor';

interface QueryFindingsProps {
  /** Nothing as long as the query was not checked. */
  findings: Parameters<QueryEvents['findings']>[0] | undefined;
  /** Moves the cursor to an offset of the query. */
  show: (offset: number) => void;
}

function summary(findings: QueryFindingsProps['findings']): string {
  if (findings === undefined) return '';
  if (findings.length === 0) return translate({id: 'run.query.fits', message: 'The query fits the schema.'});
  const {length} = findings;
  return plural(
    length,
    translate(
      {id: 'run.query.problems', message: '{count} problem in the query.|{count} problems in the query.'},
      {count: formatted(length)},
    ),
  );
}

/**
 * What is wrong with a query, in words: how much is announced, and each problem leads to its place.
 */
export const QueryFindings = ({findings, show}: QueryFindingsProps): ReactNode => (
  <>
    <p role="status" className="run-status">
      {summary(findings)}
    </p>
    {findings && findings.length > 0 && (
      <ul className="run-list" aria-label={translate({id: 'run.query.listOfProblems', message: 'Problems in the query'})}>
        {findings.map(({from, line, message, severity}) => (
          <li key={`${from} ${message}`}>
            <span className={severity === 'error' ? 'run-mark run-bad' : 'run-mark'}>
              {severity === 'error' ? (
                <Translate id="run.query.error">Error</Translate>
              ) : (
                <Translate id="run.query.deprecated">Deprecated</Translate>
              )}
            </span>{' '}
            <button
              type="button"
              className="run-place"
              onClick={() => {
                show(from);
              }}
            >
              {translate({id: 'run.query.line', message: 'line {line}'}, {line})}
            </button>{' '}
            {message}
          </li>
        ))}
      </ul>
    )}
  </>
);
