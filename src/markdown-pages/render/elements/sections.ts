import type {Heading, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {paragraph, text} from '../../../reference/build';
import {refuse, type ElementRule, type ElementToRender} from '../rendering';

const deepest = 6;

/** True where text after tabs would read as part of the last one. */
const needsEnd = (next: RootContent | undefined, depth: number): boolean =>
  next !== undefined && !(next.type === 'heading' && next.depth <= depth);

/**
 * Every tab under a heading with its label. A line across ends the last one where the page goes on.
 */
function tabs({node, at, next}: ElementToRender): RootContent[] {
  const {depth} = at;
  const sections = (node.children as RootContent[]).flatMap((item) => {
    if (item.type !== 'mdxJsxFlowElement' || item.name !== 'TabItem')
      return refuse(item, 'Tabs have TabItem elements, and nothing else.', at);
    return at.render([item], {...at, depth});
  });
  return needsEnd(next, depth) ? [...sections, {type: 'thematicBreak'}] : sections;
}

function tab(element: ElementToRender): RootContent[] {
  const {at, text: attribute} = element;
  const depth = Math.min(at.depth + 1, deepest) as Heading['depth'];
  const label = attribute('label') ?? attribute('value') ?? '';
  return [{type: 'heading', depth, children: [text(label)]}, ...at.render((element.node as MdxJsxFlowElement).children, {...at, depth})];
}

/** Elements around other content. */
export const sectionElements: Readonly<Record<string, ElementRule>> = {
  Tabs: {kind: 'blocks', write: tabs},
  TabItem: {kind: 'blocks', write: tab},
  Solution: {
    kind: 'blocks',
    write: ({node, at}) => [paragraph({type: 'strong', children: [text('Solution')]}), ...at.render(node.children, at)],
  },
};
