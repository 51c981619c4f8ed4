import {assertInstalled, saysAll, type Assumption} from '../../lib/assumption';
import {autocompletePackage, clientFolder, replacedModules, searchPackage} from './replaced-modules';

type Entry = Omit<Assumption, 'product' | 'package' | 'version' | 'asserted'>;

const theirs = (file: string): string => `${clientFolder}/${file}`;
const [searching, excerpts, constants] = Object.keys(replacedModules) as (keyof typeof replacedModules)[];
const bar = theirs('theme/SearchBar/SearchBar.jsx');
const barStyles = theirs('theme/SearchBar/SearchBar.module.css');
const page = theirs('theme/SearchPage/SearchPage.jsx');

/** Ends of the names of custom properties that `bar/styles.module.css` sets; each has a value of the package's own to fall back on. */
const properties = [
  ...['hit-background', 'hit-color', 'hit-height', 'hit-shadow', 'hit-active-color', 'highlight-color'],
  ...['modal-background', 'modal-width', 'modal-width-sm', 'muted-color', 'spacing'],
];

/** What is taken for granted of the package with the search bar and the results page. */
const ofSearch = {
  replacedModules: {
    subject: 'the modules that are replaced here',
    assumes: 'They are in these files and export these functions and constants.',
    see: 'src/search/seam/replaced-modules.ts',
    worth: 'a search reads 84 kB instead of 5.5 MB, on 1,000 pages',
    inspect: saysAll({
      [theirs(searching ?? '')]: [
        'export async function fetchIndexesByWorker(baseUrl, searchContext)',
        'export async function searchByWorker(baseUrl, searchContext, input, limit)',
      ],
      [theirs(excerpts ?? '')]: ['export function highlightStemmed(content, positions, '],
      [theirs(constants ?? '')]: ['generated-constants.js'],
    }),
  },
  importers: {
    subject: 'which modules its search bar and its results page import',
    assumes: 'Both ask the replaced modules, by these paths, and the search bar loads autocomplete.js when it is first used.',
    see: 'src/search/seam/replaced-modules.ts',
    worth: 'as replacedModules: an alias that nothing asks for would leave its own engine in place, in silence',
    inspect: saysAll({
      [bar]: [
        'import { fetchIndexesByWorker, searchByWorker } from "../searchByWorker"',
        'import { searchResultLimits } from "../../utils/proxiedGeneratedConstants"',
        'await import("@easyops-cn/autocomplete.js")',
      ],
      [page]: [
        'import { fetchIndexesByWorker, searchByWorker } from "../searchByWorker"',
        'import { highlightStemmed } from "../../utils/highlightStemmed"',
      ],
    }),
  },
  themeModules: {
    subject: 'the components that it adds to the theme',
    assumes: 'They are SearchBar and SearchPage, in the folder that it gives as its theme.',
    see: 'src/search/seam/load-search-bar.ts',
    worth: 'its search bar and its results page are wrapped, not copied',
    inspect: saysAll({
      'dist/server/server/index.js': ['"../../client/client/theme"', '"SearchPage/index.js"', 'component: "@theme/SearchPage"'],
      [theirs('theme/SearchBar/index.jsx')]: ['./SearchBar'],
      [theirs('theme/SearchPage/index.js')]: ['./SearchPage'],
    }),
  },
  listOfHits: {
    subject: 'how its search bar uses the list of hits',
    assumes: 'It calls the library with the field and its options, and opens the address and the anchor of the line that is chosen.',
    see: 'src/search/seam/autocomplete.ts',
    worth: "hits are shown by this site's templates",
    inspect: saysAll({
      [bar]: [
        'autoComplete(searchBarRef.current, {',
        'autoComplete.noConflict',
        '.on("autocomplete:selected", function (event, { document: { u, h }, type, tokens })',
      ],
    }),
  },
  barMarkup: {
    subject: 'the markup of its search bar',
    assumes: 'Its parts have these classes, and when it appears it goes on from what the field holds.',
    see: 'src/search/bar/Placeholder.tsx',
    worth: 'a page has a plain field of the same look, and loads the search bar when a reader turns to it',
    inspect: saysAll({
      [bar]: [
        'clsx("navbar__search", styles.searchBarContainer',
        'className={styles.searchIcon}',
        'className={`navbar__search-input ${styles.searchInput}`}',
        'className={styles.searchHintContainer}',
        'className={styles.searchHint}',
        'import styles from "./SearchBar.module.css"',
        'const domValue = searchBar?.value;',
      ],
      [barStyles]: [
        '.searchBarContainer {',
        '.searchIcon {',
        '.searchInput {',
        '.searchHintContainer {',
        '.searchHint {',
        ':global(.navbar__search)',
        ':global(.navbar__search-input)',
      ],
    }),
  },
  barColours: {
    subject: 'the custom properties of its search bar',
    assumes: 'Its style sheet asks for each that is set here.',
    see: 'src/search/bar/styles.module.css',
    worth: 'hits have the colours and the room of this site',
    inspect: saysAll({
      [barStyles]: properties.map((name) => `--search-local-${name},`),
    }),
  },
  results: {
    subject: 'how its results page reads a result',
    assumes: 'A result has these fields, and what kind it is decides which of them are shown.',
    see: 'src/search/seam/package-result.ts',
    worth: "hits of this site's engine are shown by the package's page",
    inspect: saysAll({
      [page]: [
        'searchResult: { document, type, page, tokens, metadata }',
        'type === SearchDocumentType.Description',
        'type === SearchDocumentType.Content',
        'document.u + search + (document.h || "")',
        'highlightStemmed(document.t, getStemmedPositions(metadata, "t")',
        'pathItems.push(page.t)',
        'key={item.document.i}',
      ],
      'dist/client/shared/interfaces.js': ['["Description"] = 2', '["Content"] = 4'],
    }),
  },
  resultsMarkup: {
    subject: 'the markup of its results page',
    assumes: 'Its choice of sections has the id "context-selector", and its texts have these ids.',
    see: 'src/search/seam/results-page.ts',
    worth: 'the choice of sections has a name for screen readers',
    inspect: saysAll({
      [page]: ['id="context-selector"', '"theme.SearchPage.documentsFound.plurals"', '"theme.SearchPage.noResultsText"'],
    }),
  },
} satisfies Record<string, Entry>;

