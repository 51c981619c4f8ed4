import {inIdleTime} from '@site/src/lib/in-idle-time';

/** A browser whose idle moments come when the test says so. */
function idleMoments(): {pass: () => void; count: () => number} {
  const asked: (() => void)[] = [];
  Object.assign(globalThis, {requestIdleCallback: (run: () => void) => asked.push(run)});
  return {pass: () => asked.shift()?.(), count: () => asked.length};
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

test('each item waits for an idle moment of its own, in order', () => {
  const moments = idleMoments();
  const done: string[] = [];
  const later = inIdleTime((item: string) => done.push(item));
  later('a');
  later('b');
  expect(done).toEqual([]);
  expect(moments.count()).toBe(1);
  moments.pass();
  expect(done).toEqual(['a']);
  moments.pass();
  expect(done).toEqual(['a', 'b']);
  expect(moments.count()).toBe(0);
  later('c');
  moments.pass();
  expect(done).toEqual(['a', 'b', 'c']);
});

test('work that fails does not keep back the rest', () => {
  const moments = idleMoments();
  const done: string[] = [];
  const later = inIdleTime((item: string) => {
    if (item === 'bad') throw new Error(item);
    done.push(item);
  });
  later('bad');
  later('good');
  expect(() => {
    moments.pass();
  }).toThrow('bad');
  moments.pass();
  expect(done).toEqual(['good']);
});

test('a browser without idle callbacks does the work a little later', () => {
  jest.useFakeTimers();
  const done: string[] = [];
  inIdleTime((item: string) => done.push(item))('a');
  expect(done).toEqual([]);
  jest.runAllTimers();
  expect(done).toEqual(['a']);
  jest.useRealTimers();
});
