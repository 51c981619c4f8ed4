import {eventually} from '../../lib/eventually';

/** Gives one answer after the other, the last one for ever. */
function answers<T>(...all: T[]): () => T {
  let asked = 0;
  return () => all[Math.min(asked++, all.length - 1)] as T;
}

test('asks until the answer is what is expected, and gives it', async () => {
  expect(await eventually(answers(1, 2, 3), 3)).toBe(3);
  expect(await eventually(answers('', 'a page'), expect.stringContaining('page'))).toBe('a page');
});

test('asks again where asking fails, and where a function with an expectation does', async () => {
  const ask = answers(
    () => Promise.reject(new Error('the page is gone')),
    () => Promise.resolve(5),
    () => Promise.resolve(50),
  );
  const top = await eventually<number>(
    () => ask()(),
    (value: number) => {
      expect(value).toBeGreaterThan(10);
    },
  );
  expect(top).toBe(50);
});

test('fails with what was wrong with the last answer', async () => {
  await expect(eventually(answers(1, 2), 3, 0)).rejects.toThrow(/Expected: .*3[^]*Received: .*\d/);
  await expect(eventually(() => Promise.reject(new Error('the page is gone')), 3, 0)).rejects.toThrow('the page is gone');
});
