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

/**
 * Which tests run: those for every change, or those that need a night's time, too
 * (`tests/jest/nightly.cjs`).
 */
export type Extent = 'change' | 'all';

/** A stage of `npm test`: its command, and where it leaves figures about what it checked. */
export interface TestStage extends Stage {
  command: readonly string[];
  /** Variables beside those of this process. */
  env?: Readonly<Record<string, string>>;
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
 * The stages of `npm test`, in the order in which they are preferred: what others wait for first,
 * then the longest, so that none is left over at the end. What reads pages waits for those that are
 * generated, and only what reads the built site waits for the build: the tests of modules run
 * beside it, as bundling and compressing leave a core free. What `npm run build` does one after the
 * other is three stages, so that pages are generated and samples checked once. The tests in a
 * browser have the machine for themselves.
 *
 * @param reports folder for the figures that stages leave
 * @param cores of the machine
 * @param extent which tests run
 */
export function testStages(reports: string, cores: number, extent: Extent): TestStage[] {
  const file = (name: string): string => path.join(reports, `${name}.json`);
  const npm = (script: string, ...args: string[]): string[] => [
    'npm',
    'run',
    '--silent',
    script,
    ...(args.length > 0 ? ['--', ...args] : []),
  ];
  const tests = (name: string, projects: readonly string[], needs: string): TestStage => ({
    name,
    needs: [needs],
    // As many as there are cores, beside another stage, too: that one often waits, for one core or
    // for the disk.
    command: jestCommand(cores, file(name), ...projects),
    env: {TESTS: extent},
    scope: projects.join(', '),
    jestReport: file(name),
  });
  return [
    {name: 'reference', needs: [], command: npm('reference'), scope: 'reference pages'},
    {
      name: 'samples',
      needs: ['reference'],
      command: npm('samples', '--report', file('samples')),
      scope: 'every sample of every page',
      sampleReport: file('samples'),
    },
    {name: 'build', needs: ['reference', 'samples'], command: npm('build:site'), scope: 'the site', siteFolder: 'build'},
    tests('site', ['site'], 'build'),
    tests('modules', ['unit', 'components'], 'reference'),
    {name: 'types', needs: [], command: npm('typecheck'), scope: 'the site and its examples'},
    tests('content', ['content', 'samples'], 'reference'),
    {name: 'lint', needs: [], command: npm('lint'), scope: 'src, tests, examples'},
    {name: 'format', needs: [], command: npm('format:check'), scope: 'every file that Prettier knows'},
    {...tests('browser', ['browser'], 'build'), alone: true},
    ...(extent === 'all' ? [{name: 'audit', needs: ['build'], command: npm('audit:pages'), scope: 'every page', alone: true}] : []),
  ];
}
