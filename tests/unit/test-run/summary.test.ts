import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {StageResult} from '../../run/run-stages';
import type {TestStage} from '../../run/stages';
import {hasPassed, summarize, withReports} from '../../run/summary';
import {report, root, testFile} from './fixtures';

const stage = (name: string, extra: Partial<TestStage> = {}): TestStage => ({
  name,
  needs: [],
  command: [],
  scope: `all of ${name}`,
  ...extra,
});
const passed = (name: string, seconds: number): StageResult<TestStage> => ({stage: stage(name), seconds, outcome: 'passed'});
const samples = {
  counts: [
    {language: 'move', checked: 20, failing: 2, unchecked: 0},
    {language: 'sh', checked: 1030, failing: 0, unchecked: 1},
    {language: 'text', checked: 0, failing: 0, unchecked: 0},
  ],
  coverage: 0.999,
};

test('a run that passed says what was checked, how much, and what was slow', () => {
  const good = {testResults: [testFile('tests/unit/a.test.ts', 500, ['a is quick', 'passed', 10])]};
  const text = summarize(
    root,
    [{result: passed('lint', 61.25)}, {result: passed('samples', 30), samples}, {result: passed('modules', 1), jest: good}],
    92,
  );
  expect(text.split('\n')).toEqual([
    'Stage    Checked                                              Time    Result',
    'lint     all of lint                                          61.3 s  passed',
    'samples  1050 samples, 99.9 % of those that a tool can check  30.0 s  passed',
    '         sh 1030, move 20',
    'modules  unit: 1 test in 1 file                               1.0 s   passed',
    '',
    'The slowest test files',
    '0.5 s  tests/unit/a.test.ts',
    '',
    'The slowest tests',
    '0.0 s  tests/unit/a.test.ts: a is quick',
    '',
    'Passed: 3 stages, 1 test, in 92.0 s.',
  ]);
});

test('a run that failed names every stage and every test that did', () => {
  const text = summarize(
    root,
    [
      {result: {stage: stage('build'), seconds: 3, outcome: 'failed'}},
      {result: {stage: stage('browser'), seconds: 0, outcome: 'skipped', blockedBy: 'build'}},
      {result: {stage: stage('modules'), seconds: 5, outcome: 'failed'}, jest: report},
    ],
    8,
  );
  expect(text).toContain('unit: 2 tests in 1 file, 1 failed');
  expect(text).toContain('site: 1 test in 2 files, 1 not run');
  const lines = text.split('\n');
  const start = lines.indexOf('Tests that failed');
  expect(lines.slice(start + 1, start + 4)).toEqual(['  tests/unit/a.test.ts: a is right', '    Expected: 1', '    Received: 2']);
  expect(lines.slice(start + 16, start + 19)).toEqual(['        at line 12', '  tests/site/d.test.ts: could not run', '']);
  expect(text.split('\n').at(-1)).toBe('FAILED: build (failed), browser (not run: build failed), modules (failed); 8.0 s.');
});

test('a run names the tests that were left out, with the reason that their names give', () => {
  const some = {testResults: [testFile('tests/browser/e.test.ts', 500, ['in Firefox: left out, no /usr/bin/firefox-esr', 'pending', 0])]};
  const text = summarize(root, [{result: passed('browser', 1), jest: some}], 1);
  expect(text).toContain('Tests that were left out\n  tests/browser/e.test.ts: in Firefox: left out, no /usr/bin/firefox-esr\n');
});

describe('tests that needed a second try', () => {
  const tried = (count: number) => [
    {
      result: passed('browser', 1),
      jest: {
        testResults: [
          testFile(
            'tests/browser/f.test.ts',
            500,
            ...Array.from({length: count}, (_, index): [string, string, number, number] => [`f ${index}`, 'passed', 1, 2]),
          ),
        ],
      },
    },
  ];

  test('are named, and a few of them pass', () => {
    expect(summarize(root, tried(3), 1)).toContain(
      'Tests that were tried twice\n  tests/browser/f.test.ts: f 0\n  tests/browser/f.test.ts: f 1\n  tests/browser/f.test.ts: f 2\n\nPassed: 1 stage',
    );
    expect(hasPassed(root, tried(3))).toBe(true);
  });

  test('fail the run where they are many', () => {
    expect(summarize(root, tried(4), 1).split('\n').at(-1)).toBe('FAILED: 4 tests were tried twice, and more than 3 are no chance; 1.0 s.');
    expect(hasPassed(root, tried(4))).toBe(false);
  });

  test('do not make a failed stage pass', () => {
    expect(hasPassed(root, [{result: {stage: stage('build'), seconds: 3, outcome: 'failed'}}])).toBe(false);
  });
});

test('only the ten slowest are listed', () => {
  const many = {testResults: Array.from({length: 12}, (_, index) => testFile(`tests/unit/${index}.test.ts`, index, ['x', 'passed', 1]))};
  const lines = summarize(root, [{result: passed('modules', 1), jest: many}], 1).split('\n');
  const start = lines.indexOf('The slowest test files');
  expect(lines.indexOf('', start) - start - 1).toBe(10);
});

test('a stage is given the figures that it left, and none where it left none', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'summary-'));
  const jestReport = path.join(folder, 'jest.json');
  const sampleReport = path.join(folder, 'samples.json');
  const result: StageResult<TestStage> = {stage: stage('modules', {jestReport, sampleReport}), seconds: 1, outcome: 'failed'};
  expect(withReports(result)).toEqual({result, jest: undefined, samples: undefined, pages: undefined});
  writeFileSync(jestReport, JSON.stringify(report));
  writeFileSync(sampleReport, JSON.stringify(samples));
  expect(withReports(result)).toEqual({result, jest: report, samples, pages: undefined});
  rmSync(folder, {recursive: true});
});

test('a stage that built a site says how many pages it has, and one without tests speaks of none', () => {
  const siteFolder = mkdtempSync(path.join(tmpdir(), 'summary-'));
  for (const file of ['index.html', 'guides.html', 'main.js']) writeFileSync(path.join(siteFolder, file), '');
  const build = stage('build', {siteFolder});
  const finished = withReports({stage: build, seconds: 2, outcome: 'passed'});
  expect(withReports({stage: build, seconds: 2, outcome: 'failed'}).pages).toBeUndefined();
  const lines = summarize(root, [finished], 2).split('\n');
  expect(lines[1]).toBe('build  all of build: 2 pages  2.0 s  passed');
  expect(lines.at(-1)).toBe('Passed: 1 stage, in 2.0 s.');
  rmSync(siteFolder, {recursive: true});
});
