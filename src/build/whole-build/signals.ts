import {constants} from 'node:os';
import {setImmediate} from 'node:timers/promises';
import {BuildFailure} from './build-failure';

/** What a terminal, `kill` and a closing session send to end a command. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The exit code that shells give to a command that a signal ended. */
export const exitCodeOf = (signal: NodeJS.Signals): number => 128 + constants.signals[signal];

/** The signal that an exit code stands for; undefined for any other code. */
export const signalOf = (exitCode: number): NodeJS.Signals | undefined =>
  (Object.keys(constants.signals) as NodeJS.Signals[]).find((signal) => exitCodeOf(signal) === exitCode);

/**
 * From now on, a signal that asks this process to end does not end it at once: what was begun has to be cleared away first.
 *
 * @returns is aborted by the first such signal, with a {@link BuildFailure} as its reason
 */
export function watchSignals(): AbortSignal {
  const controller = new AbortController();
  for (const name of endings) {
    process.on(name, () => {
      controller.abort(new BuildFailure(`${name} ended the build`, exitCodeOf(name)));
    });
  }
  return controller.signal;
}

/**
 * Throws where a signal has arrived. Node.js hears of signals between two rounds of its event loop, so this waits for a whole
 * round: the first wait may end within the present one.
 */
export async function throwIfEnded(signal: AbortSignal): Promise<void> {
  await setImmediate();
  await setImmediate();
  signal.throwIfAborted();
}
