import path from 'node:path';
import Parser from 'web-tree-sitter';

export type MoveNode = Parser.SyntaxNode;
export type MoveTree = Parser.Tree;

let parser: Promise<Parser> | undefined;

async function loadParser(): Promise<Parser> {
  await Parser.init();
  const plugin = path.dirname(require.resolve('@mysten/prettier-plugin-move'));
  const language = await Parser.Language.load(path.resolve(plugin, '..', 'tree-sitter-move.wasm'));
  const fresh = new Parser();
  fresh.setLanguage(language);
  return fresh;
}

/**
 * The syntax tree of Move source, by the tree-sitter grammar that `@mysten/prettier-plugin-move`
 * ships. The grammar is laxer than the compiler: use the tree to find things, never to accept a
 * sample.
 */
export async function parseMove(text: string): Promise<MoveTree> {
  parser ??= loadParser();
  return (await parser).parse(text);
}

/** The `module_definition` nodes of a file. */
export const moduleNodes = (tree: MoveTree): MoveNode[] => tree.rootNode.namedChildren.filter(({type}) => type === 'module_definition');
