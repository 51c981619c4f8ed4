import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {AxeResults} from 'axe-core';
import {newReader, screens} from './setup/reader';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

const pageTypes = [
  ['home', '/'],
  ['landing', '/guides'],
  ['guide', '/guides/developer/getting-started/connect'],
  ['tutorial with code', '/guides/developer/first-app/write-package'],
  ['glossary', '/sui-glossary'],
  ['search page', '/search?q=coin'],
  ['404', '/no-such-page'],
] as const;

const modes = ['light', 'dark'] as const;
const cases = screens.flatMap(([screen, options]) =>
  modes.flatMap((mode) => pageTypes.map(([type, route]) => ({screen, options, mode, type, route}))),
);

test.each(cases)('$type in $mode on a $screen has no serious violation', async ({options, mode, route}) => {
  const {page, open} = await newReader({...options, colorScheme: mode});
  await open(route);
  await page.evaluate(axeSource);
  const results = await page.evaluate(() => (globalThis as unknown as {axe: {run: () => Promise<AxeResults>}}).axe.run());
  const grave = results.violations.filter(({impact}) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({id, nodes}) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual([]);
});

test('axe sees a violation where there is one', async () => {
  const {page} = await newReader();
  await page.setContent(
    '<html lang="en"><title>t</title><main><h1>T</h1><img src="data:,"><p style="color:#ccc;background:#fff">pale</p></main></html>',
  );
  await page.evaluate(axeSource);
  const results = await page.evaluate(() => (globalThis as unknown as {axe: {run: () => Promise<AxeResults>}}).axe.run());
  expect(results.violations.map(({id}) => id)).toEqual(expect.arrayContaining(['image-alt', 'color-contrast']));
});
