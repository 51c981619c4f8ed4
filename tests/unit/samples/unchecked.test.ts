import {uncheckedProblems} from '@site/src/samples/unchecked';
import {sampleOf} from '../../lib/sample-fixtures';

const sample = sampleOf('sh', 'ls', {unchecked: 'why'});
const allow = (fences: number) => [{page: sample.page, fences, reason: 'r'}];

test('an unchecked sample needs an allowance', () => {
  expect(uncheckedProblems([sample], [])[0]?.message).toContain('src/samples/unchecked.ts allows 0');
  expect(uncheckedProblems([sample], allow(1))).toEqual([]);
  expect(uncheckedProblems([sample, sample], allow(1))).toHaveLength(1);
});

test('an allowance that is too large, or for a page without such samples, is stale', () => {
  expect(uncheckedProblems([sample], allow(2))[0]?.message).toContain('lower the number');
  expect(uncheckedProblems([], allow(1))[0]?.message).toContain('remove the entry');
});
