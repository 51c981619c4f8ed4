import type {PluginConfig} from '@docusaurus/types';
import {pluginsOf} from '@site/src/light-docs/preset';

const theme = require.resolve('@docusaurus/theme-classic');

test('the other plugins are those of the preset', () => {
  const plugins: PluginConfig[] = [['@docusaurus/plugin-sitemap', {lastmod: null}], '@docusaurus/plugin-content-pages'];
  expect(pluginsOf({themes: [[theme, {customCss: []}]], plugins})).toEqual(plugins);
  expect(pluginsOf({themes: [theme], plugins})).toEqual(plugins);
});

test('a preset without other plugins has none', () => {
  expect(pluginsOf({themes: [theme]})).toEqual([]);
});

test.each([
  ['no theme', undefined, 0],
  ['another theme', ['@docusaurus/theme-modern'], 1],
  ['a second theme', [theme, '@docusaurus/theme-search-algolia'], 2],
])('%s stops the build', (_name, themes, found) => {
  expect(() => pluginsOf({...(themes && {themes}), plugins: []})).toThrow(
    `Docusaurus changed what the classic preset brings: it brings ${found} themes`,
  );
});
