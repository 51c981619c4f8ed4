import {limitFor} from '@site/src/run/worker/limit';

test.each([
  ['an ordinary machine gets ten seconds', 400, 10_000],
  ['a slow one as many builds as any other', 3_000, 24_000],
  ['and none more than a minute', 20_000, 60_000],
])('%s', (_name, building, limit) => {
  expect(limitFor(building)).toBe(limit);
});
