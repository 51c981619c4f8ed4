import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
// Brings the fence of a diagram into the data of elements.
import type {} from '../../../diagrams/remark';
import {lineRoute} from '../../../examples/address';
import {parseFenceMeta} from '../../../lib/fence-meta';
import {code, fence, inline, link, paragraph, text, type Inline} from '../../../reference/build';
import {refuse, type ElementRule, type ElementToRender} from '../rendering';

/** The line under a sample: what checked it, its file, and what the tool says where it has to fail. */
function note({text: attribute, at}: ElementToRender): RootContent[] {
  const [label, file, line, href, failure] = ['label', 'file', 'line', 'href', 'code'].map(attribute);
  const route = file === undefined || line === undefined ? undefined : lineRoute(file, Number(line));
  const parts: Inline[][] = [
    ...(label === undefined ? [] : [[label]]),
    ...(file === undefined ? [] : [[route === undefined ? code(file) : link(at.site.address(route, at.page), code(file))]]),
    ...(href === undefined ? [] : [[link(href, 'repository')]]),
  ];
  return [
    ...(failure === undefined ? [] : [paragraph(`This fails on purpose (${failure}):`), fence('text', attribute('message') ?? '')]),
    ...(parts.length === 0
      ? []
      : [paragraph({type: 'emphasis', children: inline(parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part])))})]),
  ];
}

/** A diagram's text for those who do not see it, and its source. */
function diagram({node, at}: ElementToRender): RootContent[] {
  const drawn = (node as MdxJsxFlowElement).data?.fence;
  if (!drawn) return refuse(node, 'a diagram has lost its fence, which its Markdown twin shows.', at);
  const {title, alt, legend} = parseFenceMeta(drawn.meta);
  const caption = paragraph({type: 'strong', children: [text(`Diagram: ${String(title)}.`)]}, ` ${String(alt)}`);
  return [caption, fence(drawn.lang ?? 'dot', drawn.value), ...(typeof legend === 'string' ? [paragraph(`Legend: ${legend}`)] : [])];
}

/** Elements that Markdown steps make of fences. */
export const sampleElements: Readonly<Record<string, ElementRule>> = {
  SampleNote: {kind: 'blocks', write: note},
  Diagram: {kind: 'blocks', write: diagram},
};
