import type {Hindrance, RunOutcome} from '../worker/protocol';

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

/** Bytes as readers know them. */
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function outcomeText({tests, diagnostics, took}: RunOutcome): string {
  const errors = diagnostics.filter(({severity}) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const more = warnings > 0 ? ` The compiler has ${plural(warnings, 'warning')}.` : '';
  if (errors > 0) return `The package does not compile: ${plural(errors, 'error')}.${more}`;
  const failed = tests.filter(({passed}) => !passed).length;
  const time = `in ${(took / 1000).toFixed(1)} s`;
  if (tests.length === 0) return `The package compiles; it has no tests.${more}`;
  if (failed > 0) return `${failed} of ${plural(tests.length, 'test')} failed ${time}.${more}`;
  return `${tests.length === 1 ? 'The test' : `All ${tests.length} tests`} passed ${time}.${more}`;
}

const hindrances: Readonly<Record<Hindrance, string>> = {
  unsupported: 'This browser has no WebAssembly, which the Move compiler needs.',
  refused: 'A security policy of this site or of your browser refuses WebAssembly, which the Move compiler needs.',
  missing:
    'A file that the Move compiler needs did not come. You may be offline, or the site was just updated: reload the page to try again.',
  failed: 'The Move compiler stopped unexpectedly. The next run starts it anew.',
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
      return `Your browser asks sites to save data. Running this downloads the Move compiler, ${megabytes(size)}, once.`;
    case 'loading':
      return `Downloading the Move compiler, ${megabytes(size)}. Your browser keeps it for the next time.`;
    case 'running':
      return 'Building and testing the package…';
    case 'long':
      return `Still running after ${state.seconds} seconds. Tests that never end go on until you stop them.`;
    case 'stopped':
      return 'Stopped.';
    case 'done':
      return `${state.ofEdits ? 'With your changes: ' : ''}${outcomeText(state.outcome)}`;
    case 'hindered':
      return hindrances[state.hindrance];
  }
}
