import path from 'node:path';
import type {Example} from '../model';

/** A command that a reader gives in the unpacked folder, and what it does. */
export interface Step {
  /** What the command does, as a sentence. */
  does: string;
  /** Lines of a shell; absent where a sentence is all there is to say. */
  command?: string;
}

interface AppManifest {
  scripts?: Readonly<Record<string, string>>;
}

/** The example's own manifest. */
const manifestOf = ({files}: Example): AppManifest | undefined => {
  const file = files.find(({path: name}) => name === 'package.json');
  return file && (JSON.parse(file.text) as AppManifest);
};

const hasTests = ({files}: Example): boolean => files.some(({path: name, text}) => name.startsWith('tests/') || text.includes('#[test]'));

function appSteps(example: Example): Step[] {
  const scripts = manifestOf(example)?.scripts ?? {};
  const [script = 'start'] = /npm run (\w+)/.exec(scripts.start ?? '')?.slice(1) ?? [];
  const others = Object.keys(scripts).filter((name) => !['start', script, 'preview'].includes(name));
  return [
    {does: 'Install the packages of the lock file. You need Node.js 22.12 or later.', command: 'npm ci'},
    {
      does: `Put the IDs of your own package into ${idsPlace(example)}, then start it. \`npm start\` is short for \`npm run ${script}\`.`,
      command: 'npm start',
    },
    ...(others.length > 0
      ? [
          {
            does: `The manifest has ${others.length === 1 ? 'one more script' : 'more scripts'}.`,
            command: others.map((name) => `npm run ${name}`).join('\n'),
          },
        ]
      : []),
  ];
}

/** The file in which an app keeps what belongs to its reader. */
function idsPlace({files}: Example): string {
  const known = ['src/constants.ts', 'src/config.ts', 'src/settings.ts'];
  const found = known.find((name) => files.some((file) => file.path === name));
  return found === undefined ? 'the places that its guide names' : `\`${found}\``;
}

/**
 * Runs a file whose output is known; where there is none, all files export functions or need a
 * network.
 */
function runStep({files}: Example, folder: string): Step {
  const expected = files.find((file) => file.path.endsWith('.expected.txt'))?.path;
  if (expected === undefined) return {does: 'Import the functions in code of your own, or run a file with `npx tsx`.'};
  const file = path.posix.join(folder, expected.replace(/\.expected\.txt$/, '.ts'));
  return {does: `Run a file. What it prints is in \`${path.posix.basename(expected)}\` beside it.`, command: `npx tsx ${file}`};
}

/**
 * How to use an example once it is unpacked, in the order of the steps.
 *
 * @param folder the example's folder below the top of its download; empty where it is the top
 */
export function stepsOf(example: Example, folder: string): Step[] {
  switch (example.shelf) {
    case 'move':
      return [
        {
          does: 'Build the package. The archive has no `Move.lock`, since that file names the Move framework of your CLI’s release. The first build fetches the framework from GitHub and writes the file.',
          command: 'sui move build',
        },
        ...(hasTests(example) ? [{does: 'Run its unit tests. They need no key and no network of Sui.', command: 'sui move test'}] : []),
      ];
    case 'apps':
    case 'react':
      return appSteps(example);
    case 'rust':
      // A module alone is for a program of somebody else, which has the manifest.
      if (!example.files.some(({path}) => path.endsWith('Cargo.toml')))
        return [{does: 'Copy the files into the program that the guide names, and build that.'}];
      return [
        {
          does: 'Compile it. The archive has no `Cargo.lock`: the first build picks the newest crates that fit the manifest, and writes the file.',
          command: 'cargo build',
        },
      ];
    case 'ts':
      return [
        {does: 'Install the packages of the lock file. You need Node.js 22 or later.', command: 'npm ci'},
        {does: 'Check the types of all files.', command: 'npm run check'},
        runStep(example, folder),
      ];
    case 'graphql':
      return [{does: 'Paste a query into a GraphQL client, or send it with `curl`, to the endpoint of your network.'}];
    case 'config/operator':
      return [{does: 'Copy the files to your machine and put your own names, addresses and limits in, as the guide says.'}];
    case 'config/deploy':
      return [{does: 'Copy the files to the places in your repository that the guide names, and put your own IDs in.'}];
  }
}
