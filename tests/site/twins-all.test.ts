import {problemsOfTwins, twins} from '../lib/built-twins';

test('every twin is Markdown without left-overs, and its links lead somewhere', () => {
  expect(problemsOfTwins(twins.map(([, twin]) => twin)).slice(0, 20)).toEqual([]);
});
