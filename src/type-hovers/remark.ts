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
  /** What "npm run samples" found, by the page or the sample file that it belongs to, from the repository's top. */
  typesFor: (owner: string) => OwnerTypes | undefined;
}

const languages = new Set(['ts', 'tsx', 'js', 'jsx']);

/** Where browsers find the types of a block; nothing where the check found none, or the sample has changed since. */
function placeOf({lang, meta: words, value: code, data}: Code, page: string, {typesFor}: TypeHoversOptions): string | undefined {
  const language = lang ?? '';
  const {meta} = readMeta(words);
  if (!languages.has(language) || meta.output || meta.fails !== undefined || meta.unchecked !== undefined) return undefined;
  const types = typesFor(resultOwner(page, meta));
  const key = typesKey({language, code, meta, fileText: data?.sampleFile});
  return types?.samples[key] ? placeText({file: fileOf(types).name, key}) : undefined;
}

/** Tells each block of TypeScript where the types of its names are. Runs after blocks are filled, and before they are highlighted. */
const typeHovers: Plugin<[TypeHoversOptions], Root> = (options) => (tree, page) => {
  const file = path.posix.normalize(relativePath(options.siteDir, page.path));
  visit(tree, 'code', (node) => {
    const types = placeOf(node, file, options);
    if (types !== undefined) node.data = {...node.data, types};
  });
};

export default typeHovers;
