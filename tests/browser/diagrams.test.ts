import type {Locator, Page} from 'playwright-core';
import {overflowOn} from '../../src/audit/checks/overflow';
import {eventually} from '../lib/eventually';
import {nightly} from '../lib/nightly';
import {fitsInBothModes} from './setup/accessible';
import {desktop, newReader, origin, phone, screens, type Reader} from './setup/reader';

const lifecycle = '/concepts/sui-architecture/transaction-lifecycle';

/**
 * A sequence, a graph across, one with groups, one with long labels, and one that is narrow in both
 * formats.
 */
const routes = [
  lifecycle,
  '/concepts/tokenomics',
  '/concepts/components',
  '/concepts/dynamic-fields/tables-bags',
  '/guides/operator/validator-committee',
] as const;

/**
 * Texts of the page's diagrams under 12 pixels as drawn, texts that stand out of their box or their
 * picture, and those that overlap.
 */
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

const figureOn = (page: Page): Locator => page.locator('figure', {has: page.locator('svg[role="img"]')}).first();

const openLarger = async ({page}: Reader): Promise<void> => {
  await figureOn(page).getByRole('button', {name: 'Open larger'}).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
};

const dialogSvg = (page: Page): Locator => page.locator('dialog svg');

/** What the dialog shows: where it begins, how wide it is, and the pixels for each of its units. */
interface Shown {
  x: number;
  width: number;
  scale: number;
}

const shownIn = (page: Page): Promise<Shown> =>
  dialogSvg(page).evaluate((svg) => {
    const [x = NaN, , width = NaN] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    return {x, width, scale: svg.getBoundingClientRect().width / width};
  });

/** Waits until the dialog shows what it should, and returns that. */
const shows = (page: Page, fits: (shown: Shown) => void): Promise<Shown> => eventually(() => shownIn(page), fits);

test.each(routes)(
  'text of the diagrams on %s is legible and in its place on a phone and a desktop; a finger finds the button',
  async (route) => {
    const {page, open, settle, complaints} = await newReader(phone);
    await open(route);
    await eventually(() => faultyTexts(page), []);
    const button = page.getByRole('button', {name: 'Open larger'}).first();
    // A finger cannot hover.
    await eventually(() => button.evaluate((element) => getComputedStyle(element).opacity), '1');
    await eventually(
      () => button.boundingBox(),
      (box: Awaited<ReturnType<Locator['boundingBox']>>) => {
        expect(box?.height).toBeGreaterThanOrEqual(44);
      },
    );
    await page.setViewportSize(desktop.viewport);
    await settle();
    await eventually(() => faultyTexts(page), []);
    expect(complaints).toEqual([]);
  },
);

test('small text, and text outside of its box, are seen where there is some', async () => {
  const {page} = await newReader();
  await page.setContent(`<figure><svg role="img" width="100" height="50" viewBox="0 0 100 50" font-size="10">
    <rect class="box" x="0" y="0" width="30" height="20"/><text x="1" y="14">in a box</text><text x="40" y="40">far too long for the picture</text></svg></figure>`);
  const kinds = async (): Promise<unknown[]> => (await faultyTexts(page)).map((fault) => fault.split(':')[0]);
  await eventually(kinds, expect.arrayContaining(['small', 'outside its box', 'outside its picture']));
});

test('a diagram uses the face and the column of the page; on a screen that it is wider than it scrolls, and the Tab key reaches it', async () => {
  const {page, open} = await newReader({viewport: {width: 1440, height: 900}});
  await open(lifecycle);
  const look = (): Promise<{used: number; face: boolean}> =>
    page.evaluate(() => {
      const svg = [...document.querySelectorAll<SVGSVGElement>('figure svg[role="img"]')].find((one) => one.checkVisibility());
      const figure = svg?.closest('figure');
      if (!svg || !figure) return {used: 0, face: false};
      return {
        used: svg.getBoundingClientRect().width / figure.clientWidth,
        face: getComputedStyle(svg).fontFamily === getComputedStyle(document.body).fontFamily,
      };
    });
  await eventually(look, ({used, face}: Awaited<ReturnType<typeof look>>) => {
    expect(used).toBeGreaterThan(0.9);
    expect(face).toBe(true);
  });
  await page.setViewportSize({width: 320, height: 640});
  const box = page.getByRole('group', {name: 'Diagram, scrolls sideways'});
  await box.focus();
  await eventually(() => box.evaluate((element) => document.activeElement === element && element.scrollWidth > element.clientWidth), true);
  await eventually(() => box.evaluate((element) => getComputedStyle(element).backgroundImage), expect.stringContaining('gradient'));
  await eventually(() => overflowOn(page), []);
  await eventually(() => faultyTexts(page), []);
});

