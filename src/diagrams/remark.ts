import type {Code, Parents, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {DiagramError, narrow, wide, type Drawing, type Format} from './drawing';
import {drawers} from './languages';
import {legendMarkup, legendOfSequence, readLegend, type Entry} from './legend';
import {diagramElement} from './element';
import {svgOf} from './svg';
import {parseFenceMeta} from '../lib/fence-meta';
import type {Words as LanguageWords} from '../texts/built/words';
import {isDiagramLanguage, type DiagramLanguage} from '../samples/fence/diagram-languages';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** The fence that a diagram was drawn from; the page's Markdown version shows it. */
    fence?: Code;
    /** What the diagram's legend says, whether its author wrote it or not. */
    legend?: readonly Entry[];
  }
}

/** A fence to draw, and where it stands in the page. */
interface Fence {
  node: Code;
  language: DiagramLanguage;
  parent: Parents;
}

/** Draws a fence for a format. */
async function draw({node, language}: Fence, format: Format): Promise<Drawing> {
  const drawing = await drawers[language](node.value, format);
  if (drawing.width > format.width)
    throw new DiagramError(
      `the diagram is ${Math.ceil(drawing.width)} pixels wide, and a ${format.name === 'narrow' ? 'phone' : 'page'} shows ${format.width}: break labels with \\n, or lay it out from top to bottom`,
    );
  return drawing;
}

/** What a figure shows. */
interface Picture {
  svg: string;
  legend: readonly Entry[];
}

/**
 * The markup of a fence's pictures, one for a phone and one for the column of a page, with that of
 * its legend.
 */
async function picture(fence: Fence, {alt, legend}: Words, language: LanguageWords | undefined): Promise<Picture> {
  const [small, large] = [await draw(fence, narrow), await draw(fence, wide)];
  const entries =
    legend === undefined ? (fence.language === 'sequence' ? legendOfSequence(large, language) : []) : readLegend(legend, large);
  // One that fits a phone at its full size is all that a page needs.
  const pictures =
    large.width <= narrow.width
      ? [svgOf(large, alt, wide.size)]
      : [svgOf(small, alt, narrow.size, narrow.name), svgOf(large, alt, wide.size, wide.name)];
  return {svg: [...pictures, legendMarkup(entries)].join(''), legend: entries};
}

/**
 * Does something with a fence; what is wrong with its source stops the build at the line in the
 * page.
 */
async function atItsLine<T>(work: Promise<T>, {node}: Fence, page: VFile): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DiagramError)) throw error;
    const line = (node.position?.start.line ?? 1) + error.line;
    return page.fail(error.message, {line, column: 1});
  }
}

/** The words after a fence's language. */
interface Words {
  title: string;
  alt: string;
  legend?: string;
}

function words(node: Code, page: VFile): Words {
  const {title, alt, legend} = parseFenceMeta(node.meta);
  if (typeof title !== 'string' || typeof alt !== 'string')
    return page.fail(`a diagram has a title and a text alternative: \`\`\`${node.lang ?? ''} title="…" alt="…"`, node);
  return {title, alt, ...(typeof legend === 'string' ? {legend} : {})};
}

/**
 * Draws the fences of the languages `dot` and `sequence`: each becomes a figure with SVGs that
 * follow the theme. A source that cannot be drawn, or is wider than a phone, stops the build with
 * page and line.
 */
const diagrams: Plugin<[{words?: LanguageWords}?], Root> = (options) => async (tree, page) => {
  const fences: Fence[] = [];
  visit(tree, 'code', (node: Code, _index, parent: Parents | undefined) => {
    if (parent && isDiagramLanguage(node.lang)) fences.push({node, language: node.lang, parent});
  });
  for (const fence of fences) {
    const said = words(fence.node, page);
    const {title} = said;
    const {svg, legend} = await atItsLine(picture(fence, said, options?.words), fence, page);
    const siblings: RootContent[] = fence.parent.children;
    siblings.splice(siblings.indexOf(fence.node), 1, diagramElement(title, svg, {fence: fence.node, legend}));
  }
};

export default diagrams;
