import {reportOfSample} from '@site/src/code/SampleNote/report-of-sample';

test('fills page, file and line in', () => {
  expect(reportOfSample({page: '/a', label: 'Compiled', file: 'examples/a.move', line: '12'})).toEqual({
    title: 'A sample on /a',
    body: 'Page: /a\nFile: examples/a.move, from line 12\nCheck: Compiled\n\nWhat is wrong:\n',
  });
});

test('names no file where the page has the sample itself', () => {
  expect(reportOfSample({page: '/a', label: 'Compiled'}).body).not.toContain('File');
});
