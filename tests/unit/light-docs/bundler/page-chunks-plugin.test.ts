import {PageChunksPlugin} from '@site/src/light-docs/bundler/page-chunks-plugin';

class ChunkAssetPlugin {
  readonly name = 'Docusaurus-ChunkAssetPlugin';
}

test('takes the place of the plugin that Docusaurus has for the same function', () => {
  const plugins = PageChunksPlugin.replaceIn<object>([new ChunkAssetPlugin(), new Map()], undefined as never);
  expect(plugins.map((plugin) => plugin.constructor)).toEqual([Map, PageChunksPlugin]);
});
