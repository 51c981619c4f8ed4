import {checkPages} from '../lib/check-pages';

test('right samples of every language pass', () => {
  const {exitCode, lines} = checkPages('tests/fixtures/samples/pages/good');
  expect(lines).toContain('No problems.');
  expect(exitCode).toBe(0);
});
