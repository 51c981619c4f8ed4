import {reportAddress} from '@site/src/code/SampleNote/report-address';

const asked = (address: string): Record<string, string> => Object.fromEntries(new URL(address).searchParams);

test('fills page, file and line in', () => {
  const address = reportAddress('https://example.org/repo', {page: '/a', label: 'Compiled', file: 'examples/a.move', line: '12'});
  expect(address).toMatch(/^https:\/\/example\.org\/repo\/issues\/new\?/);
  expect(asked(address)).toEqual({
    title: 'A sample on /a',
    body: 'Page: /a\nFile: examples/a.move, from line 12\nCheck: Compiled\n\nWhat is wrong:\n',
  });
});

test('names no file where the page has the sample itself', () => {
  expect(asked(reportAddress('https://example.org/repo', {page: '/a', label: 'Compiled'})).body).not.toContain('File');
});
