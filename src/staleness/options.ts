import {statSync} from 'node:fs';
import {parseOptions} from '../lib/parse-options';
import {UsageError} from '../lib/usage-error';

const usage = `Usage: npm run staleness -- [options]
  --network        also ask the public endpoints of Mainnet and Testnet
  --source FOLDER  also read a checkout of MystenLabs/sui
  --offline        do not ask the package registry
  --json FILE      write every finding as JSON
  --all            show what still holds, too`;

const options = {
  network: {type: 'boolean'},
  source: {type: 'string'},
  offline: {type: 'boolean'},
  json: {type: 'string'},
  all: {type: 'boolean'},
} as const;

/** What one run asks, and what it leaves behind. */
export type Options = ReturnType<typeof parseOptions<typeof options>>;

const fail = (message: string): never => {
  throw new UsageError(message);
};

/**
 * Reads the command line.
 *
 * @param args what follows `npm run staleness --`
 * @throws {UsageError} in one line, on an option or value that means nothing
 */
export function readOptions(args: readonly string[]): Options {
  if (args.includes('--help')) fail(usage);
  const values = parseOptions(args, options, (message) => fail(message.split('\n')[0] ?? ''));
  const {source} = values;
  if (source !== undefined && statSync(source, {throwIfNoEntry: false})?.isDirectory() !== true)
    fail(`--source takes the folder of a checkout; there is no folder "${source}".`);
  return values;
}
