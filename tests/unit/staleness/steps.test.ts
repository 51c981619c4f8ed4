import {readPage, readPages} from '@site/src/staleness/pages/read';
import {checkoutOf} from '@site/src/staleness/source/checkout';
import {askClaims, askSource, listForPeople} from '@site/src/staleness/steps';

const pages = [readPage('docs/a.mdx', 'Nothing that ages.', [])];

test('without a checkout, what needs none is asked', async () => {
  const found = await askClaims(undefined, pages);
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({state}) => state)).not.toContain('unasked');
});

test('an empty checkout could not be asked, and says what it lacks', async () => {
  const found = [...(await askClaims(checkoutOf({}), readPages())), ...(await askSource(checkoutOf({}), pages))];
  expect(found.filter(({state}) => state === 'unasked').length).toBeGreaterThan(20);
  expect(found.find(({area}) => area === 'CLI')?.found).toContain('crates/sui/src/sui_commands.rs');
});

test('figures for people are one row for each file and day', () => {
  const rows = listForPeople(pages);
  expect(rows.every(({state}) => state === 'note')).toBe(true);
  expect(rows.map(({subject}) => subject)).toEqual(expect.arrayContaining(['limits', 'deepbookErrorCodes']));
});
