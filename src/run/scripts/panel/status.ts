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
  /** It takes long; the reader may stop it. */
  | {phase: 'long'; seconds: number}
  | {phase: 'stopped'}
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
    case 'long':
      return translate(
        {id: 'run.script.long', message: 'Still running after {seconds} seconds. Code that never ends goes on until you stop it.'},
        {seconds: formatted(state.seconds)},
      );
    case 'stopped':
      return translate({id: 'run.stopped', message: 'Stopped.'});
    case 'hindered':
      return hindrances[state.hindrance];
  }
}

/** What the panel says, and screen readers announce. */
export const scriptStatus = (state: ScriptState): string =>
  outcomeOf(textOf(state), state.ofEdits && (state.phase === 'done' || state.phase === 'failed'));
