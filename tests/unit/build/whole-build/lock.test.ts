import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {BuildLock} from '@site/src/build/whole-build/lock';
import {thisProcess, type ProcessIdentity} from '@site/src/build/whole-build/process-identity';

let folder: string;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'lock');
});

afterEach(() => {
  rmSync(path.dirname(folder), {recursive: true});
});

const refused = `Another build is running in this folder (process ${process.pid})`;

/** A process that has ended. */
function ended(): ProcessIdentity {
  const {pid} = spawnSync(process.execPath, ['--version']);
  return {...thisProcess(), pid};
}

function put(name: string, holders: readonly ProcessIdentity[]): void {
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, name), JSON.stringify(holders));
}

test('a lock that nobody has is taken, and taken it stays', () => {
  BuildLock.take(folder);
  expect(() => BuildLock.take(folder)).toThrow(refused);
  expect(readdirSync(folder)).toEqual(['1.json']);
});

test('a dead process does not hold it, and its file is removed', () => {
  put('7.json', [ended()]);
  BuildLock.take(folder);
  expect(readdirSync(folder)).toEqual(['8.json']);
  expect(() => BuildLock.take(folder)).toThrow(refused);
});

test('another process that has the number of a dead one does not hold it', () => {
  put('1.json', [{...thisProcess(), began: 'earlier'}]);
  expect(() => BuildLock.take(folder)).not.toThrow();
});

test('of several files the newest counts', () => {
  put('9.json', [thisProcess()]);
  put('10.json', [ended()]);
  BuildLock.take(folder);
  expect(readdirSync(folder)).toEqual(['11.json']);
});

test('a file that a crash of the machine has spoiled holds nobody', () => {
  put('1.json', []);
  writeFileSync(path.join(folder, '1.json'), '');
  expect(() => BuildLock.take(folder)).not.toThrow();
});

test('it is held for a second process, as long as one of the two lives', async () => {
  const child = spawn(process.execPath, ['--eval', 'process.stdin.resume()'], {stdio: ['pipe', 'ignore', 'ignore']});
  const end = once(child, 'exit');
  const lock = BuildLock.take(folder);
  lock.share(child.pid ?? 0);
  const file = path.join(folder, '1.json');
  const [, second] = JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity[];
  writeFileSync(file, JSON.stringify([ended(), second]));
  expect(() => BuildLock.take(folder)).toThrow(`(process ${child.pid ?? 0})`);
  child.kill('SIGKILL');
  await end;
  expect(() => BuildLock.take(folder)).not.toThrow();
});

test('a second process that has ended already changes nothing', () => {
  const lock = BuildLock.take(folder);
  lock.share(ended().pid);
  expect(() => BuildLock.take(folder)).toThrow(refused);
  expect(existsSync(path.join(folder, '1.json'))).toBe(true);
});

test('of several processes that find it free at once, one takes it', async () => {
  put('3.json', [ended()]);
  const script = `
    const {BuildLock} = require(${JSON.stringify(path.resolve('src/build/whole-build/lock.ts'))});
    process.stdin.once('data', () => {
      try {
        BuildLock.take(${JSON.stringify(folder)});
        console.log('taken');
      } catch (error) {
        console.log(error.message);
      }
    });
    process.stdin.on('end', () => process.exit());
    console.log('ready');`;
  const children = Array.from({length: 4}, () => {
    const child = spawn(process.execPath, ['--require', 'tsx/cjs', '--eval', script], {stdio: ['pipe', 'pipe', 'inherit']});
    const words: string[] = [];
    const said = async (count: number): Promise<string[]> => {
      while (words.join('').split('\n').length <= count) words.push(String((await once(child.stdout, 'data'))[0]));
      return words.join('').trim().split('\n');
    };
    return {child, said};
  });
  for (const {said} of children) expect(await said(1)).toEqual(['ready']);
  for (const {child} of children) child.stdin.write('go');
  const answers = await Promise.all(children.map(async ({said}) => (await said(2))[1]));
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
  expect(answers.filter((answer) => answer?.startsWith('Another build is running') === true)).toHaveLength(3);
  const ends = children.map(({child}) => once(child, 'exit'));
  for (const {child} of children) child.stdin.end();
  await Promise.all(ends);
});
