import {assertInstalled, saysAll, type Assumption} from '../../lib/assumption';
import {clientFolder, replacedModules, searchPackage} from './replaced-modules';

type Entry = Omit<Assumption, 'product' | 'package' | 'version'>;

const theirs = (file: string): string => `${clientFolder}/${file}`;
const [searching, suggestions, nothingFound, constants] = Object.keys(replacedModules) as (keyof typeof replacedModules)[];
const bar = theirs('theme/SearchBar/SearchBar.jsx');
const barStyles = theirs('theme/SearchBar/SearchBar.module.css');

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
      [theirs(suggestions ?? '')]: ['export function SuggestionTemplate('],
      [theirs(nothingFound ?? '')]: ['export function EmptyTemplate('],
      [theirs(constants ?? '')]: ['generated-constants.js'],
    }),
  },
  importers: {
    subject: 'which modules its search bar imports',
    assumes: 'It asks the replaced modules, by these paths, and loads autocomplete.js when it is first used.',
    see: 'src/search/seam/replaced-modules.ts',
    worth: 'as replacedModules: an alias that nothing asks for would leave its own engine in place, in silence',
    inspect: saysAll({
      [bar]: [
        'import { fetchIndexesByWorker, searchByWorker } from "../searchByWorker"',
        'import { SuggestionTemplate } from "./SuggestionTemplate"',
        'import { EmptyTemplate } from "./EmptyTemplate"',
        'import { searchResultLimits } from "../../utils/proxiedGeneratedConstants"',
        'await import("@easyops-cn/autocomplete.js")',
      ],
    }),
  },
  themeModules: {
    subject: 'the components that it adds to the theme',
    assumes: 'They are SearchBar, and SearchPage at the route of results, in the folder that it gives as its theme.',
    see: 'src/search/seam/load-search-bar.ts',
    worth: 'its search bar is wrapped, not copied, and the results page has its route',
    inspect: saysAll({
      'dist/server/server/index.js': ['"../../client/client/theme"', '"SearchPage/index.js"', 'component: "@theme/SearchPage"'],
      [theirs('theme/SearchBar/index.jsx')]: ['./SearchBar'],
      [theirs('theme/SearchPage/index.js')]: ['./SearchPage'],
    }),
  },
  listOfHits: {
    subject: 'how its search bar uses the list of hits',
    assumes: 'It calls the library with the field and its options, and uses these methods of what that returns.',
    see: 'src/search/seam/no-list.ts',
    worth: 'the panel under the field is ours, and the library is not loaded',
    inspect: saysAll({
      [bar]: [
        'search.current = autoComplete(searchBarRef.current, {',
        '.on("autocomplete:selected", function (event',
        '.on("autocomplete:closed", () => {',
        'search.current?.autocomplete.open()',
        'search.current?.autocomplete.close()',
        'search.current?.autocomplete.destroy()',
        'search.current?.autocomplete.setVal("")',
      ],
    }),
  },
  focusAfterIndex: {
    subject: 'when its search bar gives its field the focus',
    assumes:
      'It does so once, right after the promises of the library and of the index, and asks for the index on focus and under the pointer.',
    see: 'src/search/seam/search-by-worker.ts',
    worth: 'the field never takes the focus from where a reader went meanwhile',
    inspect: saysAll({
      [bar]: [
        'const [autoComplete, openAskAIModule] = await Promise.all([',
        'if (focusAfterIndexLoaded.current) {',
        'const onInputMouseEnter = useCallback(() => {\n        loadIndex();',
      ],
    }),
  },
  barMarkup: {
    subject: 'the markup of its search bar',
    assumes: 'Its parts have these classes, its field is controlled by React, and when it appears it goes on from what the field holds.',
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
        'value={inputValue}',
        '<button className={styles.searchClearButton}',
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
} satisfies Record<string, Entry>;

export type SearchAssumptionId = keyof typeof ofSearch;

/**
 * Everything that search takes for granted of the package and that its documentation does not
 * promise, by id.
 */
export const searchAssumptions = Object.fromEntries(
  Object.entries<Entry>(ofSearch).map(([id, entry]) => [
    id,
    {...entry, product: 'docusaurus-search-local', package: searchPackage, version: '0.55.3'},
  ]),
) as Readonly<Record<SearchAssumptionId, Assumption>>;

/**
 * Checks the installed package, on every start and every build.
 *
 * @throws {BrokenAssumption} with all that do not hold
 */
export const assertInstalledSearch = (): void => {
  assertInstalled(Object.values(searchAssumptions));
};
