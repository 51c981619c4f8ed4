import type {Page} from 'playwright-core';
import {eventually} from '../lib/eventually';
import {nightly} from '../lib/nightly';
import {fitsInBothModes} from './setup/accessible';
import {desktop, newReader, phone} from './setup/reader';

const route = '/guides/developer/coin/regulated';

const termOn = (page: Page) => page.getByRole('article').locator('a[href$="/sui-glossary#epoch"]').first();
const boxOn = (page: Page) => page.getByText(/^A period, about 24 hours/);
const glossaryLink = (page: Page) => page.getByRole('link', {name: 'Glossary', exact: true}).and(page.getByRole('article').locator('a'));

test('pointing at a term shows its definition, and the pointer can go on to the link in it', async () => {
  const {page, begin, arriveAt, complaints} = await newReader(desktop);
  await begin(route);
  await termOn(page).hover();
  await boxOn(page).waitFor();
  await glossaryLink(page).click();
  await arriveAt('/sui-glossary#epoch');
  expect(complaints).toEqual([]);
});

test('with the keyboard, focus shows it, light or dark without a serious violation, Tab goes into it, Escape closes it', async () => {
  const {page, open} = await newReader({...desktop, colorScheme: 'light'});
  await open(route);
  await termOn(page).focus();
  await boxOn(page).waitFor();
  await fitsInBothModes(page, {within: 'article'});
  await boxOn(page).waitFor();
  await page.keyboard.press('Tab');
  await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'Glossary');
  await page.keyboard.press('Escape');
  await boxOn(page).waitFor({state: 'detached'});
});

nightly('on a phone the first tap shows it inside the screen, the second follows the link', async () => {
  const {page, open, arriveAt} = await newReader(phone);
  await open(route);
  await termOn(page).tap();
  await boxOn(page).waitFor();
  const sides = (): Promise<{left: number; right: number}> =>
    boxOn(page).evaluate((box) => {
      const {left, right} = box.getBoundingClientRect();
      return {left, right};
    });
  await eventually(sides, ({left, right}: Awaited<ReturnType<typeof sides>>) => {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(phone.viewport.width);
  });
  expect(new URL(page.url()).pathname).toBe(route);
  await termOn(page).tap();
  await arriveAt('/sui-glossary#epoch');
});
