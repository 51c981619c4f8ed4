import {shelves, type ShelfFolder} from './address';
import type {Example} from './model';

/** What the examples of one folder are, and how a reader uses them. */
export interface Kind {
  /** Heading on the page of all examples. */
  label: string;
  /** What one is, for titles: `Move package atlas`. */
  noun: string;
  /** What a reader should know of all of them. */
  about: string;
  /** File in `overlay/` with their summaries. */
  summaries: string;
}

const app: Kind = {
  label: 'Apps',
  summaries: 'apps',
  noun: 'App',
  about:
    'Clients and front ends. Each has a `package.json` with exact versions and a lock file, so `npm ci` installs what the samples are checked with. Those that talk to a package of yours need its ID: the page of the app says where it goes.',
};

/** By folder below `examples/`; folders with the same label are listed together. */
export const kinds: Readonly<Record<ShelfFolder, Kind>> = {
  move: {
    label: 'Move packages',
    summaries: 'move',
    noun: 'Move package',
    about:
      'Packages with their unit tests. Unpack one, and `sui move test` builds it and runs its tests. You need no key, and no network of Sui.',
  },
  apps: app,
  react: app,
  rust: {
    label: 'Rust programs',
    summaries: 'rust',
    noun: 'Rust program',
    about:
      'Clients and an indexer in Rust. They are parsed here and not compiled, so expect to adjust a call when you choose newer crates than the manifest names.',
  },
  ts: {
    label: 'TypeScript files',
    summaries: 'ts',
    noun: 'TypeScript files',
    about:
      'The files of guides that show single steps. Each download has a `package.json`, a lock file and a `tsconfig.json` around them, so that you can run a file with `npx tsx` or copy it into a project of yours.',
  },
  graphql: {
    label: 'GraphQL queries',
    summaries: 'graphql',
    noun: 'GraphQL queries',
    about: 'Queries that are validated against the schema which this site documents. Paste one into any GraphQL client.',
  },
  'config/operator': {
    label: 'Configuration of nodes and services',
    summaries: 'config',
    noun: 'Configuration',
    about: 'Files for operators: nodes, services around them, and their monitoring. Read the guide before you use one in production.',
  },
  'config/deploy': {
    label: 'Workflows that deploy',
    summaries: 'config',
    noun: 'Workflows',
    about: 'Workflows for continuous integration that test, publish and upgrade a Move package. Put your own names and identities in.',
  },
};

/** The file with the summaries of the examples of a shelf, from the repository's top. */
export const summariesFile = (shelf: ShelfFolder): string => `src/examples/overlay/${kinds[shelf].summaries}.ts`;

/** Examples of one label. */
export interface LabelledExamples extends Pick<Kind, 'label' | 'about'> {
  examples: readonly Example[];
}

/** Examples by the label of their kind, in the order of the shelves. */
export const byLabel = (examples: readonly Example[]): LabelledExamples[] =>
  [...new Set(shelves.map(({folder}) => kinds[folder].label))].flatMap((label) => {
    const own = examples.filter(({shelf}) => kinds[shelf].label === label);
    const [first] = own;
    return first === undefined ? [] : [{label, about: kinds[first.shelf].about, examples: own}];
  });
