import type {Definition, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {importedNames} from '../../lib/imported-names';
import {nodeRules} from './node-rules';
import {refuse, type Rendering} from './rendering';

const snippetModule = /^@site\/(docs\/snippets\/[\w-]+\.mdx)$/;

/** The snippets that a file imports, by name. */
const importedSnippets = (tree: Root): Map<string, string> =>
  new Map(
    [...importedNames(tree)].flatMap(([local, {module}]): [string, string][] => {
      const [, file] = snippetModule.exec(module) ?? [];
      return file === undefined ? [] : [[local, file]];
    }),
  );

function definitionsOf(tree: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    definitions.set(node.identifier, node);
  });
  return definitions;
}

/**
 * Rewrites nodes of a page as nodes of plain Markdown, by the rules of `node-rules.ts` and
 * `elements.ts`.
 *
 * @throws {SourceError} at a node for which there is no rule
 */
export const render = (nodes: readonly RootContent[], at: Rendering): RootContent[] =>
  nodes.flatMap((node, index) => {
    const rule = nodeRules[node.type];
    if (!rule)
      return refuse(
        node,
        `a node of the type "${node.type}" has no Markdown version. Add a rule to src/markdown-pages/render/node-rules.ts.`,
        at,
      );
    return rule(node as never, at, nodes[index + 1]);
  });

/** Rewrites a whole file: a page, or a snippet inside of one. */
export const renderTree = (tree: Root, at: Omit<Rendering, 'snippets' | 'definitions' | 'render' | 'renderTree'>): RootContent[] =>
  render(tree.children, {...at, snippets: importedSnippets(tree), definitions: definitionsOf(tree), render, renderTree});
