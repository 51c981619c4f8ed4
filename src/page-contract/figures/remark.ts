import type {ImportDeclaration} from 'estree';
import type {Nodes, Parents, Root, Text} from 'mdast';
import type {MdxTextExpression} from 'mdast-util-mdx-expression';
// Brings the node types of MDX (`mdxjsEsm`) into mdast.
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {factModules} from '../../facts/provenance/facts';
import {evaluate} from '../../lib/evaluate';
import {figureText} from '../../lib/figure-text';
import {namesIn} from './names';

const folder = '@site/src/facts/';

/** What an import of figures brings, by local name. */
function* valuesOf({source, specifiers}: ImportDeclaration): Generator<[string, unknown]> {
  const name = String(source.value);
  const module = name.startsWith(folder) ? factModules[name.slice(folder.length)] : undefined;
  if (!module) return;
  for (const {type, local, ...specifier} of specifiers)
    if (type === 'ImportSpecifier' && 'imported' in specifier && specifier.imported.type === 'Identifier')
      yield [local.name, module[specifier.imported.name]];
}

function importedFigures(tree: Root): Map<string, unknown> {
  const figures = new Map<string, unknown>();
  visit(tree, 'mdxjsEsm', (node) => {
    for (const statement of node.data?.estree?.body ?? [])
      if (statement.type === 'ImportDeclaration') for (const [name, value] of valuesOf(statement)) figures.set(name, value);
  });
  return figures;
}

function textOf(node: MdxTextExpression, figures: ReadonlyMap<string, unknown>): string | undefined {
  const [statement, ...more] = node.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement' || more.length > 0) return undefined;
  const value = evaluate(statement.expression, figures);
  return typeof value === 'string' || typeof value === 'number' ? figureText(value) : undefined;
}

/** Puts a text in the place of a node, as one with the texts around it: React marks where two texts meet. */
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

/** Takes figures that nothing on the page names any more out of its imports. */
function dropImports(tree: Root, figures: ReadonlyMap<string, unknown>): void {
  const used = namesIn(tree);
  const isUnused = (name: string): boolean => figures.has(name) && !used.has(name);
  visit(tree, 'mdxjsEsm', (node, index, parent) => {
    const program = node.data?.estree;
    if (!program) return CONTINUE;
    program.body = program.body.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration' || statement.specifiers.length === 0) return [statement];
      const specifiers = statement.specifiers.filter(({local}) => !isUnused(local.name));
      return specifiers.length > 0 ? [{...statement, specifiers}] : [];
    });
    if (program.body.length > 0 || !parent || index === undefined) return CONTINUE;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/**
 * Writes the figures of src/facts into the text, so that a page downloads the words it shows and not the tables they come
 * from: `{limits.commands}` becomes 1,023. An expression of another form stays as it is, with its import.
 */
const figures: Plugin<[], Root> = () => (tree) => {
  const imported = importedFigures(tree);
  if (imported.size === 0) return;
  visit(tree, 'mdxTextExpression', (node, index, parent) => {
    const value = textOf(node, imported);
    if (value === undefined || !parent || index === undefined) return CONTINUE;
    return [SKIP, putText(parent, index, value) + 1];
  });
  dropImports(tree, imported);
};

export default figures;
