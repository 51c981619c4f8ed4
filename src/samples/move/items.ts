import type {MoveNode} from './syntax';

/** A struct, an enum, a function or a constant, with the annotations before it. */
export interface Item {
  node: MoveNode;
  name: string;
  annotations: readonly string[];
}

/** The items of a module's body that are not for tests alone. */
export function itemsOf(body: MoveNode): Item[] {
  const items: Item[] = [];
  let annotations: string[] = [];
  for (const node of body.namedChildren) {
    if (node.type === 'annotation') annotations.push(node.text);
    else if (node.type !== 'newline' && !node.type.endsWith('comment')) {
      const name = node.childForFieldName('name')?.text ?? '';
      if (!annotations.some((text) => /\btest(?:_only)?\b/.test(text))) items.push({node, name, annotations});
      annotations = [];
    }
  }
  return items;
}

/** The nodes of some kinds right below a node. */
export const childrenOf = (node: MoveNode | undefined, ...kinds: readonly string[]): MoveNode[] =>
  node?.namedChildren.filter(({type}) => kinds.includes(type)) ?? [];

/** The only child of a kind. */
export const childOf = (node: MoveNode | undefined, ...kinds: readonly string[]): MoveNode | undefined => childrenOf(node, ...kinds)[0];

/** A text of the source without its comments. */
export const withoutComments = (text: string): string => text.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '');
