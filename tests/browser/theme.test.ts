import {eventually} from '../lib/eventually';
import {desktop, newReader} from './setup/reader';

const mode = (): string => document.documentElement.dataset.theme ?? '';

test.each(['light', 'dark'] as const)('follows a system set to %s', async (colorScheme) => {
  const {page, begin} = await newReader({...desktop, colorScheme});
  await begin('/guides');
  await eventually(() => page.evaluate(mode), colorScheme);
});

test('the switch changes the mode, and the next page keeps it', async () => {
  const {page, begin, complaints} = await newReader({...desktop, colorScheme: 'light'});
  await begin('/guides');
  await page.getByRole('button', {name: /currently system mode/}).click();
  await page.getByRole('button', {name: /currently light mode/}).click();
  await page.getByRole('button', {name: /currently dark mode/}).waitFor();
  await page.locator('html[data-theme="dark"]').waitFor();
  await page.waitForFunction(() => getComputedStyle(document.documentElement).backgroundColor === 'rgb(14, 21, 29)');
  await begin('/concepts');
  await eventually(() => page.evaluate(mode), 'dark');
  expect(complaints).toEqual([]);
});
