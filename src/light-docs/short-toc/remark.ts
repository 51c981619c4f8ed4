import type {ArrayExpression, Program} from 'estree';
import type {Root} from 'mdast';
// Brings the syntax trees of exports into mdast.
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';

interface ShortTocOptions {
  /** The deepest level that a table of contents shows where a page does not say so. */
  deepest: number;
}

/** Front matter as Docusaurus gives it to remark. */
interface PageData {
  frontMatter?: {toc_max_heading_level?: number};
}

/** The list that Docusaurus's remark step exports as `toc`. */
function tocIn(program: Program | null | undefined): ArrayExpression | undefined {
  for (const statement of program?.body ?? []) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const {id, init} of statement.declaration.declarations)
      if (id.type === 'Identifier' && id.name === 'toc' && init?.type === 'ArrayExpression') return init;
  }
  return undefined;
}

/** The level that an entry states; 0 for a snippet's entries, which are spread. */
function levelOf(entry: ArrayExpression['elements'][number]): number {
  if (entry?.type !== 'ObjectExpression') return 0;
  for (const property of entry.properties) {
    if (property.type !== 'Property' || property.value.type !== 'Literal') continue;
    const {key} = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined;
    if (name === 'level') return Number(property.value.value);
  }
  return 0;
}

/**
 * Takes out of a page's table of contents the headings that it does not show. Docusaurus lists all
 * of them, and readers download the list. It runs after the step that writes it.
 */
const shortToc: Plugin<[ShortTocOptions], Root> =
  ({deepest}) =>
  (tree, file) => {
    const most = (file.data as PageData).frontMatter?.toc_max_heading_level ?? deepest;
    for (const node of tree.children) {
      const toc = node.type === 'mdxjsEsm' ? tocIn(node.data?.estree) : undefined;
      if (toc) toc.elements = toc.elements.filter((entry) => levelOf(entry) <= most);
    }
  };

export default shortToc;
