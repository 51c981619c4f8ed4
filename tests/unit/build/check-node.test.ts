import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {nodeProblem} from '../../../src/build/check-node.cjs';
import {engines, scripts} from '../../../package.json';

const script = 'src/build/check-node.cjs';

test.each(['20.19.0', '20.20.2', '21.0.0', '22.12.0', '100.0.0'])('Node.js %s is new enough for >=20.19', (version) => {
  expect(nodeProblem(version, '>=20.19')).toBeUndefined();
});

test.each(['20.18.3', '18.20.8', '9.11.2'])('Node.js %s is too old for >=20.19, and one line says what to do', (version) => {
  expect(nodeProblem(version, '>=20.19')).toMatch(
    new RegExp(`^This site needs Node.js 20.19 or newer, and this is ${version}\\. Install .+$`),
  );
});

test('a range of another form is refused instead of being misread', () => {
  expect(() => nodeProblem('22.0.0', '^20.19 || >=22')).toThrow('package.json: engines.node is "^20.19 || >=22"');
});

describe('run as a first step', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'node-version-'));
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  /** Runs the script on a Node.js that says it has another version. */
  const runOn = (version: string): {status: number | null; stdout: string; stderr: string} => {
    const disguise = path.join(folder, `${version}.cjs`);
    writeFileSync(disguise, `Object.defineProperty(process, 'versions', {value: {...process.versions, node: '${version}'}});\n`);
    return spawnSync(process.execPath, ['--require', disguise, script], {encoding: 'utf8'});
  };

  test('an old Node.js ends with one line and an exit code that stops the script', () => {
    const {status, stdout, stderr} = runOn('18.20.8');
    expect({status, stdout}).toEqual({status: 1, stdout: ''});
    expect(stderr).toBe(`${nodeProblem('18.20.8', engines.node) ?? ''}\n`);
  });

  test('a Node.js that is new enough passes in silence', () => {
    expect(runOn('20.19.0')).toMatchObject({status: 0, stdout: '', stderr: ''});
  });
});

test.each(['start', 'build', 'serve', 'test'] as const)('npm run %s begins with it', (name) => {
  expect(scripts[name].startsWith(`node ${script} && `)).toBe(true);
});

test('npm run site begins with npm run build, and so with it', () => {
  expect(scripts.site.startsWith('npm run build && ')).toBe(true);
});
