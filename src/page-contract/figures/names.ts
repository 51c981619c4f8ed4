import type {Nodes, Root} from 'mdast';
// Brings the node types of MDX into mdast.
import type {} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';

const identifier = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;

/** The code in a node: an expression, statements of a module that are not all imports, the expressions in an element's attributes. */
function codeOf(node: Nodes): string[] {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') return [node.value];
  if (node.type === 'mdxjsEsm') return node.data?.estree?.body.every(({type}) => type === 'ImportDeclaration') ? [] : [node.value];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [attribute.value];
    return typeof attribute.value === 'object' && attribute.value !== null ? [attribute.value.value] : [];
  });
}

/** Every name that the page's code could use, imports apart. Words in strings are among them, which only keeps an import too many. */
export function namesIn(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, (node) => {
    for (const code of codeOf(node)) for (const [name] of code.matchAll(identifier)) names.add(name);
  });
  return names;
}
