import {translate} from '@docusaurus/Translate';
import {formatted, megabytes, plural} from '../../lib/interface-language';
import type {Hindrance, RunOutcome} from '../worker/protocol';
import {inSeconds, outcomeOf} from './outcome-words';

/** How far a run is, as the panel shows it. */
export type RunState =
  | {phase: 'idle'}
  /** The reader saves data, and is asked before the download. */
  | {phase: 'asking'}
  | {phase: 'loading'; loaded: number}
  | {phase: 'running'}
  /** It takes long; the reader may stop it. */
  | {phase: 'long'; seconds: number}
  | {phase: 'stopped'}
  | {phase: 'done'; outcome: RunOutcome; ofEdits: boolean}
  | {phase: 'hindered'; hindrance: Hindrance};

const tests = (count: number): string =>
  plural(count, translate({id: 'run.countOfTests', message: '{count} test|{count} tests'}, {count: formatted(count)}));

const errorsText = (count: number): string =>
  plural(
    count,
    translate(
      {id: 'run.doesNotCompile', message: 'The package does not compile: {count} error.|The package does not compile: {count} errors.'},
      {count: formatted(count)},
    ),
  );

const warningsText = (count: number): string =>
  plural(
    count,
    translate(
      {id: 'run.hasWarnings', message: 'The compiler has {count} warning.|The compiler has {count} warnings.'},
      {count: formatted(count)},
    ),
  );

const passedText = (count: number, time: string): string =>
  plural(
    count,
    translate(
      {id: 'run.passed', message: 'The test passed in {time} s.|All {count} tests passed in {time} s.'},
      {count: formatted(count), time},
    ),
  );

function testsText({tests: all, took}: RunOutcome): string {
  if (all.length === 0) return translate({id: 'run.noTests', message: 'The package compiles; it has no tests.'});
  const failed = all.filter(({passed}) => !passed).length;
  const time = inSeconds(took);
  if (failed === 0) return passedText(all.length, time);
  return translate(
    {id: 'run.failed', message: '{failed} of {tests} failed in {time} s.'},
    {failed: formatted(failed), tests: tests(all.length), time},
  );
}

function outcomeText(outcome: RunOutcome): string {
  const errors = outcome.diagnostics.filter(({severity}) => severity === 'error').length;
  const warnings = outcome.diagnostics.length - errors;
  const said = errors > 0 ? errorsText(errors) : testsText(outcome);
  return warnings > 0 ? `${said} ${warningsText(warnings)}` : said;
}

const hindrances: Readonly<Record<Hindrance, string>> = {
  unsupported: translate({id: 'run.hindrance.unsupported', message: 'This browser has no WebAssembly, which the Move compiler needs.'}),
  refused: translate({
    id: 'run.hindrance.refused',
    message: 'A security policy of this site or of your browser refuses WebAssembly, which the Move compiler needs.',
  }),
  missing: translate({
    id: 'run.hindrance.missing',
    message:
      'A file that the Move compiler needs did not come. You may be offline, or the site was just updated: reload the page to try again.',
  }),
  failed: translate({id: 'run.hindrance.failed', message: 'The Move compiler stopped unexpectedly. The next run starts it anew.'}),
};

/**
 * What the panel says, and screen readers announce.
 *
 * @param size bytes of the download
 */
export function statusText(state: RunState, size: number): string {
  switch (state.phase) {
    case 'idle':
      return '';
    case 'asking':
      return translate(
        {id: 'run.asking', message: 'Your browser asks sites to save data. Running this downloads the Move compiler, {size}, once.'},
        {size: megabytes(size)},
      );
    case 'loading':
      return translate(
        {id: 'run.loading', message: 'Downloading the Move compiler, {size}. Your browser keeps it for the next time.'},
        {size: megabytes(size)},
      );
    case 'running':
      return translate({id: 'run.running', message: 'Building and testing the package…'});
    case 'long':
      return translate(
        {id: 'run.long', message: 'Still running after {seconds} seconds. Tests that never end go on until you stop them.'},
        {seconds: formatted(state.seconds)},
      );
    case 'stopped':
      return translate({id: 'run.stopped', message: 'Stopped.'});
    case 'done':
      return outcomeOf(outcomeText(state.outcome), state.ofEdits);
    case 'hindered':
      return hindrances[state.hindrance];
  }
}
