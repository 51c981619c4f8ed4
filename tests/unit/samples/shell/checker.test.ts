import {shellChecker} from '@site/src/samples/checkers/shell';
import type {Sample} from '@site/src/samples/sample';

const sample = (code: string, line: number): Sample => ({
  language: 'sh',
  code,
  page: 'docs/a.mdx',
  line,
  meta: {fragment: false, output: false},
});

test('owns shell languages and names the model as its tool', () => {
  expect(shellChecker.languages).toEqual(['sh', 'bash', 'shell']);
  expect(shellChecker.tool).toMatch(/^the command model of sui 1\.\d+$/);
});

test('finds nothing in good samples', async () => {
  expect(await shellChecker.check([sample('sui client gas', 3), sample('npm ci', 9)])).toEqual([]);
});

test('places problems in the page', async () => {
  const samples = [sample('sui client gas\nsui client gass', 10), sample('echo "', 40)];
  expect(await shellChecker.check(samples)).toEqual([
    {page: 'docs/a.mdx', line: 11, checker: 'shell', code: 'CLI001', message: 'sui client has no subcommand "gass". Did you mean "gas"?'},
    {page: 'docs/a.mdx', line: 40, checker: 'shell', code: 'SH001', message: 'The script does not parse: unterminated double quote.'},
  ]);
});
