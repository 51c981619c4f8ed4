import {runStages, type Stage} from '../../run/run-stages';

const stage = (name: string, ...needs: string[]): Stage => ({name, needs});

/** Stages that end when the test says so, and a record of when each began. */
function controlled() {
  const begun: string[] = [];
  const ends = new Map<string, (passed: boolean) => void>();
  const run = ({name}: Stage): Promise<boolean> => {
    begun.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  };
  const end = async (name: string, passed = true): Promise<void> => {
    ends.get(name)?.(passed);
    await new Promise(setImmediate);
  };
  return {begun, run, end};
}

test('as many stages run as there are places, and the next one starts when one ends', async () => {
  const {begun, run, end} = controlled();
  const all = runStages([stage('a'), stage('b'), stage('c')], 2, run);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  expect((await all).map(({stage: {name}, outcome}) => [name, outcome])).toEqual([
    ['a', 'passed'],
    ['b', 'passed'],
    ['c', 'passed'],
  ]);
});

test('a stage waits for what it needs, while later ones that need nothing go ahead', async () => {
  const {begun, run, end} = controlled();
  const all = runStages([stage('build'), stage('site', 'build'), stage('lint')], 2, run);
  expect(begun).toEqual(['build', 'lint']);
  await end('build');
  expect(begun).toEqual(['build', 'lint', 'site']);
  await end('lint');
  await end('site');
  await all;
});

test('a stage that has to be alone waits until nothing runs, and nothing starts beside it', async () => {
  const {begun, run, end} = controlled();
  const all = runStages(
    [stage('build'), {...stage('browser', 'build'), alone: true}, stage('late', 'browser'), stage('lint'), stage('types')],
    2,
    run,
  );
  expect(begun).toEqual(['build', 'lint']);
  await end('build');
  expect(begun).toEqual(['build', 'lint', 'types']);
  await end('lint');
  expect(begun).toEqual(['build', 'lint', 'types']);
  await end('types');
  expect(begun).toEqual(['build', 'lint', 'types', 'browser']);
  await end('browser');
  expect(begun).toEqual(['build', 'lint', 'types', 'browser', 'late']);
  await end('late');
  expect((await all).map(({outcome}) => outcome)).toEqual(Array(5).fill('passed'));
});

test('a failure skips what needs it, directly or not, and nothing else', async () => {
  const {begun, run, end} = controlled();
  const all = runStages([stage('build'), stage('site', 'build'), stage('report', 'site'), stage('lint')], 1, run);
  await end('build', false);
  await end('lint');
  expect(begun).toEqual(['build', 'lint']);
  expect((await all).map((result) => [result.stage.name, result.outcome, 'blockedBy' in result ? result.blockedBy : ''])).toEqual([
    ['build', 'failed', ''],
    ['site', 'skipped', 'build'],
    ['report', 'skipped', 'site'],
    ['lint', 'passed', ''],
  ]);
});

test('a run ends when its last stage is skipped', async () => {
  const results = await runStages([stage('build'), stage('site', 'build')], 2, async () => false);
  expect(results.map(({outcome}) => outcome)).toEqual(['failed', 'skipped']);
});

test('each stage has its own time', async () => {
  let clock = 0;
  const run = async ({name}: Stage): Promise<boolean> => {
    clock += name === 'a' ? 1500 : 250;
    return true;
  };
  const results = await runStages([stage('a'), stage('b')], 1, run, () => clock);
  expect(results.map(({seconds}) => seconds)).toEqual([1.5, 0.25]);
});

test('a stage that cannot be run at all ends the run', async () => {
  await expect(runStages([stage('a')], 1, () => Promise.reject(new Error('no such program')))).rejects.toThrow('no such program');
});

test.each([
  [[stage('site', 'build')], 'The stage "site" needs "build", which is not a stage before it.'],
  [[stage('a', 'b'), stage('b', 'a')], 'The stage "a" needs "b", which is not a stage before it.'],
  [[stage('a'), stage('a')], 'Two stages are called "a".'],
])('wrong stages are refused: %j', async (stages, message) => {
  await expect(runStages(stages, 2, async () => true)).rejects.toThrow(message);
});
