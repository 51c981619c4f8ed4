import {rmSync} from 'node:fs';
import {chromium, type Browser, type Locator, type Page} from 'playwright-core';
import {launchOptions} from '../../src/lib/browser/launch-options';
import {followRequests} from '../../src/lib/browser/requests';
import {settled} from '../../src/lib/browser/settled';
import {serveSite, type RunningSite} from '../../src/lib/serve-site';
import {builtTexts} from '../../src/site/built-texts';
import {eventually} from '../lib/eventually';
import {createLocaleSite, type LocaleSite} from '../lib/locale-site';
import {pseudo, pseudoLocales, wordsOfEnglish} from '../lib/pseudo-locale';
import {patience} from '../lib/patience';
import {overflows, shownTexts} from '../lib/shown-texts';

/**
 * Names, dates in the language of the first locale, and an error message of a program, which no
 * translator changes.
 */
const names = /\b(?:Sui Docs|Ana|Bo|Cy|Markdown|ChatGPT|Claude|JavaScript)\b|MoveAbort in 2nd command.*$|\b[A-Z][a-z]+ \d{1,2}, \d{4}/g;

const screens = [
  ['desktop', {width: 1440, height: 900}],
  ['phone', {width: 390, height: 844}],
] as const;

let site: LocaleSite;
let server: RunningSite;
let browser: Browser;

beforeAll(async () => {
  site = createLocaleSite();
  [server, browser] = await Promise.all([serveSite(site.built), launchOptions().then((options) => chromium.launch(options))]);
});

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(site.directory, {recursive: true});
});

test('a pseudo text is accented and at least 40 % longer, and keeps its names and bars', () => {
  const text = 'Search for {words}|Search';
  expect(pseudo(text)).toMatch(/^Šéåŕçĥ ƒöŕ \{words\} .+\|Šéåŕçĥ .+$/);
  expect(pseudo('Nothing found here').length).toBeGreaterThanOrEqual(18 * 1.4);
  expect(wordsOfEnglish(pseudo('Nothing found here', true))).toEqual([]);
  expect(wordsOfEnglish('Ñöţĥîñĝ found in examples/seed.move, a::b')).toEqual(['found']);
});

test('translators get all texts: of components, and those that a build writes into pages', () => {
  const code = site.written('code.json');
  expect(Object.keys(code)).toEqual(expect.arrayContaining(['search.nothing', 'run.run', 'offline.save', 'theme.NotFound.title']));
  expect(Object.keys(site.written('texts/built.json')).sort()).toEqual(Object.keys(builtTexts).sort());
});

test('what is wider than its place is found', async () => {
  const page = await browser.newPage({viewport: {width: 390, height: 600}});
  const withBody = async (body: string): Promise<string[]> => {
    await page.setContent(`<!doctype html><body style="margin: 0">${body}`);
    return overflows(page);
  };
  expect(await withBody('<p>Text <a href="/">link</a></p><button>Button</button>')).toEqual([]);
  expect(await withBody('<p style="width: 500px">wide</p>')).toHaveLength(2);
  expect(await withBody('<button style="width: 30px; overflow: hidden; white-space: nowrap">A long label</button>')).toHaveLength(1);
  expect(await withBody('<div style="overflow: hidden"><p style="margin-left: -50px">left</p></div>')).toHaveLength(1);
  await page.close();
});

/** Waits until a page is at rest. */
type Rest = () => Promise<void>;

/** Opens what is folded on a page, so that its texts are there. */
async function unfold(page: Page, rest: Rest): Promise<void> {
  for (const summary of await page.locator('article summary:visible').all()) await summary.click();
  // Elements, and not places in a list that each click makes shorter.
  for (const button of await page.locator('article button[aria-expanded="false"]:visible').elementHandles()) await button.click();
  const tools = page.locator('article details[open]:has(a[href$=".md"])');
  if ((await tools.count()) > 0) await tools.locator('button').first().waitFor();
  await rest();
}

/** Whether two things on a page lie over each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return a !== null && b !== null && a.x < b.x + b.width && b.x < a.x + a.width;
}

const routes = ['/', '/guides/a', '/guides/old', '/guides/form', '/search?q=ĝûîđéš', '/all-pages', '/404'];

const visits = pseudoLocales.flatMap((locale, index) =>
  routes.map((route) => ({...locale, prefix: index === 0 ? '' : `/${locale.name}`, route})),
);

/**
 * Writes into the search field in the place of what it has. On a phone, the search bar sends the
 * caret to the field's end right after the field gets the focus; a program that has selected the
 * text before that adds to it, and has to write anew.
 */
async function write(field: Locator, words: string): Promise<void> {
  await eventually(async () => {
    await field.fill(words);
    return field.inputValue();
  }, words);
}

/** What is too wide on any screen, without the search and with it. */
async function overflowsOnScreens(page: Page, rest: Rest): Promise<string[]> {
  const found: string[] = [];
  for (const [screen, viewport] of screens) {
    await page.setViewportSize(viewport);
    const field = page.locator('.navbar__search-input');
    await write(field, '');
    await page.keyboard.press('Escape');
    await rest();
    found.push(...(await overflows(page)).map((each) => `${screen}: ${each}`));
    await write(field, 'ŵŵŵŵ ĝûîđéš');
    await page.locator('.search-panel :is(.search-note, .search-line)').first().waitFor();
    await rest();
    found.push(...(await overflows(page)).map((each) => `${screen}, with search: ${each}`));
    if (await overlap(page.locator('.navbar__search > svg'), page.locator('.navbar__search > button')))
      found.push(`${screen}: the buttons of the search bar`);
  }
  return found;
}

test.each(visits)('$route in $name', async ({prefix, isRightToLeft, route}) => {
  const page = await browser.newPage({viewport: screens[0][1]});
  page.setDefaultTimeout(patience);
  const requests = followRequests(page);
  const rest = (): Promise<void> => settled(page, requests);
  await page.goto(server.origin + (prefix + route).replace(/\/$/, ''));
  await rest();
  await unfold(page, rest);
  await eventually(() => page.locator('html').getAttribute('dir'), isRightToLeft ? 'rtl' : 'ltr');
  expect(await overflowsOnScreens(page, rest)).toEqual([]);
  const directions = await page.locator('pre, code').evaluateAll((all) => all.map((each) => getComputedStyle(each).direction));
  expect(directions.filter((direction) => direction !== 'ltr')).toEqual([]);
  const texts = await shownTexts(page);
  expect(texts.length).toBeGreaterThan(10);
  const left = texts.map((text) => text.replace(names, '')).filter((text) => wordsOfEnglish(text).length > 0);
  expect([...new Set(left)]).toEqual([]);
  await page.close();
});
