import Translate, {translate} from '@docusaurus/Translate';
import {compilerSize} from '@generated/run/default/files.js';
import type {ReactNode} from 'react';
import type {OpenPlace} from './Place';
import {Results} from './Results';
import {statusText, type RunState} from './state';
import {Status} from './Status';

export interface OutcomeProps {
  state: RunState;
  /** Ends the run that goes on. */
  stop: () => void;
  open: OpenPlace;
  /** Runs after the reader agreed to the download. */
  agree: () => void;
}

/** How a run goes, and what came of it; where it cannot be, how to run the tests elsewhere. */
export const Outcome = ({state, stop, open, agree}: OutcomeProps): ReactNode => (
  <>
    <Status text={statusText(state, compilerSize.gzip)} stop={state.phase === 'long' ? stop : undefined} />
    {state.phase === 'loading' && (
      <progress
        aria-label={translate({id: 'run.download', message: 'Download of the Move compiler'})}
        max={compilerSize.raw}
        value={state.loaded}
      />
    )}
    {state.phase === 'asking' && (
      <div className="run-tools">
        <button type="button" className="run-main" onClick={agree}>
          <Translate id="run.downloadAndRun">Download and run</Translate>
        </button>
      </div>
    )}
    {state.phase === 'done' && <Results outcome={state.outcome} open={open} />}
    {(state.phase === 'hindered' || state.phase === 'asking') && (
      <>
        <p>
          <Translate id="run.onYourMachine">On your machine, the Sui CLI runs the same tests in the folder of the package:</Translate>
        </p>
        <pre className="run-command">sui move test</pre>
      </>
    )}
  </>
);
