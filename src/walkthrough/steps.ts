import type {Code, Nodes, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {readMeta} from '../samples/read-meta';

/** A step: what is said, and the fence with the lines that it is about. */
export interface Step {
  nodes: RootContent[];
  excerpt: Code;
  region: string;
}

/** A walkthrough is wrong. The message says what to do. */
export class WalkthroughError extends Error {
  override name = 'WalkthroughError';

  constructor(
    message: string,
    /** What the author has to look at. */
    readonly node: Nodes | undefined,
  ) {
    super(message);
  }
}

interface Draft {
  nodes: RootContent[];
  excerpt?: Code;
}

const isElement =
  (name: string) =>
  (node: RootContent | undefined): node is MdxJsxFlowElement =>
    node?.type === 'mdxJsxFlowElement' && node.name === name;

/** The line under a sample. */
export const isNote = isElement('SampleNote');

const isPicture = isElement('Diagram');

/** The line under a sample, and a picture of it: they belong to the fence before them. */
const goesWithFence = (node: RootContent): boolean => isNote(node) || isPicture(node);

/** Cuts where a heading comes, and where a paragraph leads to another excerpt. */
function draftSteps(children: readonly RootContent[], isExcerpt: (node: RootContent | undefined) => node is Code): Draft[] {
  const drafts: Draft[] = [];
  let draft: Draft = {nodes: []};
  for (const [index, node] of children.entries()) {
    const isHeading = node.type === 'heading' && draft.nodes.some(({type}) => type !== 'heading');
    const leads = draft.excerpt !== undefined && !goesWithFence(node) && (isExcerpt(node) || isExcerpt(children[index + 1]));
    if (isHeading || leads) {
      drafts.push(draft);
      draft = {nodes: []};
    }
    draft.nodes.push(node);
    if (isExcerpt(node)) draft.excerpt = node;
  }
  return draft.nodes.length === 0 ? drafts : [...drafts, draft];
}

const isProse = ({type}: RootContent): boolean => type === 'paragraph' || type === 'list' || type === 'blockquote';

function finish({nodes, excerpt}: Draft, file: string): Step {
  if (!excerpt)
    throw new WalkthroughError(
      `a step of <Walkthrough> shows no lines of ${file}. Quote a region of the file in it, or move it out of the walkthrough.`,
      nodes[0],
    );
  const {region} = readMeta(excerpt.meta).meta;
  if (region === undefined)
    throw new WalkthroughError(
      `a step of <Walkthrough> quotes the whole of ${file}. Name the lines that it is about, as region="…", marked in the file.`,
      excerpt,
    );
  if (!nodes.slice(0, nodes.indexOf(excerpt)).some(isProse))
    throw new WalkthroughError(
      `the step of <Walkthrough> with region="${region}" says nothing. Write a paragraph above the fence that tells what to look at.`,
      excerpt,
    );
  return {nodes, excerpt, region};
}

/**
 * Cuts what stands inside a walkthrough into its steps.
 *
 * @param file of the walkthrough; fences that quote another one are a part of what is said
 * @throws {WalkthroughError} for a step without prose, one without lines, and fewer than two steps
 */
export function cutSteps(children: readonly RootContent[], file: string): Step[] {
  const isExcerpt = (node: RootContent | undefined): node is Code => node?.type === 'code' && readMeta(node.meta).meta.file === file;
  const steps = draftSteps(children, isExcerpt).map((draft) => finish(draft, file));
  if (steps.length < 2)
    throw new WalkthroughError(`<Walkthrough> has one step, which needs no walk. Leave the element out, or add a step.`, undefined);
  return steps;
}
