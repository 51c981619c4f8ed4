import {translate} from '@docusaurus/Translate';
import {formatted, plural} from '../../../lib/interface-language';
import {inSeconds, outcomeOf} from '../../panel/outcome-words';
import type {Print, ScriptFailure, ScriptHindrance} from '../worker/protocol';

/** How far a program is. */
export type ScriptPhase =
  | {phase: 'idle'}
  | {phase: 'loading'}
  | {phase: 'running'}
  | {phase: 'done'; took: number}
  | {phase: 'failed'; failure: ScriptFailure}
  | {phase: 'endless'; seconds: number}
  | {phase: 'hindered'; hindrance: ScriptHindrance};

/** A program as the panel shows it. */
export type ScriptState = ScriptPhase & {
  prints: readonly Print[];
  /** It printed more than is shown. */
  isFull: boolean;
  ofEdits: boolean;
};

const hindrances: Readonly<Record<ScriptHindrance, string>> = {
  unsupported: translate({id: 'run.script.unsupported', message: 'This browser has no workers, in which the code would run.'}),
  refused: translate({
    id: 'run.script.refused',
    message: 'A security policy of this site or of your browser refuses to run code here.',
  }),
  missing: translate({
    id: 'run.script.missing',
    message: 'A file that the code needs did not come. You may be offline, or the site was just updated: reload the page to try again.',
  }),
};

function doneText({prints, isFull}: ScriptState, took: number): string {
  const time = inSeconds(took);
  if (isFull) return translate({id: 'run.script.doneFull', message: 'Finished in {time} s. It printed more than is shown.'}, {time});
  if (prints.length === 0) return translate({id: 'run.script.doneSilent', message: 'Finished in {time} s. It printed nothing.'}, {time});
  return plural(
    prints.length,
    translate(
      {
        id: 'run.script.done',
        message: 'Finished in {time} s, with {count} line of output.|Finished in {time} s, with {count} lines of output.',
      },
      {time, count: formatted(prints.length)},
    ),
  );
}

function textOf(state: ScriptState): string {
  switch (state.phase) {
    case 'idle':
      return '';
    case 'loading':
      return translate({id: 'run.script.loading', message: 'Loading the packages that the code imports…'});
    case 'running':
      return translate({id: 'run.script.running', message: 'Running…'});
    case 'done':
      return doneText(state, state.took);
    case 'failed':
      return translate({id: 'run.script.failed', message: 'It ended with an error.'});
    case 'endless':
      return translate(
        {id: 'run.script.endless', message: 'Stopped after {seconds} seconds: the code does not come to an end.'},
        {seconds: formatted(state.seconds)},
      );
    case 'hindered':
      return hindrances[state.hindrance];
  }
}

/** What the panel says, and screen readers announce. */
export const scriptStatus = (state: ScriptState): string =>
  outcomeOf(textOf(state), state.ofEdits && (state.phase === 'done' || state.phase === 'failed'));
