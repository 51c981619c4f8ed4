import type {Nodes, Parents, Root, Text} from 'mdast';
import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx-expression';
// Brings the node types of MDX (`mdxjsEsm`) into mdast.
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {factModules} from '../../facts/provenance/facts';
import {evaluate} from '../../lib/evaluate';
import {figureText} from '../../lib/figure-text';
import {importedNames} from '../../lib/imported-names';

const folder = '@site/src/facts/';

/** The figures that a page imports, by the names it uses. */
const importedFigures = (tree: Root): Map<string, unknown> =>
  new Map(
    [...importedNames(tree)].flatMap(([local, {module, name}]): [string, unknown][] =>
      module.startsWith(folder) ? [[local, factModules[module.slice(folder.length)]?.[name]]] : [],
    ),
  );

/** The text of a figure in braces; undefined where the braces have something else in them. */
function textOf({type, data}: MdxTextExpression | MdxFlowExpression, figures: ReadonlyMap<string, unknown>): string | undefined {
  const [statement, ...more] = data?.estree?.body ?? [];
  if (type !== 'mdxTextExpression' || statement?.type !== 'ExpressionStatement' || more.length > 0) return undefined;
  const value = evaluate(statement.expression, figures);
  return typeof value === 'string' || typeof value === 'number' ? figureText(value) : undefined;
}

const refusal = (code: string): string =>
  `{${code.replace(/\s+/g, ' ')}} is no figure in a sentence. Write the full name of one, such as {limits.commands}, and import it from ${folder}…; braces that readers should see stand in backticks.`;

/**
 * Puts a text in the place of a node, as one with the texts around it: React marks where two texts
 * meet.
 */
function putText(parent: Parents, index: number, value: string): number {
  const {children} = parent as {children: Nodes[]};
  const isText = (node: Nodes | undefined): node is Text => node?.type === 'text';
  const before = children[index - 1];
  const after = children[index + 1];
  const start = isText(before) ? index - 1 : index;
  const end = isText(after) ? index + 2 : index + 1;
  const text = [before, after].map((node) => (isText(node) ? node.value : ''));
  children.splice(start, end - start, {type: 'text', value: `${text[0] ?? ''}${value}${text[1] ?? ''}`});
  return start;
}

/**
 * Takes the imports of figures out: their text is in the page by now, and nothing else in it may
 * name them.
 */
function dropImports(tree: Root): void {
  tree.children = tree.children.filter((node) => {
    const program = node.type === 'mdxjsEsm' ? node.data?.estree : undefined;
    if (!program) return true;
    program.body = program.body.filter(
      (statement) => statement.type !== 'ImportDeclaration' || !String(statement.source.value).startsWith(folder),
    );
    return program.body.length > 0;
  });
}

/**
 * Writes the figures of src/facts into the text, so that a page downloads the words it shows and
 * not the tables they come from: `{limits.commands}` becomes 1,023. Comments stay. Any other
 * expression would run on the machine that builds, and stops the build.
 */
const figures: Plugin<[], Root> = () => (tree, page) => {
  const imported = importedFigures(tree);
  visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node, index, parent: Parents | undefined) => {
    const expression = node as MdxTextExpression | MdxFlowExpression;
    if (!parent || index === undefined || (expression.data?.estree?.body ?? []).length === 0) return CONTINUE;
    const text = textOf(expression, imported);
    return text === undefined ? page.fail(refusal(expression.value), node) : [SKIP, putText(parent, index, text) + 1];
  });
  dropImports(tree);
};

export default figures;
