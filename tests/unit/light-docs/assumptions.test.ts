import {existsSync} from 'node:fs';
import {assumptions, assertInstalledDocusaurus, type AssumptionId} from '@site/src/light-docs/assumptions';
import {PageChunksPlugin} from '@site/src/light-docs/bundler/page-chunks-plugin';
import {PageIdsPlugin} from '@site/src/light-docs/bundler/page-ids-plugin';
import {withoutPages} from '@site/src/light-docs/docs/route-files';
import {splitRoutes} from '@site/src/light-docs/docs/split-routes';
import {thinGlobalData} from '@site/src/light-docs/docs/thin-global-data';
import {withoutHighlighter} from '@site/src/light-docs/theme/plugin';
import {filesOf} from '@site/src/lib/assumption';
import {brokenBy} from '@site/tests/lib/broken-by';
import {assertChanged} from '@site/tests/lib/changed-files';
import {docsRoutes, pages, withVersions} from './docs/fixture';

/**
 * What a release changed: a file that is gone or lost a text, or what is met where it is relied on.
 */
type Change = readonly [file: string, text?: string] | (() => unknown);

class ChunkAssetPlugin {
  readonly name = 'Docusaurus-ChunkAssetPlugin';
}

const guides = new Set(['/guides']);
const highlighter = './prism-include-languages';
const chunkPlugins = (plugins: object[]) => () => PageChunksPlugin.replaceIn(plugins, undefined as never);
const infima = 'dist/css/default/default.css';

/** How the message goes on after "Docusaurus changed …:". */
const rows: readonly [AssumptionId, Change, found: string][] = [
  ['docsRoutes', () => splitRoutes({...docsRoutes(), routes: []}), 'there is no route for the version'],
  ['docsRoutes', () => splitRoutes(withVersions((version) => [{...version, routes: []}])), 'there is no route with pages below'],
  ['docsRoutes', () => splitRoutes(withVersions((version) => [{...version, props: {}}])), 'the route of the version has no sidebars'],
  [
    'docsRoutes',
    () => splitRoutes(docsRoutes([...pages, {path: '/a', component: '@theme/DocItem'}])),
    'the route /a (@theme/DocItem) has no module "content"',
  ],
  ['globalData', () => thinGlobalData({path: '/'}), 'there is no version with a main document'],
  ['globalData', () => thinGlobalData({versions: [{mainDocId: 'guides', docs: []}]}), 'there is no version with a main document'],
  ['routesFile', () => withoutPages.routes('export default [];', guides), 'routes.js has 0 lists with the 1 pages'],
  ['chunkNamesFile', () => withoutPages.chunkNames('{"/search-822": {}}', guides), 'routesChunkNames.json has 0 entries for 1 pages'],
  ['chunkAssetPlugin', chunkPlugins([new Map()]), '0 of them are named ChunkAssetPlugin'],
  ['chunkAssetPlugin', chunkPlugins([new ChunkAssetPlugin(), new ChunkAssetPlugin()]), '2 of them are named ChunkAssetPlugin'],
  [
    'pageModules',
    () => {
      new PageIdsPlugin([{path: '/guides', source: '@site/docs/guides.mdx'}], '/site').assign([]);
    },
    'the bundle has no module for /site/docs/guides.mdx',
  ],
  ['themeModules', () => withoutHighlighter(['./nprogress', './prism/include-languages']), `0 of them are named ${highlighter}`],
  ['themeModules', () => withoutHighlighter([highlighter, highlighter]), `2 of them are named ${highlighter}`],
  ['overridden', ['lib/theme/NotFound/Content/index.js'], 'lib/theme/NotFound/Content/index.js is gone'],
  [
    'classNames',
    ['lib/utils/ThemeClassNames.js', 'theme-doc-toc-mobile'],
    'lib/utils/ThemeClassNames.js no longer has "\'theme-doc-toc-mobile',
  ],
  ['infimaNames', [infima, '.table-of-contents'], `${infima} no longer has .table-of-contents`],
  ['infimaNames', [infima, '--ifm-leading'], `${infima} no longer has --ifm-leading`],
  ['persistentCache', ['lib/webpack/base.js', 'NO_PERSISTENT_CACHE'], 'lib/webpack/base.js no longer has "DOCUSAURUS_NO_PERSISTENT_CACHE"'],
];

const ids = Object.keys(assumptions) as AssumptionId[];

test('the installed packages are as assumed', () => {
  expect(assertInstalledDocusaurus).not.toThrow();
});

test('every assumption is broken here, by what it inspects or else where it is relied on', () => {
  expect(new Set(rows.map(([id]) => id))).toEqual(new Set(ids));
  for (const [id, change] of rows) expect(typeof change).toBe(assumptions[id].inspect ? 'object' : 'function');
});

test.each(rows)('%s: where it breaks, the message says what changed and what to look at', (id, change, found) => {
  const {product, subject, package: name, see} = assumptions[id];
  const message = brokenBy(() => {
    if (typeof change === 'function') change();
    else assertChanged(assumptions[id], ...change);
  });
  const says = `${product} changed ${subject}: ${found}`;
  expect(message.slice(0, says.length)).toBe(says);
  expect(message).toContain(`(${name} ${filesOf(name).version}`);
  expect(message).toMatch(new RegExp(`; see ${see}$`));
  expect(existsSync(see)).toBe(true);
});
