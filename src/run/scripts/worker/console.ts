import {describe, describeCall} from './describe';
import type {Print} from './protocol';

/** Where prints go. */
export type Printer = (print: Print) => void;

const indentation = '  ';

/**
 * A console whose calls go to the page, with the functions that programs use.
 *
 * @param now milliseconds, of any beginning
 */
export function consoleFor(print: Printer, now: () => number = () => performance.now()): Partial<Console> {
  let depth = 0;
  const timers = new Map<string, number>();
  const counts = new Map<string, number>();
  const at =
    (level: Print['level']) =>
    (...values: unknown[]): void => {
      const shown = describeCall(values);
      print({level, values: depth > 0 ? [{text: indentation.repeat(depth).slice(1)}, ...shown] : shown});
    };
  const log = at('log');
  const group = (...values: unknown[]): void => {
    if (values.length > 0) log(...values);
    depth += 1;
  };
  const elapsed = (name: string): string => `${name}: ${(now() - (timers.get(name) ?? now())).toFixed(1)}ms`;
  return {
    log,
    info: log,
    debug: log,
    dir: (value: unknown) => {
      print({level: 'log', values: [describe(value, false)]});
    },
    table: log,
    warn: at('warn'),
    error: at('error'),
    trace: at('log'),
    assert: (holds?: boolean, ...values: unknown[]) => {
      if (holds !== true) at('error')('Assertion failed', ...values);
    },
    group,
    groupCollapsed: group,
    groupEnd: () => {
      depth = Math.max(0, depth - 1);
    },
    count: (name = 'default') => {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      log(`${name}: ${counts.get(name)}`);
    },
    time: (name = 'default') => {
      timers.set(name, now());
    },
    timeLog: (name = 'default', ...values: unknown[]) => {
      log(elapsed(name), ...values);
    },
    timeEnd: (name = 'default') => {
      log(elapsed(name));
      timers.delete(name);
    },
  };
}
