import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {errorPages} from '@generated/run/default/files.js';
import type {ReactNode} from 'react';
import type {Diagnostic} from '../../samples/move/diagnostics';
import type {RunOutcome, TestResult} from '../worker/protocol';
import {Place, type OpenPlace} from './Place';

/**
 * Why a test failed, in the language of the page where it is this site's text and not the runner's.
 */
const whyOf = ({lacks, message}: NonNullable<TestResult['failure']>): string =>
  lacks === undefined
    ? message
    : translate(
        {
          id: 'run.onlyStub',
          message:
            'Not available in the browser: this test calls a function of {module} that only the real framework has. Run it with the Sui CLI.',
        },
        {module: lacks},
      );

function Test({test: {name, passed, failure}, open}: {test: TestResult; open: OpenPlace}): ReactNode {
  return (
    <li>
      <span className={`run-mark ${passed ? 'run-good' : 'run-bad'}`}>
        {passed ? translate({id: 'run.pass', message: 'Pass'}) : translate({id: 'run.fail', message: 'Fail'})}
      </span>
      <code>{name}</code>
      {failure && (
        <span className="run-why">
          {whyOf(failure)}{' '}
          {failure.path !== undefined && failure.line !== undefined && <Place path={failure.path} line={failure.line} open={open} />}
          {failure.compares === true && (
            <>
              {' '}
              <Translate id="run.notCompared" values={{macro: <code>assert_eq!</code>, command: <code>sui move test</code>}}>
                {'{macro} prints the two values, which only {command} shows.'}
              </Translate>
            </>
          )}
        </span>
      )}
    </li>
  );
}

function Finding({finding: {severity, code, message, path, line, text}, open}: {finding: Diagnostic; open: OpenPlace}): ReactNode {
  const route = errorPages[code];
  return (
    <li>
      <span className={`run-mark ${severity === 'error' ? 'run-bad' : ''}`}>
        {severity === 'error' ? translate({id: 'run.error', message: 'Error'}) : translate({id: 'run.warning', message: 'Warning'})}
      </span>
      {route === undefined ? <code>{code}</code> : <Link to={route}>{code}</Link>}{' '}
      {path !== '' && <Place path={path} line={line} open={open} />}
      {text === undefined ? (
        <span className="run-why">{message}</span>
      ) : (
        // Long lines are scrolled to, by the keyboard as well.
        <pre className="run-printed" tabIndex={0}>
          {text}
        </pre>
      )}
    </li>
  );
}

const errorsFirst = (all: readonly Diagnostic[]): Diagnostic[] =>
  [...all].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));

/** What a run gave: what the compiler said, and each test. */
export const Results = ({outcome: {tests, diagnostics, prints}, open}: {outcome: RunOutcome; open: OpenPlace}): ReactNode => (
  <>
    {diagnostics.length > 0 && (
      <ul className="run-list" aria-label={translate({id: 'run.findings', message: 'What the compiler says'})}>
        {errorsFirst(diagnostics).map((finding, index) => (
          <Finding key={index} finding={finding} open={open} />
        ))}
      </ul>
    )}
    {tests.length > 0 && (
      <ul className="run-list" aria-label={translate({id: 'run.tests', message: 'Tests'})}>
        {tests.map((test) => (
          <Test key={test.name} test={test} open={open} />
        ))}
      </ul>
    )}
    {tests.length > 0 && prints === true && (
      <p className="run-about">
        <Translate id="run.printsNothing" values={{function: <code>debug::print</code>, command: <code>sui move test</code>}}>
          {'What {function} prints is shown by {command} on your machine, and not here.'}
        </Translate>
      </p>
    )}
  </>
);
