import type {Page} from 'playwright-core';
import {graveViolationsOn} from '../../src/audit/checks/axe';
import {desktop, newReader, phone} from './setup/reader';

const route = '/guides/developer/coin/regulated';

const termOn = (page: Page) => page.getByRole('article').locator('a[href$="/sui-glossary#epoch"]').first();
const boxOn = (page: Page) => page.getByText(/^A period, about 24 hours/);
const glossaryLink = (page: Page) => page.getByRole('link', {name: 'Glossary', exact: true}).and(page.getByRole('article').locator('a'));

test('pointing at a term shows its definition, and the pointer can go on to the link in it', async () => {
  const {page, open, arriveAt, complaints} = await newReader(desktop);
  await open(route);
  await termOn(page).hover();
  await boxOn(page).waitFor();
  await glossaryLink(page).click();
  await arriveAt('/sui-glossary#epoch');
  expect(complaints).toEqual([]);
});

test('with the keyboard, focus shows it, Tab goes into it, Escape closes it', async () => {
  const {page, open} = await newReader(desktop);
  await open(route);
  await termOn(page).focus();
  await boxOn(page).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Glossary');
  await page.keyboard.press('Escape');
  await boxOn(page).waitFor({state: 'detached'});
});

test('on a phone the first tap shows it inside the screen, the second follows the link', async () => {
  const {page, open, arriveAt} = await newReader(phone);
  await open(route);
  await termOn(page).tap();
  await boxOn(page).waitFor();
  const box = await boxOn(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(new URL(page.url()).pathname).toBe(route);
  await termOn(page).tap();
  await arriveAt('/sui-glossary#epoch');
});

test.each(['light', 'dark'] as const)('an open definition has no serious violation in %s', async (colorScheme) => {
  const {page, open} = await newReader({...desktop, colorScheme});
  await open(route);
  await termOn(page).focus();
  await boxOn(page).waitFor();
  expect(await graveViolationsOn(page)).toEqual([]);
});
