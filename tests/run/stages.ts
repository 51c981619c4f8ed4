import path from 'node:path';
import type {Stage} from './run-stages';

const jestCommand = (workers: number, report: string, ...projects: string[]): string[] => [
  'npm',
  'run',
  '--silent',
  'jest',
  '--',
  '--selectProjects',
  ...projects,
  `--maxWorkers=${workers}`,
  '--json',
  `--outputFile=${report}`,
];

/** A stage of `npm test`: its command, and where it leaves figures about what it checked. */
export interface TestStage extends Stage {
  command: readonly string[];
  /** What the command looks at, for stages that leave no figures. */
  scope: string;
  /** Folder of the site that the stage builds. */
  siteFolder?: string;
  /** Jest's results as JSON. */
  jestReport?: string;
  /** The samples command's figures as JSON. */
  sampleReport?: string;
}

/**
 * The stages of `npm test`, in the order in which they are started: the longest first, so that none is left over at the end.
 * The reference pages are written while the site is built, so whatever reads pages waits for the build.
 *
 * @param reports folder for the figures that stages leave
 * @param workers processes that the tests of one stage are spread over; those in a browser, which often wait for a page, take
 *   one more
 */
export function testStages(reports: string, workers: number): TestStage[] {
  const file = (name: string): string => path.join(reports, `${name}.json`);
  const npm = (script: string, ...args: string[]): string[] => [
    'npm',
    'run',
    '--silent',
    script,
    ...(args.length > 0 ? ['--', ...args] : []),
  ];
  const tests = (name: string, projects: readonly string[], processes: number): TestStage => ({
    name,
    needs: ['build'],
    command: jestCommand(processes, file(name), ...projects),
    scope: projects.join(', '),
    jestReport: file(name),
  });
  return [
    {name: 'build', needs: [], command: npm('build'), scope: 'reference pages and the site', siteFolder: 'build'},
    {name: 'lint', needs: [], command: npm('lint'), scope: 'src, tests, examples'},
    tests('site', ['site'], workers),
    tests('browser', ['browser'], workers + 1),
    tests('modules', ['unit', 'components', 'samples', 'content'], workers),
    {
      name: 'samples',
      needs: ['build'],
      command: npm('samples', '--report', file('samples')),
      scope: 'every sample of every page',
      sampleReport: file('samples'),
    },
    {name: 'types', needs: [], command: npm('typecheck'), scope: 'the site and its examples'},
    {name: 'format', needs: [], command: npm('format:check'), scope: 'every file that Prettier knows'},
  ];
}
