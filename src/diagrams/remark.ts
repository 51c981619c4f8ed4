import type {Code, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {DiagramError, widest, type Drawing} from './drawing';
import {drawers} from './languages';
import {svgOf} from './svg';
import {parseFenceMeta} from '../lib/fence-meta';
import {isDiagramLanguage, type DiagramLanguage} from '../samples/fence/diagram-languages';

/** A fence to draw, and where it stands in the page. */
interface Fence {
  node: Code;
  language: DiagramLanguage;
  parent: Parents;
}

/** Draws a fence; what is wrong with its source stops the build at the line in the page. */
async function draw({node, language}: Fence, page: VFile): Promise<Drawing> {
  try {
    const drawing = await drawers[language](node.value);
    if (drawing.width > widest)
      throw new DiagramError(
        `the diagram is ${Math.ceil(drawing.width)} pixels wide, and a phone shows ${widest}: break labels with \\n, or lay it out from top to bottom`,
      );
    return drawing;
  } catch (error) {
    if (!(error instanceof DiagramError)) throw error;
    const line = (node.position?.start.line ?? 1) + error.line;
    return page.fail(error.message, {line, column: 1});
  }
}

/** The words of a fence that every diagram has. */
function words(node: Code, page: VFile): {title: string; alt: string} {
  const {title, alt} = parseFenceMeta(node.meta);
  if (typeof title !== 'string' || typeof alt !== 'string')
    return page.fail(`a diagram has a title and a text alternative: \`\`\`${node.lang ?? ''} title="…" alt="…"`, node);
  return {title, alt};
}

/**
 * Draws the fences of the languages `dot` and `sequence`: each becomes a figure with an SVG that follows the theme.
 * A source that cannot be drawn, or is wider than a phone, stops the build with page and line.
 */
const diagrams: Plugin<[], Root> = () => async (tree, page) => {
  const fences: Fence[] = [];
  visit(tree, 'code', (node: Code, _index, parent: Parents | undefined) => {
    if (parent && isDiagramLanguage(node.lang)) fences.push({node, language: node.lang, parent});
  });
  for (const fence of fences) {
    const {title, alt} = words(fence.node, page);
    const svg = svgOf(await draw(fence, page), alt);
    const attributes = Object.entries({title, svg}).map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value}));
    const figure: MdxJsxFlowElement = {type: 'mdxJsxFlowElement', name: 'Diagram', attributes, children: []};
    const siblings: RootContent[] = fence.parent.children;
    siblings.splice(siblings.indexOf(fence.node), 1, figure);
  }
};

export default diagrams;
