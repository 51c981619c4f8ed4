import type {Node, Tree} from '@vscode/tree-sitter-wasm';
import {parseRust} from '../../samples/rust/parser';

/** Parses a file of Rust, hands its tree on, and frees it. */
export async function withRust<Result>(text: string, read: (root: Node) => Result): Promise<Result> {
  const tree: Tree = await parseRust(text);
  try {
    return read(tree.rootNode);
  } finally {
    tree.delete();
  }
}

/** Every node of a kind below another. */
export const nodesOf = (root: Node, type: string): Node[] => root.descendantsOfType(type).filter((node) => node !== null);

/** The attributes that stand above an item, with comments between them or not. */
export function attributesAbove(node: Node): string {
  let text = '';
  for (let above = node.previousNamedSibling; above; above = above.previousNamedSibling) {
    if (above.type === 'attribute_item') text += above.text;
    else if (!above.type.endsWith('comment')) break;
  }
  return text;
}

const nameOf = (node: Node): string => node.childForFieldName('name')?.text ?? '';

/** Underscores and the type at the end of a number are left out; a text loses its quotes. */
function valueOf(text: string): string {
  const number = /^(\d[\d_]*)(?:[iu](?:8|16|32|64|128|size))?$/.exec(text);
  return number?.[1]?.replaceAll('_', '') ?? text.replace(/^"([\s\S]*)"$/, '$1');
}

/**
 * The constants of a file by name, at any depth: numbers and texts as they would be shown, others
 * as their source.
 */
export const readConstants = async (text: string): Promise<ReadonlyMap<string, string>> =>
  withRust(
    text,
    (root) => new Map(nodesOf(root, 'const_item').map((item) => [nameOf(item), valueOf(item.childForFieldName('value')?.text ?? '')])),
  );

/**
 * The rows `NAME / ID = 0x5;` of a macro such as `built_in_ids!`: names of IDs with their values.
 */
export const readMacroRows = async (text: string, macro: string): Promise<ReadonlyMap<string, string>> =>
  withRust(text, (root) => {
    const calls = nodesOf(root, 'macro_invocation').filter((call) => call.childForFieldName('macro')?.text === macro);
    const rows = calls.flatMap((call) => call.text.match(/\w+\s*=\s*0x[0-9a-f]+/g) ?? []);
    return new Map(rows.map((row) => row.split(/\s*=\s*/) as [string, string]));
  });

/** The texts that a method of some value is asked for: `url.contains("…")`. */
export const readMethodTexts = async (text: string, receiver: string, method: string): Promise<string[]> =>
  withRust(text, (root) =>
    nodesOf(root, 'call_expression').flatMap((call) => {
      const callee = call.childForFieldName('function');
      if (callee?.childForFieldName('field')?.text !== method || callee.childForFieldName('value')?.text !== receiver) return [];
      return nodesOf(call, 'string_content').map((content) => content.text);
    }),
  );

/**
 * The texts that associated constants are built from, such as the names in
 * `const E2024_ALPHA: Self = Self {edition: symbol!("2024"), release:
 * Some(symbol!("alpha"))}`: "2024.alpha".
 *
 * @param field the field that each of the constants sets
 */
export const readAssociated = async (text: string, field: string): Promise<string[]> =>
  withRust(text, (root) =>
    nodesOf(root, 'const_item').flatMap((item) => {
      const value = item.childForFieldName('value');
      const sets = value !== null && nodesOf(value, 'field_initializer').some((part) => part.childForFieldName('field')?.text === field);
      return sets
        ? nodesOf(value, 'string_content')
            .map((content) => content.text)
            .join('.')
        : [];
    }),
  );
