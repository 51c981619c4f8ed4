import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import {rspack} from '@rspack/core';
import {PageChunksPlugin} from '@site/src/light-docs/bundler/page-chunks-plugin';

class ChunkAssetPlugin {
  readonly name = 'Docusaurus-ChunkAssetPlugin';
}

class OtherPlugin {
  readonly name = 'other';
}

const bundler = rspack as never;

test('takes the place of the plugin that Docusaurus has for the same function', () => {
  const plugins: object[] = [new ChunkAssetPlugin(), new OtherPlugin()];
  const [first, second, ...others] = PageChunksPlugin.replaceIn(plugins, bundler);
  expect(first).toBeInstanceOf(OtherPlugin);
  expect(second).toBeInstanceOf(PageChunksPlugin);
  expect(others).toEqual([]);
});

test.each([
  ['no such plugin', [new OtherPlugin()], 0],
  ['two of them', [new ChunkAssetPlugin(), new ChunkAssetPlugin()], 2],
])('%s stops the build', (_name, plugins, found) => {
  expect(() => PageChunksPlugin.replaceIn<object>(plugins, bundler)).toThrow(
    `Docusaurus changed the bundler's plugins: ${found} of them are named ChunkAssetPlugin`,
  );
});

/** Bundles a script that loads a page's chunk and another one, with Docusaurus's names for chunks. */
async function bundle(folder: string): Promise<string> {
  writeFileSync(path.join(folder, 'page.js'), 'export default 1;');
  writeFileSync(path.join(folder, 'other.js'), 'export default 2;');
  writeFileSync(
    path.join(folder, 'index.js'),
    `import(/* webpackChunkName: "_page" */ './page.js'); import(/* webpackChunkName: "other" */ './other.js');
     globalThis.gca = (name) => __webpack_require__.gca(name);`,
  );
  const compiler = rspack({
    context: folder,
    mode: 'production',
    devtool: false,
    entry: './index.js',
    target: 'web',
    optimization: {chunkIds: 'named', minimize: false},
    output: {path: folder, filename: 'main.out.js', chunkFilename: 'assets/[id].js', publicPath: '/'},
    plugins: [new PageChunksPlugin(bundler)],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => {
        if (problem) reject(problem);
        else resolve();
      });
    });
  });
  return readFileSync(path.join(folder, 'main.out.js'), 'utf8');
}

test('the function in the bundle knows pages by their first letter, and other chunks by their names', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-chunks-'));
  const script = await bundle(folder).finally(() => {
    rmSync(folder, {recursive: true});
  });
  const head = {appendChild: () => undefined};
  const document = {head, createElement: () => ({setAttribute: () => undefined}), getElementsByTagName: () => []};
  const context = vm.createContext({document, self: {}, setTimeout: () => 0, clearTimeout: () => undefined});
  vm.runInContext(script, context);
  const addressOf = (name: string): unknown => vm.runInContext(`gca(${JSON.stringify(name)})`, context);
  expect(addressOf('_page')).toBe('/assets/_page.js');
  expect(addressOf('_any-other-page')).toBe('/assets/_any-other-page.js');
  expect(addressOf('other')).toBe('/assets/other.js');
  expect(addressOf('none')).toBeUndefined();
  expect(script).toContain('["other"].includes(name)');
});
