import {desktop, newReader} from './setup/reader';

const mode = (): string => document.documentElement.dataset.theme ?? '';

test.each(['light', 'dark'] as const)('follows a system set to %s', async (colorScheme) => {
  const {page, open} = await newReader({...desktop, colorScheme});
  await open('/guides');
  expect(await page.evaluate(mode)).toBe(colorScheme);
});

test('the switch changes the mode, and the next page keeps it', async () => {
  const {page, open, complaints} = await newReader({...desktop, colorScheme: 'light'});
  await open('/guides');
  const toggle = page.getByRole('button', {name: /switch between dark and light mode/i});
  for (let presses = 0; presses < 3 && (await page.evaluate(mode)) !== 'dark'; presses += 1) await toggle.click();
  expect(await page.evaluate(mode)).toBe('dark');
  await page.waitForFunction(() => getComputedStyle(document.documentElement).backgroundColor === 'rgb(15, 21, 29)');
  await open('/concepts');
  expect(await page.evaluate(mode)).toBe('dark');
  expect(complaints).toEqual([]);
});
