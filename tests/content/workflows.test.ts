import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {engines, scripts} from '../../package.json';
import jestConfig from '../jest.config.cjs';
import {
  actionFiles,
  readWorkflow,
  stepsOfAction,
  stepsOfWorkflow,
  workflowFolder,
  workflowNames,
  type Step,
  type Workflow,
} from '../lib/workflows';

const testWorkflow = readWorkflow('test.yml');

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
    ...workflowNames().map((name) => ({file: path.join(workflowFolder, name), steps: stepsOfWorkflow(readWorkflow(name))})),
    ...actionFiles().map((file) => ({file, steps: stepsOfAction(file)})),
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

  test('runs the tests of every change for a pull request, and all of them every night and before a deployment', () => {
    expect(testWorkflow.env).toEqual({TESTS: "${{ github.event_name == 'pull_request' && 'change' || 'all' }}"});
    expect(testWorkflow.on?.schedule?.map(({cron}) => cron)).toEqual([expect.stringMatching(/^\d+ \d+ \* \* \*$/)]);
    expect(testWorkflow.on).toHaveProperty('workflow_call');
    expect(testWorkflow.jobs.audit).toMatchObject({if: "github.event_name != 'pull_request'"});
  });

  test('runs each group of tests', () => {
    const {projects} = jestConfig as {projects: {displayName: string}[]};
    expect(jest?.strategy?.matrix.group).toEqual(projects.map(({displayName}) => displayName));
  });

  test('runs them on the Node.js of .nvmrc first, and back to the oldest that works', () => {
    const oldest = Number(/\d+/.exec(engines.node)?.[0]);
    const first = Number(readFileSync('.nvmrc', 'utf8'));
    expect(first).toBeGreaterThan(oldest);
    for (const job of [samples, build, jest]) expect(job?.strategy?.matrix.node).toEqual([first, 22, oldest]);
  });
});

describe('the deploy workflow', () => {
  test('publishes only after the test workflow has passed', () => {
    expect(workflowBefore(readWorkflow('deploy.yml'), 'deploy')).toBe('./.github/workflows/test.yml');
  });

  const takesHiddenFiles = (text: string): boolean =>
    /upload-pages-artifact@\S+ # v3\./.test(text) || /upload-pages-artifact@(?:.+\n)+?\s+include-hidden-files: true/.test(text);

  test('publishes hidden files, such as .well-known/security.txt', () => {
    expect(takesHiddenFiles(readFileSync(path.join(workflowFolder, 'deploy.yml'), 'utf8'))).toBe(true);
    expect(takesHiddenFiles('- uses: actions/upload-pages-artifact@0 # v5.0.0\n  with:\n    path: build\n')).toBe(false);
  });

  test('one that publishes what was only built is found', () => {
    const hasty: Workflow = {jobs: {test: {uses: './.github/workflows/test.yml'}, build: {steps: []}, deploy: {needs: 'build'}}};
    expect(workflowBefore(hasty, 'deploy')).toBeUndefined();
  });
});

describe('the workflow that asks whether the site still holds', () => {
  const {on, permissions, jobs} = readWorkflow('staleness.yml');
  const commands = stepsOfWorkflow({jobs})
    .map(({run = ''}) => run)
    .join('\n');

  test('runs once a week, and may write issues and nothing else', () => {
    expect(on?.schedule?.map(({cron}) => cron)).toEqual([expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/)]);
    expect(permissions).toEqual({contents: 'read'});
    expect(Object.values(jobs).map((job) => job.permissions)).toEqual([{contents: 'read', issues: 'write'}]);
  });

  test('asks everything that can be asked, and keeps one issue', () => {
    expect(commands).toMatch(/npm run --silent staleness -- --network --source \S+ --json/);
    expect(stepsOfWorkflow({jobs}).map(({uses}) => uses)).toContain('./.github/actions/keep-issue');
    expect(scripts).toHaveProperty('staleness');
  });

  test('no other workflow waits for it', () => {
    const others = workflowNames().filter((name) => name !== 'staleness.yml');
    expect(others.filter((name) => readFileSync(path.join(workflowFolder, name), 'utf8').includes('staleness'))).toEqual([]);
  });
});

describe('the workflow that asks for known holes', () => {
  const {on, jobs} = readWorkflow('advisories.yml');
  const steps = stepsOfWorkflow({jobs});
  const commands = steps.map(({run = ''}) => run).join('\n');

  test('runs once a day, asks the official registry and installs nothing', () => {
    expect(on?.schedule?.map(({cron}) => cron)).toEqual([expect.stringMatching(/^\d+ \d+ \* \* \*$/)]);
    expect(commands).toContain('npm audit --package-lock-only --registry https://registry.npmjs.org/ --json');
    expect(commands).not.toMatch(/npm (?:ci|install)/);
  });

  test('fails where the registry gave no report, and keeps one issue where it did', () => {
    expect(commands).toContain("jq --exit-status '.auditReportVersion'");
    expect(steps.map(({uses}) => uses)).toContain('./.github/actions/keep-issue');
  });
});

test('the action that keeps an issue looks for an open one first', () => {
  const [{run = ''} = {}] = stepsOfAction('.github/actions/keep-issue/action.yml');
  expect(run.indexOf('gh issue list --state open')).toBeLessThan(run.indexOf('gh issue edit "$number"'));
  expect(run).toContain('gh issue create --title "$TITLE" --body-file "$BODY"');
});
