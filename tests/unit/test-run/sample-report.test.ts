import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describeSamples, readSampleReport, samplesByLanguage} from '../../run/sample-report';

const report = {
  counts: [
    {language: 'move', checked: 2, failing: 1, unchecked: 0},
    {language: 'text', checked: 0, failing: 0, unchecked: 0},
    {language: 'sh', checked: 5, failing: 0, unchecked: 1},
  ],
  coverage: 0.875,
};

test('samples are counted, with their coverage', () => {
  expect(describeSamples(report)).toBe('7 samples, 87.5 % of those that a tool can check');
});

test('languages stand by number, without those of which nothing is checked', () => {
  expect(samplesByLanguage(report)).toBe('sh 5, move 2');
});

test('a report is read from its file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sample-report-'));
  const file = path.join(folder, 'samples.json');
  writeFileSync(file, JSON.stringify(report));
  expect(readSampleReport(file)).toEqual(report);
  rmSync(folder, {recursive: true});
});
