import {overflowOn} from '../../src/audit/checks/overflow';
import {eventually} from '../lib/eventually';
import {hasNoViolation} from './setup/accessible';
import {desktop, newReader, origin, phone} from './setup/reader';

const publish = '/guides/developer/first-app/publish';

describe('steps', () => {
  test('are an ordered list, numbered from 1, that holds its code', async () => {
    const {page, begin, complaints} = await newReader(desktop);
    await begin('/references/contribute/mdx-components');
    const steps = page.locator('ol:has(> li:has-text("Ask the faucet"))').last();
    await eventually(() => steps.getByRole('listitem').count(), 2);
    await eventually(() => steps.locator('> li pre').count(), 2);
    const counter = (): Promise<string[]> =>
      steps.locator('> li').evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').content));
    await eventually(counter, ['counter(step)', 'counter(step)']);
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
    await eventually(() => overflowOn(page), []);
  });
});

describe('a file tree', () => {
  test('is nested lists, with folders told from files, and a marked file', async () => {
    const {page, open} = await newReader(phone);
    await open('/guides/developer/first-app/write-package');
    const tree = page.locator('div:has(> ul > li > code:text-is("first_package"))');
    await eventually(() => tree.getByRole('list').count(), 4);
    await eventually(() => tree.locator('strong').allTextContents(), ['greenhouse.move']);
    const iconOf = (name: string): Promise<string> =>
      tree.locator(`li:has(> code:text-is("${name}"))`).evaluate((item) => getComputedStyle(item, '::before').clipPath);
    const icons = async (): Promise<string[]> => [await iconOf('sources'), await iconOf('tests'), await iconOf('Move.toml')];
    await eventually(icons, ([folder, otherFolder, file]: string[]) => {
      expect(otherFolder).toBe(folder);
      expect(file).not.toBe(folder);
    });
    await eventually(() => overflowOn(page), []);
    await hasNoViolation(page);
  });
});

describe('the progress of a tutorial', () => {
  test('says which part the page is, and leads to the others', async () => {
    const {page, open, arriveAt, complaints} = await newReader(desktop);
    await open(publish);
    const progress = page.getByRole('navigation', {name: 'Parts of “Your First Sui dApp”'});
    const summary = progress.locator('summary');
    await eventually(() => summary.textContent(), expect.stringMatching(/^3 of 5: /));
    await eventually(() => progress.getByRole('listitem').count(), 0);
    await summary.focus();
    await page.keyboard.press('Enter');
    await eventually(() => progress.getByRole('listitem').count(), 5);
    await eventually(() => progress.locator('[aria-current="page"]').getAttribute('href'), publish);
    await hasNoViolation(page);
    await progress.getByRole('link', {name: /^Next part: /}).click();
    await arriveAt('/guides/developer/first-app/debug');
    await eventually(() => page.locator('article summary').first().textContent(), expect.stringMatching(/^4 of 5: /));
    expect(complaints).toEqual([]);
  });

  test('the first part has none before it, the last none after it', async () => {
    const {page, begin} = await newReader(desktop);
    const parts = page.getByRole('link', {name: /^(Previous|Next) part: /});
    await begin('/guides/developer/getting-started/sui-install');
    await eventually(() => parts.count(), 1);
    await begin('/guides/developer/first-app/client-tssdk');
    await eventually(() => parts.allTextContents(), ['Previous']);
  });

  test('works without JavaScript', async () => {
    const {page} = await newReader({...desktop, javaScriptEnabled: false});
    await page.goto(`${origin}${publish}`);
    await page.getByRole('link', {name: /^Previous part: /}).click();
    await page.waitForURL(`${origin}/guides/developer/first-app/build-test`);
  });
});
