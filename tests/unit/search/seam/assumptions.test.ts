import {existsSync} from 'node:fs';
import {filesOf} from '@site/src/lib/assumption';
import {assertInstalledSearch, searchAssumptions, type SearchAssumptionId} from '@site/src/search/seam/assumptions';
import {brokenBy} from '@site/tests/lib/broken-by';
import {assertChanged} from '@site/tests/lib/changed-files';

const bar = 'dist/client/client/theme/SearchBar/SearchBar.jsx';
const barStyles = 'dist/client/client/theme/SearchBar/SearchBar.module.css';

/** What a file of a release lost, and how the message begins. */
const rows: Record<SearchAssumptionId, readonly [file: string, text: string, says: string]> = {
  replacedModules: [
    'dist/client/client/theme/SearchBar/EmptyTemplate.js',
    'export function EmptyTemplate',
    'docusaurus-search-local changed the modules that are replaced here: dist/client/client/theme/SearchBar/EmptyTemplate.js no longer has',
  ],
  importers: [
    bar,
    '"../searchByWorker"',
    `docusaurus-search-local changed which modules its search bar imports: ${bar} no longer has "import { fetch`,
  ],
  themeModules: [
    'dist/server/server/index.js',
    '../../client/client/theme',
    'docusaurus-search-local changed the components that it adds to the theme: dist/server/server/index.js no longer has',
  ],
  listOfHits: [
    bar,
    'autocomplete.setVal("")',
    `docusaurus-search-local changed how its search bar uses the list of hits: ${bar} no longer has`,
  ],
  focusAfterIndex: [
    bar,
    'if (focusAfterIndexLoaded.current) {',
    `docusaurus-search-local changed when its search bar gives its field the focus: ${bar} no longer has`,
  ],
  barMarkup: [
    barStyles,
    '.searchHint {',
    `docusaurus-search-local changed the markup of its search bar: ${barStyles} no longer has ".searchHint {"`,
  ],
};

const ids = Object.keys(searchAssumptions) as SearchAssumptionId[];

test('the installed packages are as assumed', () => {
  expect(assertInstalledSearch).not.toThrow();
});

test('every assumption has a row here', () => {
  expect(Object.keys(rows).sort()).toEqual([...ids].sort());
});

test.each(ids)('%s: where it breaks, the message says what changed and what to look at', (id) => {
  const [file, text, says] = rows[id];
  const {package: name, see} = searchAssumptions[id];
  const message = brokenBy(() => {
    assertChanged(searchAssumptions[id], file, text);
  });
  expect(message.slice(0, says.length)).toBe(says);
  expect(message).toContain(`(${name} ${filesOf(name).version}`);
  expect(message).toMatch(new RegExp(`; see ${see}$`));
});

test.each(ids)('%s: the file to look at exists', (id) => {
  expect(existsSync(searchAssumptions[id].see)).toBe(true);
});
