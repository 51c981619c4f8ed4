import type {Page} from 'playwright-core';
import {graveViolationsOn} from '../../src/audit/checks/axe';
import {desktop, newReader, phone, screens, type Reader} from './setup/reader';

const lifecycle = '/concepts/sui-architecture/transaction-lifecycle';

/** A sequence, a graph across, one with groups, one with long labels, and one that is narrow in both formats. */
const routes = [
  lifecycle,
  '/concepts/tokenomics',
  '/concepts/components',
  '/concepts/dynamic-fields/tables-bags',
  '/guides/operator/validator-committee',
] as const;

/** Texts of the page's diagrams under 12 pixels as drawn, texts that stand out of their box or their picture, and those that overlap. */
const faultyTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>('figure svg[role="img"]')]
      .filter((svg) => svg.checkVisibility())
      .flatMap((svg) => {
        const frame = svg.getBoundingClientRect();
        const scale = frame.width / svg.viewBox.baseVal.width;
        const boxes = [...svg.querySelectorAll('rect.box')].map((box) => box.getBoundingClientRect());
        const isIn = (inner: DOMRect, outer: DOMRect): boolean => inner.left >= outer.left && inner.right <= outer.right;
        return [...svg.querySelectorAll('text')].flatMap((text) => {
          const place = text.getBoundingClientRect();
          const [x, y] = [(place.left + place.right) / 2, (place.top + place.bottom) / 2];
          const around = boxes.filter((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
          const words = text.textContent;
          return [
            ...(parseFloat(getComputedStyle(text).fontSize) * scale < 11.99 ? [`small: ${words}`] : []),
            ...(isIn(place, frame) ? [] : [`outside its picture: ${words}`]),
            ...(around.every((box) => isIn(place, box)) ? [] : [`outside its box: ${words}`]),
          ];
        });
      }),
  );

const openLarger = async ({page}: Reader): Promise<void> => {
  const figure = page.locator('figure', {has: page.locator('svg[role="img"]')}).first();
  await figure.getByRole('button', {name: 'Open larger'}).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
};

const viewBox = async (page: Page): Promise<number[]> => {
  const value = await page.locator('dialog svg').getAttribute('viewBox');
  return (value ?? '').split(' ').map(Number);
};

test.each(routes.flatMap((route) => screens.map(([screen, options]) => ({route, screen, options}))))(
  'text of the diagrams on $route is legible and in its place on a $screen',
  async ({route, options}) => {
    const {page, open, complaints} = await newReader(options);
    await open(route);
    expect(await faultyTexts(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('small text, and text outside of its box, are seen where there is some', async () => {
  const {page} = await newReader();
  await page.setContent(`<figure><svg role="img" width="100" height="50" viewBox="0 0 100 50" font-size="10">
    <rect class="box" x="0" y="0" width="30" height="20"/><text x="1" y="14">in a box</text><text x="40" y="40">far too long for the picture</text></svg></figure>`);
  expect((await faultyTexts(page)).map((fault) => fault.split(':')[0])).toEqual(
    expect.arrayContaining(['small', 'outside its box', 'outside its picture']),
  );
});

test('a diagram uses the face and the column of the page', async () => {
  const {page, open} = await newReader({viewport: {width: 1440, height: 900}});
  await open(lifecycle);
  const [used, face] = await page.evaluate(() => {
    const svg = [...document.querySelectorAll<SVGSVGElement>('figure svg[role="img"]')].find((one) => one.checkVisibility());
    const figure = svg?.closest('figure');
    if (!svg || !figure) return [0, false];
    return [
      svg.getBoundingClientRect().width / figure.clientWidth,
      getComputedStyle(svg).fontFamily === getComputedStyle(document.body).fontFamily,
    ];
  });
  expect(used).toBeGreaterThan(0.9);
  expect(face).toBe(true);
});

test('a diagram that is wider than the screen scrolls, and the Tab key reaches it', async () => {
  const {page, open} = await newReader({viewport: {width: 320, height: 640}});
  await open(lifecycle);
  const box = page.getByRole('group', {name: 'Diagram, scrolls sideways'});
  await box.focus();
  expect(await box.evaluate((element) => document.activeElement === element && element.scrollWidth > element.clientWidth)).toBe(true);
  expect(await box.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('gradient');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await faultyTexts(page)).toEqual([]);
});

test('opens larger by key, is moved and zoomed by keys, and gives the focus back', async () => {
  const reader = await newReader();
  const {page, open, complaints} = reader;
  await open(lifecycle);
  await openLarger(reader);
  const [x0 = 0, , width0 = 0] = await viewBox(page);
  await page.keyboard.press('+');
  const [, , width1 = 0] = await viewBox(page);
  expect(width1).toBeLessThan(width0);
  const [x1 = 0] = await viewBox(page);
  await page.keyboard.press('ArrowRight');
  expect((await viewBox(page))[0]).toBeGreaterThan(x1);
  await page.keyboard.press('0');
  expect((await viewBox(page))[0]).toBeCloseTo(x0, 1);
  await page.keyboard.press('-');
  expect((await viewBox(page))[2]).toBeGreaterThan(width0);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({state: 'detached'});
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Open larger');
  expect(complaints).toEqual([]);
});

test('is dragged and zoomed by mouse, and closed by a button', async () => {
  const reader = await newReader();
  const {page, open} = reader;
  await open(lifecycle);
  const figure = page.locator('figure', {has: page.locator('svg[role="img"]')}).first();
  await figure.hover();
  await figure.getByRole('button', {name: 'Open larger'}).click();
  await page.getByRole('dialog').waitFor();
  const [x0 = 0, , width0 = 0] = await viewBox(page);
  await page.mouse.move(600, 500);
  await page.mouse.down();
  await page.mouse.move(500, 500);
  await page.mouse.up();
  expect((await viewBox(page))[0]).toBeGreaterThan(x0);
  await page.mouse.wheel(0, -300);
  await page.waitForFunction(
    (width) => Number(document.querySelector('dialog svg')?.getAttribute('viewBox')?.split(' ')[2]) < width,
    width0,
  );
  await page.getByRole('button', {name: 'Fit to the window'}).click();
  expect((await viewBox(page))[2]).toBeCloseTo(width0, 1);
  await page.getByRole('button', {name: 'Zoom in'}).click();
  expect((await viewBox(page))[2]).toBeLessThan(width0);
  await page.getByRole('button', {name: 'Close'}).click();
  await page.locator('dialog').waitFor({state: 'detached'});
});

test.each(screens.flatMap(([screen, options]) => (['light', 'dark'] as const).map((mode) => ({screen, options, mode}))))(
  'axe finds nothing grave with the dialog open on a $screen in $mode',
  async ({options, mode}) => {
    const reader = await newReader({...options, colorScheme: mode});
    await reader.open('/concepts/tokenomics');
    await openLarger(reader);
    expect(await graveViolationsOn(reader.page)).toEqual([]);
  },
);

test('a finger finds the button without hovering', async () => {
  const {page, open} = await newReader(phone);
  await open(lifecycle);
  const button = page.getByRole('button', {name: 'Open larger'}).first();
  expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('without JavaScript the picture is there, and no button that does nothing', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${process.env.TEST_SITE_ORIGIN ?? ''}${lifecycle}`);
  expect(await page.locator('figure svg.wide').first().isVisible()).toBe(true);
  expect(await page.getByText('Open larger').first().isVisible()).toBe(false);
});

test('lines and text are in the colors that the reader forces', async () => {
  const {page, open} = await newReader({...desktop, forcedColors: 'active'});
  await open('/concepts/tokenomics');
  const [text, line, tip] = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'CanvasText';
    const wanted = getComputedStyle(probe).color;
    const svg = document.querySelector('figure svg.wide');
    const styleOf = (selector: string): CSSStyleDeclaration | undefined => {
      const element = svg?.querySelector(selector);
      return element ? getComputedStyle(element) : undefined;
    };
    return [styleOf('text')?.fill === wanted, styleOf('.line')?.stroke === wanted, styleOf('.tip')?.fill === wanted];
  });
  expect([text, line, tip]).toEqual([true, true, true]);
});
