import path from 'node:path';
import {Language, Parser, type Tree} from '@vscode/tree-sitter-wasm';

const grammar = path.join('node_modules', '@vscode', 'tree-sitter-wasm', 'wasm', 'tree-sitter-rust.wasm');

async function load(): Promise<Parser> {
  await Parser.init();
  return new Parser().setLanguage(await Language.load(path.resolve(grammar)));
}

let parser: Promise<Parser> | undefined;

/**
 * Parses Rust. The tree stands even where the text is wrong, with error nodes in it.
 *
 * @returns a tree that its user deletes
 */
export async function parseRust(code: string): Promise<Tree> {
  parser ??= load();
  const tree = (await parser).parse(code);
  if (tree === null) throw new Error('tree-sitter gave no tree; its parser has no language');
  return tree;
}
