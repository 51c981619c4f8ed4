import type {Page} from 'playwright-core';
import {graveViolationsOn} from '../../src/audit/checks/axe';
import {desktop, newReader, origin, phone} from './setup/reader';

const route = '/references/framework/sui/coin';

const keyOn = (page: Page) => page.getByRole('article').getByRole('link', {name: 'key', exact: true}).first();
const storeOn = (page: Page) => page.getByRole('article').getByRole('link', {name: 'store', exact: true}).first();
const textOn = (page: Page) => page.getByText(/^Values are objects/);

test('pointing at an ability says what it means, and the pointer can go on to the text', async () => {
  const {page, open, complaints} = await newReader(desktop);
  await open(route);
  await keyOn(page).hover();
  await textOn(page).hover();
  expect(await textOn(page).isVisible()).toBe(true);
  await page.mouse.move(0, 0);
  await textOn(page).waitFor({state: 'detached'});
  expect(complaints).toEqual([]);
});

test('with the keyboard, focus says it, Tab goes on to the next ability, Escape hides it', async () => {
  const {page, open} = await newReader(desktop);
  await open(route);
  await keyOn(page).focus();
  await textOn(page).waitFor();
  expect(await graveViolationsOn(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await textOn(page).waitFor({state: 'detached'});
  const next = page.getByText(/^Values may be kept inside/);
  await next.waitFor();
  await page.keyboard.press('Escape');
  await next.waitFor({state: 'detached'});
  expect(await storeOn(page).evaluate((link) => link === document.activeElement)).toBe(true);
});

test('on a phone the first tap says it inside the screen, the second leads to the glossary', async () => {
  const {page, open, arriveAt} = await newReader(phone);
  await open(route);
  await keyOn(page).tap();
  await textOn(page).waitFor();
  const box = await textOn(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await keyOn(page).tap();
  await arriveAt('/sui-glossary#ability');
});

test('without scripts an ability is a link to the glossary', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${origin}${route}`);
  expect(await keyOn(page).getAttribute('href')).toMatch(/\/sui-glossary#ability$/);
});
