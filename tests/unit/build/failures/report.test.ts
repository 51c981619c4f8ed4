import {tmpdir} from 'node:os';
import {problemsOf, reportLines} from '../../../../src/build/failures/report';
import type {Failure} from '../../../../src/build/failures/failure';

const failure: Failure = {
  problems: [
    {file: 'docs/b.mdx', line: 2, message: 'B. Do b.'},
    {file: 'docs/a.mdx', line: 9, message: 'A. Do a.'},
    {file: 'docs/b.mdx', line: 2, message: 'B. Do b.'},
  ],
  errors: [{name: 'Error', message: 'outside'}],
  details: ['Error: outside\n    at a stack'],
};
const run = {siteDir: tmpdir()};

test('problems come first, by place, each once', async () => {
  const lines = await reportLines(failure, run, false);
  expect(lines.slice(0, 2)).toEqual(['docs/a.mdx:9: A. Do a.', 'docs/b.mdx:2: B. Do b.']);
  expect(lines.join('\n')).not.toContain('at a stack');
});

test('--verbose adds everything that is known', async () => {
  expect((await reportLines(failure, run, true)).join('\n')).toContain('at a stack');
});

test('an error that brings its problems along is told by them', async () => {
  const [problem] = await problemsOf({...failure, problems: [], errors: [{name: 'E', message: 'x', problems: failure.problems}]}, run);
  expect(problem?.file).toBe('docs/a.mdx');
});
