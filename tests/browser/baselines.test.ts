import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {baselineModes, baselinePages, baselineSizes, fileOf} from './baselines/pages';
import {compare} from './baselines/picture';
import {notComparable, shoot, shootAll, withBaselineBrowser} from './baselines/shoot';
import {newReader, origin} from './setup/reader';

const folder = path.join(__dirname, 'baselines/images');
/** Where a page that changed leaves what it is now, and what differs. */
const reports = 'build-reports/baselines';

/**
 * A date or a version that changed is less than this share of a screen; anything that moved is
 * more.
 */
const tolerance = 0.005;

/** What is wrong with a picture, in one line; undefined where it fits its baseline. */
function problemOf(file: string, now: Buffer): string | undefined {
  const baseline = path.join(folder, file);
  if (!existsSync(baseline)) return `${file}: no baseline; run "npm run baselines"`;
  const {share, picture} = compare(readFileSync(baseline), now);
  if (share <= tolerance) return undefined;
  mkdirSync(reports, {recursive: true});
  writeFileSync(path.join(reports, file), now);
  writeFileSync(path.join(reports, `changed-${file}`), picture);
  return `${file}: ${(share * 100).toFixed(1)} % of the pixels changed; see ${reports}/changed-${file}`;
}

const run = notComparable === undefined ? test : test.skip;
const leftOut = notComparable === undefined ? '' : `: left out, ${notComparable}`;

run(`pages look as they did${leftOut}`, async () => {
  const problems: (string | undefined)[] = [];
  await withBaselineBrowser((browser) => shootAll(browser, origin, (file, now) => problems.push(problemOf(file, now))));
  expect(problems).toHaveLength(readdirSync(folder).length);
  expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
});

test('the baselines are those of the pages, and small', () => {
  const files = Object.keys(baselinePages).flatMap((name) =>
    Object.keys(baselineSizes).flatMap((size) => baselineModes.map((mode) => fileOf(name, size, mode))),
  );
  expect(readdirSync(folder).sort()).toEqual(files.sort());
  const sizes = files.map((file) => statSync(path.join(folder, file)).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(40_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(300_000);
});

describe('a page that', () => {
  const html = ({day = 'November 21', gap = 16, color = '#1b2733'}): string =>
    `<html lang="en"><style>body { font: 16px sans-serif; margin: ${gap}px; color: ${color} }</style><h1>Fixture</h1>${'<p>Text of a page that is drawn twice, in the one font of the browser.</p>'.repeat(12)}<p>Checked on ${day}.</p>`;
  const draw = async (html: string): Promise<Buffer> => {
    const {page} = await newReader({viewport: baselineSizes.desktop, deviceScaleFactor: 0.5});
    await page.setContent(html);
    return shoot(page);
  };

  test.each([
    ['is the same', {}, true],
    ['has another date', {day: 'December 3'}, true],
    ['moved by four pixels', {gap: 20}, false],
    ['has another color of text', {color: '#b3261e'}, false],
  ])('%s', async (_what, changes, fits) => {
    const {share} = compare(await draw(html({})), await draw(html(changes)));
    expect(share <= tolerance).toBe(fits);
  });
});
