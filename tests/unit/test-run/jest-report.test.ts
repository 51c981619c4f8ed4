import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {countTests, failures, groupOf, readJestReport, slowest, timedFiles, timedTests} from '../../run/jest-report';
import {report, root, wrong} from './fixtures';

test('a report is read from its file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jest-report-'));
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({testResults: []}));
  expect(readJestReport(file)).toEqual({testResults: []});
  rmSync(folder, {recursive: true});
});

test('a test file belongs to the project that its path says', () => {
  expect(['tests/unit/a/b.test.ts', 'tests/unit/a/b.test.tsx', 'tests/site/c.test.ts'].map(groupOf)).toEqual([
    'unit',
    'components',
    'site',
  ]);
});

test('tests are counted by project and outcome', () => {
  expect(countTests(root, report)).toEqual([
    {group: 'unit', files: 1, passed: 1, failed: 1, notRun: 0},
    {group: 'components', files: 1, passed: 1, failed: 0, notRun: 0},
    {group: 'site', files: 2, passed: 1, failed: 0, notRun: 1},
  ]);
});

test('the slowest stand first, and a test without a time took none', () => {
  expect(slowest(timedFiles(root, report), 2)).toEqual([
    {name: 'tests/site/c.test.ts', seconds: 9},
    {name: 'tests/unit/b.test.tsx', seconds: 1.5},
  ]);
  const tests = slowest(timedTests(root, report), 5);
  expect(tests[0]).toEqual({name: 'tests/site/c.test.ts: c builds', seconds: 8});
  expect(tests.at(-1)).toEqual({name: 'tests/site/c.test.ts: c waits', seconds: 0});
});

test('failed tests are named, and so is a file that could not run', () => {
  expect(failures(root, report)).toEqual([
    {name: 'tests/unit/a.test.ts: a is right', message: wrong},
    {name: 'tests/site/d.test.ts: could not run', message: ''},
  ]);
});
