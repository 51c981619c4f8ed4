import {statSync} from 'node:fs';
import type {ParseArgsConfig} from 'node:util';
import {parseOptions} from '../lib/parse-options';
import {UsageError} from '../lib/usage-error';

/** What one run asks, and what it leaves behind. */
export interface Options {
  /** Ask the package registry: newest releases, and what changed in them. */
  registry: boolean;
  /** Ask the public endpoints of the networks. */
  network: boolean;
  /** A checkout of MystenLabs/sui to read. */
  source?: string;
  /** Write every finding there, as JSON. */
  json?: string;
  /** Do what needs no judgement: pins, generated pages, figures that can be read. */
  update: boolean;
  /** Show what holds as well. */
  all: boolean;
  /** Versions to take for the pins, by package: for a rehearsal. */
  pins: Readonly<Record<string, string>>;
}

const usage = `Usage: npm run staleness -- [options]
  --network        also ask the public endpoints of Mainnet and Testnet
  --source FOLDER  also read a checkout of MystenLabs/sui
  --offline        do not ask the package registry
  --json FILE      write every finding as JSON
  --all            show what still holds, too
  --update         raise pins, generate the references, write the figures that can be read
  --pin NAME@VERSION   compare as if this were pinned; may be repeated`;

const options: NonNullable<ParseArgsConfig['options']> = {
  network: {type: 'boolean', default: false},
  source: {type: 'string'},
  offline: {type: 'boolean', default: false},
  json: {type: 'string'},
  all: {type: 'boolean', default: false},
  update: {type: 'boolean', default: false},
  pin: {type: 'string', multiple: true, default: []},
};

/** What the parser gives for these options. */
interface Values {
  network: boolean;
  source?: string;
  offline: boolean;
  json?: string;
  all: boolean;
  update: boolean;
  pin: string[];
}

const fail = (message: string): never => {
  throw new UsageError(message);
};

const parse = (args: readonly string[]): Values =>
  parseOptions(args, options, (message) => fail(message.split('\n')[0] ?? '')) as unknown as Values;

/** `@mysten/sui@2.20.4` as a name and an exact version. */
function readPin(text: string): [string, string] {
  const [, name, version] = /^((?:@[\w.-]+\/)?[\w.-]+)@(\d+\.\d+\.\d+\S*)$/.exec(text) ?? [];
  return name === undefined || version === undefined
    ? fail(`--pin takes a package and an exact version, such as @mysten/sui@2.20.4; it was given "${text}".`)
    : [name, version];
}

function readFolder(folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined;
  const isFolder = statSync(folder, {throwIfNoEntry: false})?.isDirectory() ?? false;
  return isFolder ? folder : fail(`--source takes the folder of a checkout; there is no folder "${folder}".`);
}

/**
 * Reads the command line.
 *
 * @param args what follows `npm run staleness --`
 * @throws {UsageError} in one line, on an option or value that means nothing
 */
export function readOptions(args: readonly string[]): Options {
  if (args.includes('--help')) fail(usage);
  const {network, source, offline, json, all, update, pin} = parse(args);
  const folder = readFolder(source);
  if (offline && pin.length > 0) fail('--pin needs the package registry, so it does not go with --offline.');
  if (update && pin.length > 0) fail('--pin is for a rehearsal, so it does not go with --update.');
  return {
    registry: !offline,
    network,
    all,
    update,
    pins: Object.fromEntries(pin.map(readPin)),
    ...(folder === undefined ? {} : {source: folder}),
    ...(json === undefined ? {} : {json}),
  };
}
