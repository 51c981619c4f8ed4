import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readJson} from '@site/src/lib/read-json';

const folder = mkdtempSync(path.join(tmpdir(), 'read-json-'));
const file = path.join(folder, 'a.json');

afterAll(() => {
  rmSync(folder, {recursive: true});
});

test('a file that is not there is missed by name', () => {
  expect(() => readJson(file)).toThrow(`${file} is missing`);
});

test('a file that is cut off is named', () => {
  writeFileSync(file, '{"a": [1');
  expect(() => readJson(file)).toThrow(`${file} is not JSON (`);
});

test('gives what the file says', () => {
  writeFileSync(file, '{"a": [1]}');
  expect(readJson(file)).toEqual({a: [1]});
});

test('another error passes through', () => {
  expect(() => readJson(folder)).toThrow('EISDIR');
});
