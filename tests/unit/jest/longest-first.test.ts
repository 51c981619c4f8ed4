import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';

interface Ordered {
  path: string;
}

const LongestFirst = createRequire(__filename)('../../jest/longest-first.cjs') as {
  prototype: {sort: (tests: readonly Ordered[]) => Ordered[]};
  longest: readonly string[];
};

test('every file that is listed as long is there', () => {
  expect(LongestFirst.longest.filter((file) => !existsSync(file))).toEqual([]);
});

test('long files begin first, the longest before the others', () => {
  const [first = '', second = ''] = LongestFirst.longest;
  const tests = [second, first].map((file) => ({path: `/project/${file}`}));
  const sorted = LongestFirst.prototype.sort.call({}, tests);
  expect(sorted.map(({path}) => path)).toEqual([`/project/${first}`, `/project/${second}`]);
});
