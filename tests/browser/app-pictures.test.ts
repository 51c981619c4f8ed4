import path from 'node:path';
import {fileOf} from '../../src/app-pictures/pictures';
import {still} from '../../src/lib/browser/settled';
import {eventually} from '../lib/eventually';
import {newReader} from './setup/reader';

const counter = '/guides/developer/app-examples/e2e-counter';

test.each(['light', 'dark'] as const)(
  'a picture of the site’s %s mode comes when the reader gets there, and nothing moves',
  async (mode) => {
    const {page, begin} = await newReader({viewport: {width: 390, height: 844}, colorScheme: mode});
    const asked: string[] = [];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/img/apps/**', async (route) => {
      asked.push(path.basename(route.request().url()));
      await released;
      await route.continue();
    });
    await begin(counter);
    const picture = page.locator(`.app-picture-${mode}`);
    await picture.scrollIntoViewIfNeeded();
    await eventually(() => asked.length > 0, true);
    await still(page);
    const before = await picture.boundingBox();
    release();
    await eventually(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), 720);
    await still(page);
    const after = await picture.boundingBox();
    expect(after?.height).toBe(before?.height ?? 0);
    expect((after?.x ?? 0) + (after?.width ?? 999)).toBeLessThanOrEqual(390);
    await eventually(() => page.locator('.app-picture img:visible').count(), 1);
    expect(asked).toEqual([fileOf('turnstile', mode)]);
  },
);

test('on paper stand its words', async () => {
  const {page, begin} = await newReader();
  await begin(counter);
  await page.emulateMedia({media: 'print'});
  await eventually(() => page.locator('.app-picture img:visible').count(), 0);
  await eventually(
    () => page.locator('.app-picture').evaluate((figure) => getComputedStyle(figure, '::before').content),
    expect.stringContaining('27 passages'),
  );
});
