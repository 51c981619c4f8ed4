import {desktop, newReader} from './setup/reader';

const focused = (): string => (document.activeElement?.textContent ?? '').trim();

test('the first stop skips to the content', async () => {
  const {page, open} = await newReader(desktop);
  await open('/guides');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(focused)).toBe('Skip to main content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, nav[aria-label="Docs sidebar"], aside') !== null)).toBe(true);
});

test('a reader without a mouse goes from the home page to a guide', async () => {
  const {page, open, arriveAt} = await newReader(desktop);
  await open('/');
  // The search field takes the focus back once, when its index has loaded; two rounds of the page are enough in any case.
  for (let presses = 0; presses < 120 && (await page.evaluate(focused)) !== 'Install the Sui CLI'; presses += 1)
    await page.keyboard.press('Tab');
  expect(await page.evaluate(focused)).toBe('Install the Sui CLI');
  await page.keyboard.press('Enter');
  await arriveAt('/guides/developer/getting-started/sui-install');
});

test('whatever has the focus shows it', async () => {
  const {page, open} = await newReader(desktop);
  await open('/guides');
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const visible = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return true;
      const style = getComputedStyle(element);
      return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
    });
    expect(visible).toBe(true);
  }
});