test('opens larger by key, is moved and zoomed by keys, keeps that in another window, and gives the focus back', async () => {
  const reader = await newReader();
  const {page, open, complaints} = reader;
  await open(lifecycle);
  await openLarger(reader);
  const fitted = await shownIn(page);
  await page.keyboard.press('+');
  const zoomed = await shows(page, ({width}) => {
    expect(width).toBeLessThan(fitted.width);
  });
  await page.keyboard.press('ArrowRight');
  await shows(page, ({x}) => {
    expect(x).toBeGreaterThan(zoomed.x);
  });
  await page.setViewportSize({width: 1000, height: 700});
  await shows(page, ({width, scale}) => {
    expect(width).toBeLessThan(zoomed.width);
    expect(scale).toBeCloseTo(zoomed.scale, 3);
  });
  await page.setViewportSize(desktop.viewport);
  await page.keyboard.press('0');
  await shows(page, ({x, width}) => {
    expect(x).toBeCloseTo(fitted.x, 1);
    expect(width).toBeCloseTo(fitted.width, 1);
  });
  await page.keyboard.press('-');
  await shows(page, ({width}) => {
    expect(width).toBeGreaterThan(fitted.width);
  });
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({state: 'detached'});
  await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'Open larger');
  expect(complaints).toEqual([]);
});

test('is dragged and zoomed by mouse, and closed by a button', async () => {
  const {page, begin} = await newReader();
  await begin(lifecycle);
  await figureOn(page).hover();
  await figureOn(page).getByRole('button', {name: 'Open larger'}).click();
  await page.getByRole('dialog').waitFor();
  const fitted = await shownIn(page);
  await page.mouse.move(600, 500);
  await page.mouse.down();
  await page.mouse.move(500, 500);
  await page.mouse.up();
  await shows(page, ({x}) => {
    expect(x).toBeGreaterThan(fitted.x);
  });
  await page.mouse.wheel(0, -300);
  await shows(page, ({width}) => {
    expect(width).toBeLessThan(fitted.width);
  });
  await page.getByRole('button', {name: 'Fit to the window'}).click();
  await shows(page, ({width}) => {
    expect(width).toBeCloseTo(fitted.width, 1);
  });
  await page.getByRole('button', {name: 'Zoom in'}).click();
  await shows(page, ({width}) => {
    expect(width).toBeLessThan(fitted.width);
  });
  await page.getByRole('button', {name: 'Close'}).click();
  await page.locator('dialog').waitFor({state: 'detached'});
});

test('Back closes it and leaves the page where it was; after another way of closing it, Back leaves the page', async () => {
  const reader = await newReader(phone);
  const {page, begin, open, arriveAt} = reader;
  await begin('/guides');
  await open('/concepts/tokenomics');
  const place = (): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as {navigation: {currentEntry: {index: number}}}).navigation.currentEntry.index);
  const before = await place();
  await openLarger(reader);
  const scrolled = await page.evaluate(() => window.scrollY);
  const tops = (): Promise<number> =>
    page.getByRole('dialog').evaluate((dialog) => new Set([...dialog.querySelectorAll('button')].map((one) => one.offsetTop)).size);
  await eventually(tops, 1);
  await page.goBack();
  await page.getByRole('dialog').waitFor({state: 'detached'});
  await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'Open larger');
  expect(new URL(page.url()).pathname).toBe('/concepts/tokenomics');
  await eventually(() => page.evaluate(() => window.scrollY), scrolled);
  await openLarger(reader);
  await page.getByRole('button', {name: 'Close'}).tap();
  await page.getByRole('dialog').waitFor({state: 'detached'});
  await eventually(place, before);
  await page.goBack();
  await arriveAt('/guides');
});

nightly.each(screens)('axe finds nothing grave with the dialog open on a %s, light or dark', async (_screen, options) => {
  const reader = await newReader({...options, colorScheme: 'light'});
  const {page, open} = reader;
  await open('/concepts/tokenomics');
  await openLarger(reader);
  await fitsInBothModes(page, {within: 'dialog'});
});

nightly('without JavaScript the picture is there, and no button that does nothing', async () => {
  const {page} = await newReader({...desktop, javaScriptEnabled: false});
  await page.goto(`${origin}${lifecycle}`);
  await page.locator('figure svg.wide').first().waitFor();
  await page.getByText('Open larger').first().waitFor({state: 'hidden'});
});

nightly('lines and text are in the colors that the reader forces', async () => {
  const {page, begin} = await newReader({...desktop, forcedColors: 'active'});
  await begin('/concepts/tokenomics');
  const areForced = (): boolean[] => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'CanvasText';
    const wanted = getComputedStyle(probe).color;
    const svg = document.querySelector('figure svg.wide');
    const styleOf = (selector: string): CSSStyleDeclaration | undefined => {
      const element = svg?.querySelector(selector);
      return element ? getComputedStyle(element) : undefined;
    };
    probe.remove();
    return [styleOf('text')?.fill === wanted, styleOf('.line')?.stroke === wanted, styleOf('.tip')?.fill === wanted];
  };
  await eventually(() => page.evaluate(areForced), [true, true, true]);
});
