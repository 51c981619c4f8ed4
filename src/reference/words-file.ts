import {existsSync} from 'node:fs';
import {entryLists} from './errors/entries';
import {pageId} from './errors/routes';
import {ReferenceSourceError, type Reference, type ReferencePage} from './page';

const here = 'src/reference';

/**
 * The last two parts of a page's id; files of words are named with hyphens: `validator_cap` →
 * `validator-cap`.
 */
const partsOf = (id: string): {folder: string; name: string} => {
  const [folder = '', name = ''] = id.split('/').slice(-2);
  return {folder, name: name.replaceAll('_', '-')};
};

const isIndex = (id: string): boolean => id.endsWith('/index');

/** A file for each module, and the package's page from a list. */
const moveFiles = (room: string, id: string): string[] => {
  const {folder, name} = partsOf(id);
  const overlays = [folder, folder.replaceAll('_', '-')].map((each) => `${here}/${room}/overlay/${each}/${name}.ts`);
  return [...overlays, `${here}/${room}/test-only/modules.ts`, `${here}/${room}/packages.ts`];
};

/** By the reference's name: where the words of a page may stand, the most special place first. */
const places: Readonly<Record<string, (id: string) => string[]>> = {
  GraphQL: (id) => [`${here}/graphql/overlay/${id.includes('/operations/') ? 'summaries' : 'texts'}.ts`],
  gRPC: (id) => [
    ...(isIndex(id) ? [`${here}/grpc/pages.ts`] : []),
    ...['overlay', 'words'].map((folder) => `${here}/grpc/${folder}/${partsOf(id).name}.ts`),
    `${here}/grpc/${id.includes('/types/') ? 'words/index' : 'landing-text'}.ts`,
  ],
  'JSON-RPC': (id) => [
    ...(isIndex(id) ? [`${here}/json-rpc/groups.ts`] : []),
    `${here}/json-rpc/words/${partsOf(id).name}.ts`,
    `${here}/json-rpc/${id.includes('/types/') ? 'type-groups' : 'summaries'}.ts`,
  ],
  'Move framework': (id) => (id.split('/').length > 3 ? moveFiles('framework', id) : [`${here}/framework/packages.ts`]),
  Packages: (id) => (id.split('/').length > 3 ? moveFiles('packages', id) : [`${here}/packages/packages.ts`]),
  Errors: (id) => [
    ...entryLists.filter(({page}) => pageId(page) === id).map(({file}) => `${here}/errors/entries/${file}`),
    `${here}/errors/${id.includes('/abort-codes') ? 'abort-codes-landing' : 'groups'}.ts`,
  ],
};

function wordsFile(name: string, {id, words}: ReferencePage, root: string): string {
  const candidates = words === undefined ? (places[name]?.(id) ?? []) : [words];
  const found = candidates.find((file) => existsSync(`${root}/${file}`));
  if (found === undefined)
    throw new ReferenceSourceError(
      `${here}/words-file.ts: no file is known to have the words of ${id}. Add the place to the row "${name}".`,
    );
  return found;
}

/**
 * The same reference, each page of which names the file with our words on it: where a reader who
 * wants to correct one has to go.
 *
 * @param root the repository's top
 * @throws {ReferenceSourceError} for a page of whose words no place is known
 */
export const withWordsFiles = (reference: Reference, root = '.'): Reference => ({
  ...reference,
  pages: reference.pages.map((page) => ({...page, words: wordsFile(reference.name, page, root)})),
});
