import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import preact from '@site/src/plugins/preact';

const plugin = preact({siteDir: '/site'} as LoadContext);

/** What the plugin changes in a bundle of the mode. */
function aliases(mode: 'production' | 'development', isServer: boolean): Record<string, string> {
  const changed = plugin.configureWebpack?.({mode}, isServer, {} as never, undefined) as {resolve?: {alias: Record<string, string>}};
  return changed.resolve?.alias ?? {};
}

test.each([
  ['React in a production bundle for browsers', 'react'],
  ['React DOM in a production bundle for browsers', 'react-dom'],
])('Preact stands in for %s', (_, name) => {
  const folder = aliases('production', false)[name] ?? '';
  expect(existsSync(path.join(folder, 'client.mjs'))).toBe(true);
});

test.each([
  ['when pages are rendered to HTML', 'production', true],
  ['while developing', 'development', false],
] as const)('React stays React %s', (_, mode, isServer) => {
  expect(aliases(mode, isServer)).toEqual({});
});
