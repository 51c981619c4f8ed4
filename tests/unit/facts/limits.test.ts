import {limits} from '@site/src/facts/limits';

test('the text of the rate limit has the number, the time, and the date of both', () => {
  const {requests, seconds, documented, text} = limits.publicEndpoint;
  expect(text).toBe(`${String(requests)} requests per ${String(seconds)} seconds (documented in ${documented})`);
  expect(documented).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
});
