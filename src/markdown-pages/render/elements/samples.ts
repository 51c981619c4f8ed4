import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
// Brings the fence of a diagram into the data of elements.
import type {} from '../../../diagrams/remark';
// Brings the words of a transaction's picture.
import type {} from '../../../ptb-picture/remark';
import {lineRoute} from '../../../examples/address';
import {parseFenceMeta} from '../../../lib/fence-meta';
import {code, fence, inline, link, list, paragraph, text, type Inline} from '../../../reference/build';
import {refuse, type ElementRule, type ElementToRender} from '../rendering';

/**
 * The line under a sample: what checked it, its file, and what the tool says where it has to fail.
 */
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

/** What the picture of a transaction shows, command by command. */
const renderTransaction = ({title, commands}: {title: string; commands: readonly string[]}): RootContent[] => [
  paragraph({type: 'strong', children: [text(`Transaction: ${title}.`)]}),
  list(commands.map((command) => [paragraph(command)])),
];

/** A diagram's text for those who do not see it, its source, and what its kinds of lines mean. */
function diagram({node, at}: ElementToRender): RootContent[] {
  const {fence: drawn, transaction, legend = []} = (node as MdxJsxFlowElement).data ?? {};
  if (transaction) return renderTransaction(transaction);
  if (!drawn) return refuse(node, 'a diagram has lost its fence, which its Markdown version shows.', at);
  const {title, alt} = parseFenceMeta(drawn.meta);
  const meanings = legend.map(({kind, text: meaning}) => `${kind}: ${meaning}`).join('; ');
  const caption = paragraph({type: 'strong', children: [text(`Diagram: ${String(title)}.`)]}, ` ${String(alt)}`);
  return [caption, fence(drawn.lang ?? 'dot', drawn.value), ...(meanings === '' ? [] : [paragraph(`Legend: ${meanings}`)])];
}

/** The words of an app's picture, with its title. */
const appPicture = ({text: attribute}: ElementToRender): RootContent[] => [
  paragraph({type: 'strong', children: [text(`Picture: ${attribute('title') ?? ''}.`)]}, ` ${attribute('alt') ?? ''}`),
];

/** Pictures, and elements that Markdown steps make of fences. */
export const sampleElements: Readonly<Record<string, ElementRule>> = {
  SampleNote: {kind: 'blocks', write: note},
  Diagram: {kind: 'blocks', write: diagram},
  AppPicture: {kind: 'blocks', write: appPicture},
};
