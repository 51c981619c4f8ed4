import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {filesOf} from '../../src/lib/assumption';
import {changePackage} from '../lib/change-package';
import {createFixtureSite, type FixtureSite} from '../lib/fixture-site';

let site: FixtureSite;

beforeAll(() => {
  site = createFixtureSite();
});

afterAll(() => {
  rmSync(site.directory, {recursive: true});
});

/** What a release of a package might change, and what the build has to say of it. */
const rows = [
  {
    name: '@docusaurus/core',
    file: 'lib/webpack/plugins/ChunkAssetPlugin.js',
    from: 'ChunkAssetPlugin',
    to: 'ChunkAddressPlugin',
    says: "Docusaurus changed the bundler's plugins: 0 of them are named ChunkAssetPlugin",
    see: 'src/light-docs/bundler/page-chunks-plugin.ts',
  },
  {
    name: '@docusaurus/theme-classic',
    file: 'lib/index.js',
    from: './prism-include-languages',
    to: './prism/include-languages',
    says: 'Docusaurus changed the modules that the theme runs in the browser: 0 of them are named ./prism-include-languages',
    see: 'src/light-docs/theme/plugin.ts',
  },
  {
    name: '@easyops-cn/docusaurus-search-local',
    file: 'dist/client/client/theme/SearchBar/SearchBar.jsx',
    from: 'const domValue = searchBar?.value;',
    to: 'const domValue = searchBarRef.current.value;',
    says: 'docusaurus-search-local changed the markup of its search bar: dist/client/client/theme/SearchBar/SearchBar.jsx no longer has "const domValue = searchBar?.value;"',
    see: 'src/search/bar/Placeholder.tsx',
  },
] as const;

test.each(rows)('$name changes $from: the build stops and says where to look', ({name, file, from, to, says, see}) => {
  const installed = path.resolve('node_modules', name, file);
  const before = readFileSync(installed, 'utf8');
  const putBack = changePackage(site.directory, name, file, from, to);
  const {exitCode, output} = site.build();
  putBack();
  expect(exitCode).not.toBe(0);
  expect(output).toContain(`${says} (${name} ${filesOf(name).version}`);
  expect(output).toContain(`; see ${see}`);
  expect(site.exists('build/index.html')).toBe(false);
  // The change is the fixture's alone.
  expect(readFileSync(installed, 'utf8')).toBe(before);
});
