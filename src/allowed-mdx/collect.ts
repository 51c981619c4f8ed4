import type {Nodes, Parents, Root} from 'mdast';
import type {Refusal} from './context';

/** Walks a tree and keeps what a function says against its nodes. A walk of its own: a general one takes many times as long. */
export function collect(tree: Root, judge: (node: Nodes, parent: Parents | undefined) => string | undefined): Refusal[] {
  const refusals: Refusal[] = [];
  const walk = (node: Nodes, parent?: Parents): void => {
    const message = judge(node, parent);
    if (message !== undefined) refusals.push({node, message});
    if ('children' in node) for (const child of node.children) walk(child, node);
  };
  walk(tree);
  return refusals;
}
