import {availableParallelism} from 'node:os';
import {parseOptions} from '../lib/parse-options';
import {UsageError} from '../lib/usage-error';

/** What one run audits. */
export interface Options {
  /** Folder of the built site. */
  site: string;
  /** Pages whose routes match; all where it is undefined. */
  only?: RegExp;
  /** Browser contexts that are open at the same time. */
  workers: number;
}

const usage = `Usage: npm run audit:pages -- [options]
  --only PATTERN   only pages whose route matches this regular expression
  --workers N      browser contexts side by side (one for each core)
  --site FOLDER    the built site (build)`;

const options = {only: {type: 'string'}, workers: {type: 'string'}, site: {type: 'string'}} as const;

const fail = (message: string): never => {
  throw new UsageError(`${message}\n\n${usage}`);
};

function readPattern(text: string): RegExp {
  try {
    return new RegExp(text);
  } catch (error) {
    return fail(`--only takes a regular expression. ${error instanceof Error ? error.message : ''}`);
  }
}

function readWorkers(text: string): number {
  const workers = Number(text);
  return Number.isInteger(workers) && workers > 0 ? workers : fail(`--workers takes a number from 1; it was given "${text}".`);
}

/**
 * Reads the command line.
 *
 * @param args what follows `npm run audit:pages --`
 * @throws {UsageError} on an option or a value that means nothing
 */
export function readOptions(args: readonly string[]): Options {
  const {site = 'build', only, workers} = parseOptions(args, options, fail);
  return {
    site,
    ...(only === undefined ? {} : {only: readPattern(only)}),
    workers: workers === undefined ? availableParallelism() : readWorkers(workers),
  };
}
