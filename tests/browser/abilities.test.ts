import type {Page} from 'playwright-core';
import {eventually} from '../lib/eventually';
import {nightly} from '../lib/nightly';
import {hasNoViolation} from './setup/accessible';
import {desktop, explained, isInsideScreen, newReader, origin, phone} from './setup/reader';

const route = '/references/framework/sui/coin';

const keyOn = (page: Page) => page.getByRole('article').getByRole('link', {name: 'key', exact: true}).first();
const storeOn = (page: Page) => page.getByRole('article').getByRole('link', {name: 'store', exact: true}).first();
const textOn = (page: Page) => page.getByText(/^Values are objects/);

test('pointing at an ability says what it means, and the pointer can go on to the text', async () => {
  const {page, open, settle, complaints} = await newReader(desktop);
  await open(route);
  await keyOn(page).hover();
  await explained(keyOn(page));
  await textOn(page).hover();
  await settle();
  await eventually(() => textOn(page).isVisible(), true);
  await page.mouse.move(0, 0);
  await textOn(page).waitFor({state: 'detached'});
  expect(complaints).toEqual([]);
});

test('with the keyboard, focus says it, Tab goes on to the next ability, Escape hides it', async () => {
  const {page, open} = await newReader(desktop);
  await open(route);
  await keyOn(page).focus();
  await textOn(page).waitFor();
  await explained(keyOn(page));
  await hasNoViolation(page);
  await page.keyboard.press('Tab');
  await textOn(page).waitFor({state: 'detached'});
  const next = page.getByText(/^Values may be kept inside/);
  await next.waitFor();
  await explained(storeOn(page));
  await page.keyboard.press('Escape');
  await next.waitFor({state: 'detached'});
  await eventually(() => storeOn(page).evaluate((link) => link === document.activeElement), true);
});

nightly('on a phone the first tap says it inside the screen, the second leads to the glossary', async () => {
  const {page, open, arriveAt} = await newReader(phone);
  await open(route);
  // The line is longer than the screen is wide, and its end comes out from below the copy button
  // when the code is scrolled.
  await keyOn(page).evaluate((link) => link.closest('pre')?.scrollTo({left: 1000}));
  await keyOn(page).tap();
  await textOn(page).waitFor();
  await isInsideScreen(textOn(page));
  await keyOn(page).tap();
  await arriveAt('/sui-glossary#ability');
});

nightly('without scripts an ability is a link to the glossary', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${origin}${route}`);
  await eventually(() => keyOn(page).getAttribute('href'), expect.stringMatching(/\/sui-glossary#ability$/));
});
