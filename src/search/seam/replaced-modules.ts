import {createRequire} from 'node:module';
import path from 'node:path';

export const searchPackage = '@easyops-cn/docusaurus-search-local';
export const autocompletePackage = '@easyops-cn/autocomplete.js';

/** The package's browser code, from its folder. */
export const clientFolder = 'dist/client/client';

/**
 * Modules of the search package that this site's own take the place of, relative to its browser
 * code: fetching the index and searching, the templates of its list, and constants that pull the
 * package's engine in.
 */
export const replacedModules = {
  'theme/searchByWorker.js': 'search-by-worker.ts',
  'theme/SearchBar/SuggestionTemplate.js': 'no-templates.ts',
  'theme/SearchBar/EmptyTemplate.js': 'no-templates.ts',
  'utils/proxiedGeneratedConstants.js': 'constants.ts',
} as const;

/** Folder of the package's browser code. */
export const packageClient = (): string =>
  path.join(path.dirname(createRequire(__filename).resolve(`${searchPackage}/package.json`)), clientFolder);

/**
 * Aliases for the bundler: each replaced module → the one that takes its place. The library that
 * would draw a list under the search bar is replaced by one that draws none: the panel is ours.
 *
 * @param own folder of the replacements
 */
export function packageSeams(own: string): Record<string, string> {
  const client = packageClient();
  return {
    ...Object.fromEntries(Object.entries(replacedModules).map(([theirs, ours]) => [path.join(client, theirs), path.join(own, ours)])),
    [`${autocompletePackage}$`]: path.join(own, 'no-list.ts'),
  };
}
