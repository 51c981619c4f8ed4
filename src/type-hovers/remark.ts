import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {relativePath} from '../lib/files-below';
import {readMeta} from '../samples/read-meta';
import {resultOwner} from '../samples/results/key';
import {typesKey} from '../samples/types/key';
import type {OwnerTypes} from '../samples/types/view';
import {placeText} from './address';
import {fileOf} from './file-of';

/** Options of the step. */
export interface TypeHoversOptions {
  /** The repository's top. */
  siteDir: string;
  /**
   * What "npm run samples" found, by the page or the sample file that it belongs to, from the
   * repository's top.
   */
  typesFor: (owner: string) => OwnerTypes | undefined;
}

const languages = new Set(['ts', 'tsx', 'js', 'jsx']);

/** The types of the samples of a page or file, and the name of the file that browsers get. */
interface NamedTypes {
  types: OwnerTypes;
  name: string;
}

/**
 * Where browsers find the types of a block; nothing where the check found none, or the sample has
 * changed since.
 */
function placeOf(
  {lang, meta: words, value: code, data}: Code,
  page: string,
  typesOf: (owner: string) => NamedTypes | undefined,
): string | undefined {
  const language = lang ?? '';
  const {meta} = readMeta(words);
  if (!languages.has(language) || meta.output || meta.fails !== undefined || meta.unchecked !== undefined) return undefined;
  const found = typesOf(resultOwner(page, meta));
  const key = typesKey({language, code, meta, fileText: data?.sampleFile});
  return found?.types.samples[key] ? placeText({file: found.name, key}) : undefined;
}

/**
 * Tells each block of TypeScript where the types of its names are. Runs after blocks are filled,
 * and before they are highlighted.
 */
const typeHovers: Plugin<[TypeHoversOptions], Root> = (options) => (tree, page) => {
  const file = path.posix.normalize(relativePath(options.siteDir, page.path));
  // Most samples of a page have the page as their owner, or a file that it quotes more than once.
  const known = new Map<string, NamedTypes | undefined>();
  const typesOf = (owner: string): NamedTypes | undefined => {
    if (!known.has(owner)) {
      const types = options.typesFor(owner);
      known.set(owner, types && {types, name: fileOf(types).name});
    }
    return known.get(owner);
  };
  visit(tree, 'code', (node) => {
    const types = placeOf(node, file, typesOf);
    if (types !== undefined) node.data = {...node.data, types};
  });
};

export default typeHovers;