/** What is taken for granted of the library that draws the list under the search bar. */
const ofAutocomplete = {
  autocompleteFunction: {
    subject: 'what it exports',
    assumes: 'index.js exports a function of a field, options and sources, and noConflict, which gives a global back.',
    see: 'src/search/seam/autocomplete.ts',
    worth: 'as listOfHits',
    inspect: saysAll({
      'index.js': ["require('./src/standalone/')"],
      'src/standalone/index.js': [
        'function autocomplete(selector, options, datasets',
        'autocomplete.noConflict = function',
        'tabAutocomplete: options.tabAutocomplete',
        'module.exports = autocomplete;',
      ],
      'src/autocomplete/typeahead.js': ['if (!this.tabAutocomplete) {'],
    }),
  },
  autocompleteMarkup: {
    subject: 'its markup',
    assumes: 'The list has the role "listbox", and what is typed is measured in a pre with aria-hidden.',
    see: 'src/search/bar/styles.module.css',
    worth: 'the list scrolls in itself, and a phone shows no page wider than itself',
    inspect: saysAll({
      'src/autocomplete/typeahead.js': ["role: 'listbox'"],
      'src/autocomplete/input.js': ['<pre aria-hidden="true"></pre>'],
    }),
  },
} satisfies Record<string, Entry>;

export type SearchAssumptionId = keyof typeof ofSearch | keyof typeof ofAutocomplete;

const listOf = (entries: Readonly<Record<string, Entry>>, product: string, name: string, version: string): [string, Assumption][] =>
  Object.entries(entries).map(([id, entry]) => [id, {...entry, product, package: name, version, asserted: 'installed'}]);

/** Everything that search takes for granted of these two packages and that their documentation does not promise, by id. */
export const searchAssumptions = Object.fromEntries([
  ...listOf(ofSearch, 'docusaurus-search-local', searchPackage, '0.55.3'),
  ...listOf(ofAutocomplete, 'autocomplete.js', autocompletePackage, '0.38.1'),
]) as Readonly<Record<SearchAssumptionId, Assumption>>;

/**
 * Checks the installed packages, on every start and every build.
 *
 * @throws {BrokenAssumption} for the first assumption that does not hold
 */
export const assertInstalledSearch = (): void => {
  assertInstalled(Object.values(searchAssumptions));
};
