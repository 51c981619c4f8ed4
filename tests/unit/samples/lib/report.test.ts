import {toProblems} from '@site/src/samples/lib/report';
import {sampleOf} from '../../../lib/sample-fixtures';

const sample = {...sampleOf('text', 'a\nb\nc'), page: 'docs/a.mdx', line: 10};

test('places findings in the page, in the order of lines', () => {
  const findings = [
    {line: 3, code: 'B', message: 'second'},
    {line: 1, code: 'A', message: 'first'},
  ];
  expect(toProblems('x', sample, findings)).toEqual([
    {page: 'docs/a.mdx', line: 10, checker: 'x', code: 'A', message: 'first'},
    {page: 'docs/a.mdx', line: 12, checker: 'x', code: 'B', message: 'second'},
  ]);
});

test('keeps lines inside the sample', () => {
  const lines = [0, 4].map((line) => toProblems('x', sample, [{line, code: 'A', message: ''}])[0]?.line);
  expect(lines).toEqual([10, 12]);
});
