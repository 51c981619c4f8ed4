import {actionFiles, readWorkflow, stepsOfAction, workflowNames, type Job, type Step, type Workflow} from '../lib/workflows';

/**
 * Rights to write, by workflow and job, and what for. All other jobs read the repository, and
 * `pages: read` is no right to anything.
 */
const mayWrite: Readonly<Record<string, readonly string[]>> = {
  'advisories.yml ask': ['issues'],
  'deploy.yml deploy': ['pages', 'id-token'],
  'staleness.yml ask': ['issues'],
};

/** Events by which strangers start a workflow that has the rights and secrets of the repository. */
const open = ['pull_request_target', 'workflow_run', 'issue_comment', 'issues', 'discussion', 'discussion_comment', 'fork'];

const token = /\bgithub\.token\b|\bsecrets\b/;

/** Rights that a job has beyond reading; all of them where they are not listed one by one. */
const written = (permissions: Job['permissions'] = {}): string[] =>
  typeof permissions === 'string' ? [permissions] : Object.keys(permissions).filter((name) => permissions[name] === 'write');

/** What is wrong with a step, of a workflow or of an action of our own. */
function stepProblems({uses = '', run = '', with: inputs = {}}: Step): string[] {
  const inserted = [...run.matchAll(/\$\{\{\s*([^}]*?)\s*\}\}/g)].map(([, expression = '']) => expression);
  return [
    // A shell would run what a title or a branch is called.
    ...inserted.filter((expression) => !expression.startsWith('matrix.')).map((expression) => `${expression} stands in a command`),
    ...(uses.startsWith('actions/checkout@') && inputs['persist-credentials'] !== false
      ? ['checkout leaves its token in .git/config']
      : []),
  ];
}

function jobProblems(job: Job, rights: readonly string[]): string[] {
  const found = written(job.permissions).filter((name) => !rights.includes(name));
  return [
    ...found.map((name) => `may write ${name}`),
    ...rights.filter((name) => !written(job.permissions).includes(name)).map((name) => `need not be listed for ${name}`),
    ...(job.secrets === undefined ? [] : ['hands on secrets']),
    ...(job.steps && job['timeout-minutes'] === undefined ? ['has no time limit'] : []),
    ...(token.test(JSON.stringify(job.env ?? {})) ? ['gives its token to all steps'] : []),
    ...(job.steps ?? []).flatMap(stepProblems),
  ];
}

/** What a workflow may do and need not. */
function rightsProblems(name: string, workflow: Workflow): string[] {
  const {on = {}, permissions, env = {}, jobs} = workflow;
  const events = Object.keys(on);
  return [
    ...(JSON.stringify(permissions) === '{"contents":"read"}' ? [] : ['does not start from reading the repository alone']),
    ...events.filter((event) => open.includes(event)).map((event) => `is started by ${event}`),
    ...(token.test(JSON.stringify(env)) ? ['gives its token to all jobs'] : []),
    ...(events.includes('pull_request') && token.test(JSON.stringify(workflow)) ? ['has a token or a secret in pull requests'] : []),
    ...Object.entries(jobs).flatMap(([job, value]) =>
      jobProblems(value, mayWrite[`${name} ${job}`] ?? []).map((problem) => `${job}: ${problem}`),
    ),
  ];
}

test.each(workflowNames())('%s may do what it needs, and nothing else', (name) => {
  expect(rightsProblems(name, readWorkflow(name))).toEqual([]);
});

test.each(actionFiles())('%s puts nothing from outside into a command', (file) => {
  expect(stepsOfAction(file).flatMap(stepProblems)).toEqual([]);
});

test('every listed right is one of a job', () => {
  const jobs = workflowNames().flatMap((name) => Object.keys(readWorkflow(name).jobs).map((job) => `${name} ${job}`));
  expect(Object.keys(mayWrite).filter((job) => !jobs.includes(job))).toEqual([]);
});

describe('the check sees', () => {
  const good: Workflow = {
    on: {pull_request: null},
    permissions: {contents: 'read'},
    jobs: {a: {'timeout-minutes': 5, steps: [{run: 'npm test -- ${{ matrix.group }}'}]}},
  };
  const {a = {}} = good.jobs;

  test('nothing in a workflow that reads alone', () => {
    expect(rightsProblems('good.yml', good)).toEqual([]);
  });

  test.each<[what: string, change: Partial<Workflow>, problem: string]>([
    ['a workflow that says nothing of rights', {permissions: undefined}, 'does not start from reading the repository alone'],
    ['one that may do everything', {permissions: 'write-all'}, 'does not start from reading the repository alone'],
    ['one that strangers start', {on: {pull_request_target: null}}, 'is started by pull_request_target'],
    ['a job that may write', {jobs: {a: {...a, permissions: {contents: 'write'}}}}, 'a: may write contents'],
    ['a job that may do everything', {jobs: {a: {...a, permissions: 'write-all'}}}, 'a: may write write-all'],
    [
      'a secret in pull requests',
      {jobs: {a: {...a, steps: [{env: {KEY: '${{ secrets.KEY }}'}}]}}},
      'has a token or a secret in pull requests',
    ],
    ['secrets that are handed on', {on: {push: null}, jobs: {a: {uses: './b.yml', secrets: 'inherit'}}}, 'a: hands on secrets'],
    ['a token for all steps', {on: {push: null}, jobs: {a: {...a, env: {T: '${{ github.token }}'}}}}, 'a: gives its token to all steps'],
    ['a token for all jobs', {on: {push: null}, env: {T: '${{ github.token }}'}}, 'gives its token to all jobs'],
    ['a job without an end', {jobs: {a: {steps: []}}}, 'a: has no time limit'],
    [
      'a title in a command',
      {jobs: {a: {...a, steps: [{run: 'echo ${{ github.event.pull_request.title }}'}]}}},
      'a: github.event.pull_request.title stands in a command',
    ],
    [
      'a checkout that keeps its token',
      {jobs: {a: {...a, steps: [{uses: 'actions/checkout@0'}]}}},
      'a: checkout leaves its token in .git/config',
    ],
  ])('%s', (_what, change, problem) => {
    expect(rightsProblems('bad.yml', {...good, ...change})).toContain(problem);
  });

  test('a right that is listed and not needed', () => {
    expect(rightsProblems('staleness.yml', {...good, jobs: {ask: a}})).toEqual(['ask: need not be listed for issues']);
  });
});
