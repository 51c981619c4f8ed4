import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {openKept} from '@site/src/sharing/images/keep';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

const drawn = (text: string) => jest.fn(() => Promise.resolve(Buffer.from(text)));

test('a picture is drawn once, and again by another hand', async () => {
  const draw = drawn('a');
  expect((await openKept(folder, '1').take({title: 'A'}, draw)).toString()).toBe('a');
  expect((await openKept(folder, '1').take({title: 'A'}, draw)).toString()).toBe('a');
  expect(draw).toHaveBeenCalledTimes(1);
  await openKept(folder, '2').take({title: 'A'}, draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('pictures that nothing took are forgotten', async () => {
  const first = openKept(folder, '1');
  await first.take('a', drawn('a'));
  await first.take('b', drawn('b'));
  const second = openKept(folder, '1');
  await second.take('b', drawn('b'));
  second.forgetOthers();
  expect(readdirSync(folder)).toHaveLength(1);
});

test('what cannot be drawn leaves nothing behind', async () => {
  await expect(openKept(folder, '1').take('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect(readdirSync(folder)).toEqual([]);
});
