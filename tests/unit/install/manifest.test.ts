import {readFileSync} from 'node:fs';
import {installTags} from '@site/src/install/head-tags';
import {manifestText} from '@site/src/install/manifest';

const manifest = JSON.parse(manifestText({title: 'Docs', tagline: 'About it', language: 'fr', base: '/docs/fr/'})) as Record<
  string,
  unknown
>;

test('a manifest has the base of its language in each address', () => {
  expect(manifest).toMatchObject({name: 'Docs', lang: 'fr', start_url: '/docs/fr/', scope: '/docs/fr/', display: 'standalone'});
  expect(manifest.icons).toContainEqual({src: '/docs/fr/img/icon-192.png', sizes: '192x192', type: 'image/png'});
  expect(installTags('/docs/fr/').map(({attributes}) => attributes?.href)).toEqual([
    '/docs/fr/site.webmanifest',
    '/docs/fr/img/icon-maskable.png',
  ]);
});

test('the bar of an installed site has the first color of the site', () => {
  const tokens = readFileSync('src/site/css/tokens.css', 'utf8');
  expect(tokens).toContain(`--ifm-color-primary: ${String(manifest.theme_color)};`);
});
