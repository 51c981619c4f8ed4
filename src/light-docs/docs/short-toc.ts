import type {ArrayExpression, ObjectExpression, Program} from 'estree';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

/** The deepest headings that a table of contents shows; `tableOfContents` in docusaurus.config.ts says the same. */
const deepest = 3;

/** The array in `export const toc = […]`, which Docusaurus adds to each page. */
function tocOf({body}: Program): ArrayExpression | undefined {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    const [declarator] = statement.declaration.declarations;
    if (declarator?.id.type === 'Identifier' && declarator.id.name === 'toc' && declarator.init?.type === 'ArrayExpression')
      return declarator.init;
  }
  return undefined;
}

function levelOf({properties}: ObjectExpression): number {
  for (const property of properties) {
    if (property.type !== 'Property' || property.value.type !== 'Literal') continue;
    const name = property.key.type === 'Identifier' ? property.key.name : property.key.type === 'Literal' ? property.key.value : undefined;
    if (name === 'level') return Number(property.value.value);
  }
  throw new Error('short-toc: Docusaurus writes the entries of a table of contents in another form than {value, id, level}');
}

function deepestOf(page: VFile): number {
  const {toc_max_heading_level: own} = (page.data.frontMatter ?? {}) as {toc_max_heading_level?: number};
  return own ?? deepest;
}

/** Takes out of a page's table of contents what it never shows, so that readers do not download it. Runs after Docusaurus's own plugins. */
const shortToc: Plugin<[], Root> = () => (tree, page) => {
  for (const node of tree.children) {
    const toc = node.type === 'mdxjsEsm' && node.data?.estree ? tocOf(node.data.estree) : undefined;
    if (!toc) continue;
    toc.elements = toc.elements.filter((element) => element?.type !== 'ObjectExpression' || levelOf(element) <= deepestOf(page));
  }
};

export default shortToc;
