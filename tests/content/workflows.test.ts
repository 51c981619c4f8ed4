import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {engines, scripts} from '../../package.json';
import jestConfig from '../jest.config.cjs';

interface Step {
  uses?: string;
  run?: string;
}

interface Job {
  uses?: string;
  needs?: string | string[];
  steps?: Step[];
  permissions?: Record<string, string>;
  strategy?: {matrix: {node?: number[]; group?: string[]}};
}

interface Workflow {
  on?: {schedule?: {cron: string}[]};
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const workflowFolder = '.github/workflows';
const actionFolder = '.github/actions';
const readWorkflow = (name: string): Workflow => parse(readFileSync(path.join(workflowFolder, name), 'utf8')) as Workflow;
const testWorkflow = readWorkflow('test.yml');

const stepsOfWorkflow = ({jobs}: Workflow): Step[] => Object.values(jobs).flatMap((job) => [job, ...(job.steps ?? [])]);
const stepsOfAction = (file: string): Step[] => (parse(readFileSync(file, 'utf8')) as {runs: {steps: Step[]}}).runs.steps;

/** Actions that are named by a tag or branch, which can move, and local ones that do not exist. */
const looseActions = (steps: readonly Step[]): string[] =>
  steps
    .flatMap(({uses}) => (uses === undefined ? [] : [uses]))
    .filter((uses) => (uses.startsWith('./') ? !existsSync(uses) : !/@[0-9a-f]{40}$/.test(uses)));

/** Scripts of package.json that a workflow runs, in the order of its jobs. */
const scriptsRun = (workflow: Workflow): string[] =>
  stepsOfWorkflow(workflow).flatMap(({run = ''}) => [...run.matchAll(/\bnpm run ([\w:-]+)/g)].flatMap(([, name]) => name ?? []));

/** The workflow that has to pass before a job runs; undefined where the job waits for none. */
const workflowBefore = ({jobs}: Workflow, name: string): string | undefined =>
  [jobs[name]?.needs ?? []].flat().flatMap((needed) => jobs[needed]?.uses ?? [])[0];

describe('actions are pinned', () => {
  const files = [
    ...readdirSync(workflowFolder).map((name) => ({file: path.join(workflowFolder, name), steps: stepsOfWorkflow(readWorkflow(name))})),
    ...readdirSync(actionFolder)
      .map((name) => path.join(actionFolder, name, 'action.yml'))
      .map((file) => ({file, steps: stepsOfAction(file)})),
  ];

  test.each(files)('$file names them by commit', ({steps}) => {
    expect(steps.length).toBeGreaterThan(0);
    expect(looseActions(steps)).toEqual([]);
  });

  test('a tag, and a local action that is not there, are found', () => {
    expect(looseActions([{uses: 'actions/checkout@v4'}, {uses: './.github/actions/gone'}, {run: 'npm ci'}])).toEqual([
      'actions/checkout@v4',
      './.github/actions/gone',
    ]);
  });
});

describe('the test workflow', () => {
  const {check, samples, build, jest} = testWorkflow.jobs;

  test('runs what npm test runs, and the audit of every page', () => {
    expect(scriptsRun(testWorkflow)).toEqual(['check', 'samples', 'build', 'jest', 'audit:pages']);
    expect(scriptsRun(testWorkflow).filter((name) => !(name in scripts))).toEqual([]);
    expect([check, samples, build, jest]).not.toContain(undefined);
  });

  test('runs each group of tests', () => {
    const {projects} = jestConfig as {projects: {displayName: string}[]};
    expect(jest?.strategy?.matrix.group).toEqual(projects.map(({displayName}) => displayName));
  });

  test('runs them on the oldest Node.js that works, and on newer ones', () => {
    const oldest = Number(/\d+/.exec(engines.node)?.[0]);
    for (const job of [samples, build, jest]) expect(job?.strategy?.matrix.node).toEqual([oldest, 22, 24]);
  });
});

describe('the deploy workflow', () => {
  test('publishes only after the test workflow has passed', () => {
    expect(workflowBefore(readWorkflow('deploy.yml'), 'deploy')).toBe('./.github/workflows/test.yml');
  });

  test('one that publishes what was only built is found', () => {
    const hasty: Workflow = {jobs: {test: {uses: './.github/workflows/test.yml'}, build: {steps: []}, deploy: {needs: 'build'}}};
    expect(workflowBefore(hasty, 'deploy')).toBeUndefined();
  });
});

describe('the workflow that asks whether the site still holds', () => {
  const {on, permissions, jobs} = readWorkflow('fresh.yml');
  const commands = stepsOfWorkflow({jobs})
    .map(({run = ''}) => run)
    .join('\n');

  test('runs once a week, and may write issues and nothing else', () => {
    expect(on?.schedule?.map(({cron}) => cron)).toEqual([expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/)]);
    expect(permissions).toEqual({contents: 'read'});
    expect(Object.values(jobs).map((job) => job.permissions)).toEqual([{contents: 'read', issues: 'write'}]);
  });

  test('asks everything that can be asked, and keeps one issue', () => {
    expect(commands).toMatch(/npm run --silent fresh -- --network --source \S+ --json/);
    expect(commands).toContain('gh issue edit "$number"');
    expect(commands).toContain('gh issue create');
    expect(scripts).toHaveProperty('fresh');
  });

  test('no other workflow waits for it', () => {
    const others = readdirSync(workflowFolder).filter((name) => name !== 'fresh.yml');
    expect(others.filter((name) => readFileSync(path.join(workflowFolder, name), 'utf8').includes('fresh'))).toEqual([]);
  });
});
