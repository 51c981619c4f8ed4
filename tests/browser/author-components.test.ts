import {graveViolationsOn} from '../../src/audit/checks/axe';
import {desktop, newReader, origin, phone} from './setup/reader';

const publish = '/guides/developer/first-app/publish';

describe('steps', () => {
  test('are an ordered list, numbered from 1, that holds its code', async () => {
    const {page, open, complaints} = await newReader(desktop);
    await open('/references/contribute/mdx-components');
    const steps = page.locator('ol:has(> li:has-text("Ask the faucet"))').last();
    expect(await steps.getByRole('listitem').count()).toBe(2);
    expect(await steps.locator('> li pre').count()).toBe(2);
    const counter = await steps.locator('> li').evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').content));
    expect(counter).toEqual(['counter(step)', 'counter(step)']);
    expect(complaints).toEqual([]);
  });

  test.each([
    '/guides/operator/genesis',
    '/guides/operator/validator-tasks',
    '/guides/developer/getting-started/sui-install',
    '/guides/developer/advanced/package-management',
  ])('of %s do not widen the page of a phone', async (route) => {
    const {page, open} = await newReader(phone);
    await open(route);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

describe('a file tree', () => {
  test('is nested lists, with folders told from files, and a marked file', async () => {
    const {page, open} = await newReader(phone);
    await open('/guides/developer/first-app/write-package');
    const tree = page.locator('div:has(> ul > li > code:text-is("first_package"))');
    expect(await tree.getByRole('list').count()).toBe(4);
    expect(await tree.locator('strong').allTextContents()).toEqual(['greenhouse.move']);
    const iconOf = (name: string): Promise<string> =>
      tree.locator(`li:has(> code:text-is("${name}"))`).evaluate((item) => getComputedStyle(item, '::before').clipPath);
    expect(await iconOf('sources')).toBe(await iconOf('tests'));
    expect(await iconOf('Move.toml')).not.toBe(await iconOf('sources'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await graveViolationsOn(page)).toEqual([]);
  });
});

describe('the progress of a tutorial', () => {
  test('says which part the page is, and leads to the others', async () => {
    const {page, open, arriveAt, complaints} = await newReader(desktop);
    await open(publish);
    const progress = page.getByRole('navigation', {name: 'Parts of “Your First Sui dApp”'});
    const summary = progress.locator('summary');
    expect(await summary.textContent()).toMatch(/^3 of 5: /);
    expect(await progress.getByRole('listitem').count()).toBe(0);
    await summary.focus();
    await page.keyboard.press('Enter');
    expect(await progress.getByRole('listitem').count()).toBe(5);
    expect(await progress.locator('[aria-current="page"]').getAttribute('href')).toBe(publish);
    expect(await graveViolationsOn(page)).toEqual([]);
    await progress.getByRole('link', {name: /^Next part: /}).click();
    await arriveAt('/guides/developer/first-app/debug');
    expect(await page.locator('article summary').first().textContent()).toMatch(/^4 of 5: /);
    expect(complaints).toEqual([]);
  });

  test('the first part has none before it, the last none after it', async () => {
    const {page, open} = await newReader(desktop);
    await open('/guides/developer/getting-started/sui-install');
    expect(await page.getByRole('link', {name: /^(Previous|Next) part: /}).count()).toBe(1);
    await open('/guides/developer/first-app/client-tssdk');
    expect(await page.getByRole('link', {name: /^(Previous|Next) part: /}).allTextContents()).toEqual(['Previous']);
  });

  test('works without JavaScript', async () => {
    const {page} = await newReader({...desktop, javaScriptEnabled: false});
    await page.goto(`${origin}${publish}`);
    await page.getByRole('link', {name: /^Previous part: /}).click();
    await page.waitForURL(`${origin}/guides/developer/first-app/build-test`);
  });
});
