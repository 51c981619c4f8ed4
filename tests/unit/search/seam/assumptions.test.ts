import {existsSync, readFileSync} from 'node:fs';
import {filesOf} from '@site/src/lib/assumption';
import {assertInstalledSearch, searchAssumptions, type SearchAssumptionId} from '@site/src/search/seam/assumptions';
import {brokenBy} from '@site/tests/lib/broken-by';
import {assertChanged} from '@site/tests/lib/changed-files';

const bar = 'dist/client/client/theme/SearchBar/SearchBar.jsx';
const barStyles = 'dist/client/client/theme/SearchBar/SearchBar.module.css';
const page = 'dist/client/client/theme/SearchPage/SearchPage.jsx';

/** What a file of a release lost, and how the message begins. */
const rows: Record<SearchAssumptionId, readonly [file: string, text: string, says: string]> = {
  replacedModules: [
    'dist/client/client/utils/highlightStemmed.js',
    'export function highlightStemmed',
    'docusaurus-search-local changed the modules that are replaced here: dist/client/client/utils/highlightStemmed.js no longer has',
  ],
  importers: [
    bar,
    '"../searchByWorker"',
    `docusaurus-search-local changed which modules its search bar and its results page import: ${bar} no longer has "import { fetch`,
  ],
  themeModules: [
    'dist/server/server/index.js',
    '../../client/client/theme',
    'docusaurus-search-local changed the components that it adds to the theme: dist/server/server/index.js no longer has',
  ],
  listOfHits: [
    bar,
    'autocomplete:selected',
    `docusaurus-search-local changed how its search bar uses the list of hits: ${bar} no longer has`,
  ],
  barMarkup: [
    barStyles,
    '.searchHint {',
    `docusaurus-search-local changed the markup of its search bar: ${barStyles} no longer has ".searchHint {"`,
  ],
  barColours: [
    barStyles,
    '--search-local-modal-width,',
    `docusaurus-search-local changed the custom properties of its search bar: ${barStyles} no longer has "--search-local-modal-width,"`,
  ],
  results: [
    'dist/client/shared/interfaces.js',
    '["Content"] = 4',
    'docusaurus-search-local changed how its results page reads a result: dist/client/shared/interfaces.js no longer has',
  ],
  resultsMarkup: [
    page,
    'id="context-selector"',
    `docusaurus-search-local changed the markup of its results page: ${page} no longer has "id=\\"context-selector\\""`,
  ],
  autocompleteFunction: [
    'src/standalone/index.js',
    'autocomplete.noConflict',
    'autocomplete.js changed what it exports: src/standalone/index.js no longer has "autocomplete.noConflict',
  ],
  autocompleteMarkup: [
    'src/autocomplete/typeahead.js',
    "role: 'listbox'",
    'autocomplete.js changed its markup: src/autocomplete/typeahead.js no longer has',
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
  const {package: name, version, see} = searchAssumptions[id];
  const message = brokenBy(() => {
    assertChanged(searchAssumptions[id], file, text);
  });
  const end = ` (${name} ${version}); see ${see}`;
  expect(message.slice(0, says.length)).toBe(says);
  expect(message.slice(-end.length)).toBe(end);
});

test.each(ids)('%s: the file to look at exists, and the release is the installed one', (id) => {
  const {see, version, package: name} = searchAssumptions[id];
  expect(existsSync(see)).toBe(true);
  // After an upgrade: look at what the entry assumes, then state the new release in it.
  expect({package: name, version}).toEqual({package: name, version: filesOf(name).version});
});

test('every custom property of the package that is set here is among those that are asserted', () => {
  const set = readFileSync('src/search/bar/styles.module.css', 'utf8').match(/--search-local-[\w-]+(?=:)/g) ?? [];
  expect(set.length).toBeGreaterThan(5);
  for (const name of set) {
    const run = (): void => {
      assertChanged(searchAssumptions.barColours, barStyles, `${name},`);
    };
    expect(brokenBy(run)).toContain(`no longer has "${name},"`);
  }
});
