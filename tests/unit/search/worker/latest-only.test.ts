import {latestOnly} from '@site/src/search/worker/latest-only';

test('one question is asked at a time, and of those that wait only the last', async () => {
  const asked: string[] = [];
  const ends: (() => void)[] = [];
  const ask = latestOnly<string>((question) => {
    asked.push(question);
    return new Promise((resolve) => ends.push(resolve));
  });
  for (const question of ['c', 'co', 'coi', 'coin']) ask(question);
  expect(asked).toEqual(['c']);
  ends.shift()?.();
  await new Promise(setImmediate);
  expect(asked).toEqual(['c', 'coin']);
  ends.shift()?.();
  await new Promise(setImmediate);
  ask('gas');
  expect(asked).toEqual(['c', 'coin', 'gas']);
});
