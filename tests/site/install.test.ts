import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {index} from '../lib/built-index';
import {buildDir, fileOf} from '../lib/built-site';
import {headOf} from '../lib/head-of';
import {pngSize} from '../lib/png-size';

interface Manifest {
  name: string;
  short_name: string;
  start_url: string;
  scope: string;
  display: string;
  icons: {src: string; sizes: string; type: string; purpose?: string}[];
}

const {address, pages} = index;
const base = new URL(address).pathname;
const manifest = JSON.parse(readFileSync(path.join(buildDir, 'site.webmanifest'), 'utf8')) as Manifest;

test('the manifest has what browsers need before they offer to install', () => {
  expect(manifest).toMatchObject({start_url: base, scope: base, display: 'standalone'});
  expect(manifest.name).not.toBe('');
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  expect(manifest.icons.map(({sizes, purpose}) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
});

test('each icon is there, with the size that the manifest says', () => {
  for (const {src, sizes} of manifest.icons) {
    expect(src.startsWith(base)).toBe(true);
    const size = pngSize(readFileSync(path.join(buildDir, src.slice(base.length))));
    expect(`${src}: ${size?.width}x${size?.height}`).toBe(`${src}: ${sizes}`);
  }
});

test('every page names the manifest and an icon, once each', () => {
  const without = pages.filter(({route}) => {
    const page = load(headOf(readFileSync(fileOf(route), 'utf8')));
    const hrefs = ['manifest', 'apple-touch-icon'].map((rel) =>
      page(`head link[rel="${rel}"]`)
        .get()
        .map((link) => page(link).attr('href')),
    );
    return JSON.stringify(hrefs) !== JSON.stringify([[`${base}site.webmanifest`], [`${base}img/icon-maskable.png`]]);
  });
  expect(without.map(({route}) => route)).toEqual([]);
});
