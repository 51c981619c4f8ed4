import type {Page} from 'playwright-core';
import {pageTypes} from '../../../src/weigh/page-types';
import {eventually} from '../../lib/eventually';
import {desktop, newReader, origin, phone, screens} from '../setup/reader';

const tabsPage = '/guides/developer/getting-started/sui-install';

/** Pages that have a part which only scripts bring to life, besides one of each type. */
const routes = [...new Set([...Object.values(pageTypes), tabsPage, '/standards/coin', '/search', '/all-pages', '/references'])];
const more = ['/concepts/address-balances', '/references/contribute/mdx-components'];

/** What looks as if it could be used and does nothing without scripts. */
const dead = (page: Page): Promise<string[]> =>
  page
    .locator('button, input, select, textarea, [role="tab"], a[href="#"], a:not([href])')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility({visibilityProperty: true, opacityProperty: true}) && part.getClientRects().length > 0)
        .map((part) => part.outerHTML.slice(0, 120)),
    );

async function openWithoutScripts(screen: typeof desktop | typeof phone, route: string): Promise<Page> {
  const {page} = await newReader({...screen, javaScriptEnabled: false});
  await page.goto(origin + route);
  return page;
}

describe.each(screens)('on a %s without JavaScript', (_name, screen) => {
  test('pages of each type show nothing dead, and lead on', async () => {
    const {page} = await newReader({...screen, javaScriptEnabled: false});
    const navbar = page.locator('.navbar');
    for (const route of [...routes, ...more]) {
      await page.goto(origin + route);
      await eventually(async () => ({route, dead: await dead(page)}), {route, dead: []});
      const waysOn = [
        navbar.getByRole('link', {name: 'All pages'}),
        navbar.getByRole('link', {name: 'References'}),
        page.locator('footer').getByRole('link', {name: 'All pages'}),
      ];
      await eventually(async () => ({route, shown: await Promise.all(waysOn.map((link) => link.isVisible()))}), {
        route,
        shown: [true, true, true],
      });
      await eventually(
        async () => ({
          route,
          over: await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        }),
        {route, over: 0},
      );
    }
  });

  test('every page is found from the list of all pages', async () => {
    const page = await openWithoutScripts(screen, '/guides');
    await page.locator('.navbar').getByRole('link', {name: 'All pages'}).click();
    await page.getByRole('heading', {name: 'All pages'}).waitFor();
    await eventually(
      () => page.locator('main li a').count(),
      (count: number) => {
        expect(count).toBeGreaterThan(700);
      },
    );
    await page.locator('main').getByRole('link', {name: 'Get test SUI'}).click();
    await page.waitForURL(`${origin}/guides/developer/getting-started/get-coins`);
  });
});

test("the phone's menu is links to the sections, the current one marked", async () => {
  const page = await openWithoutScripts(phone, '/guides/developer/getting-started/get-coins');
  const sections = page.locator('.navbar__item');
  await eventually(() => sections.allTextContents(), ['Guides', 'Concepts', 'Standards', 'References']);
  await eventually(() => page.locator('.navbar__item[aria-current="page"]').textContent(), 'Guides');
  await sections.first().click();
  await page.waitForURL(`${origin}/guides`);
});

/** Labels of the panels that are drawn. */
const panels = (page: Page): Promise<string[]> =>
  page
    .locator('[role="tabpanel"]')
    .evaluateAll((all) =>
      all
        .filter((panel) => panel.getBoundingClientRect().height > 20)
        .map((panel) => getComputedStyle(panel, '::before').content.replaceAll('"', '')),
    );
const everyPanel = ['macOS', 'Linux and WSL', 'Windows', 'macOS', 'Linux and WSL', 'Windows'];

test('panels of tabs stand one below the other, with their titles', async () => {
  const page = await openWithoutScripts(desktop, tabsPage);
  await eventually(() => panels(page), everyPanel);
});

test('so they do in a browser that does not know the media feature "scripting"', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({response: answer, body: (await answer.text()).replaceAll('scripting:', 'x-scripting:')});
  });
  await page.goto(origin + tabsPage);
  await eventually(() => panels(page), everyPanel);
  await eventually(() => page.locator('[role="tablist"]').first().isVisible(), false);
  await eventually(() => dead(page), []);
});

test('the test sees what is dead where scripts run', async () => {
  const {page, begin} = await newReader(desktop);
  await begin(tabsPage);
  await eventually(
    () => dead(page),
    (parts: string[]) => {
      expect(parts.length).toBeGreaterThan(5);
    },
  );
});
