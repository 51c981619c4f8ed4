import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Place, type OpenPlace} from '../../panel/Place';
import type {Print, ScriptFailure} from '../worker/protocol';
import {Value} from './Value';

const markOf = (level: Print['level']): string | undefined => {
  if (level === 'log') return undefined;
  return level === 'error' ? translate({id: 'run.error', message: 'Error'}) : translate({id: 'run.warning', message: 'Warning'});
};

function Line({print: {level, values}}: {print: Print}): ReactNode {
  const mark = markOf(level);
  return (
    <li className="run-print">
      {mark !== undefined && <span className={`run-mark ${level === 'error' ? 'run-bad' : ''}`}>{mark}</span>}
      {values.map((value, index) => (
        <Value key={index} value={value} />
      ))}
    </li>
  );
}

interface OutputProps {
  prints: readonly Print[];
  failure: ScriptFailure | undefined;
  open: OpenPlace;
}

/** What a program printed, a line for each call, and the error that ended it. */
export const Output = ({prints, failure, open}: OutputProps): ReactNode => (
  <>
    {failure && (
      <p className="run-failure">
        <span className="run-mark run-bad">{translate({id: 'run.error', message: 'Error'})}</span>
        {failure.name}: {failure.message}{' '}
        {failure.path !== undefined && failure.line !== undefined && <Place path={failure.path} line={failure.line} open={open} />}
      </p>
    )}
    {prints.length > 0 && (
      <ol className="run-output" aria-label={translate({id: 'run.script.output', message: 'Output'})}>
        {prints.map((print, index) => (
          <Line key={index} print={print} />
        ))}
      </ol>
    )}
  </>
);
