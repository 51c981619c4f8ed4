import Link from '@docusaurus/Link';
import {errorPages} from '@generated/run/default/files.js';
import type {ReactNode} from 'react';
import type {Diagnostic} from '../../samples/move/diagnostics';
import type {RunOutcome, TestResult} from '../worker/protocol';

/** Opens a file of the package at a line. */
export type OpenPlace = (path: string, line: number) => void;

/** A line of a file, which the editor opens. */
function Place({path, line, open}: {path: string; line: number; open: OpenPlace}): ReactNode {
  return (
    <button
      type="button"
      className="run-place"
      onClick={() => {
        open(path, line);
      }}
    >
      {path}, line {line}
    </button>
  );
}

function Test({test: {name, passed, failure}, open}: {test: TestResult; open: OpenPlace}): ReactNode {
  return (
    <li>
      <span className={`run-mark ${passed ? 'run-good' : 'run-bad'}`}>{passed ? 'Pass' : 'Fail'}</span>
      <code>{name}</code>
      {failure && (
        <span className="run-why">
          {failure.message}{' '}
          {failure.path !== undefined && failure.line !== undefined && <Place path={failure.path} line={failure.line} open={open} />}
        </span>
      )}
    </li>
  );
}

function Finding({finding: {severity, code, message, path, line}, open}: {finding: Diagnostic; open: OpenPlace}): ReactNode {
  const route = errorPages[code];
  return (
    <li>
      <span className={`run-mark ${severity === 'error' ? 'run-bad' : ''}`}>{severity === 'error' ? 'Error' : 'Warning'}</span>
      {route === undefined ? <code>{code}</code> : <Link to={route}>{code}</Link>}{' '}
      {path !== '' && <Place path={path} line={line} open={open} />}
      <span className="run-why">{message}</span>
    </li>
  );
}

/** What a run gave: what the compiler said, and each test. */
export const Results = ({outcome: {tests, diagnostics}, open}: {outcome: RunOutcome; open: OpenPlace}): ReactNode => (
  <>
    {diagnostics.length > 0 && (
      <ul className="run-list" aria-label="What the compiler says">
        {diagnostics.map((finding, index) => (
          <Finding key={index} finding={finding} open={open} />
        ))}
      </ul>
    )}
    {tests.length > 0 && (
      <ul className="run-list" aria-label="Tests">
        {tests.map((test) => (
          <Test key={test.name} test={test} open={open} />
        ))}
      </ul>
    )}
  </>
);
