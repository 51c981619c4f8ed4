import type {Code, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {DiagramError, widest, type Drawing} from '../../diagrams/drawing';
import {diagramLanguages} from '../../diagrams/languages';
import {svgOf} from '../../diagrams/svg';
import {parseFenceMeta} from '../../lib/fence-meta';

interface Place {
  node: Code;
  parent: Parents;
}

/** Draws a fence; what is wrong with its source stops the build at the line in the page. */
async function draw({node}: Place, page: VFile): Promise<Drawing> {
  try {
    const drawing = await diagramLanguages[node.lang ?? '']?.(node.value);
    if (!drawing) throw new DiagramError(`"${node.lang ?? ''}" is no language of diagrams`);
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
  const places: Place[] = [];
  visit(tree, 'code', (node: Code, _index, parent: Parents | undefined) => {
    if (parent && node.lang && node.lang in diagramLanguages) places.push({node, parent});
  });
  for (const place of places) {
    const {title, alt} = words(place.node, page);
    const svg = svgOf(await draw(place, page), alt);
    const attributes = Object.entries({title, svg}).map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value}));
    const figure: MdxJsxFlowElement = {type: 'mdxJsxFlowElement', name: 'Diagram', attributes, children: []};
    const siblings: RootContent[] = place.parent.children;
    siblings.splice(siblings.indexOf(place.node), 1, figure);
  }
};

export default diagrams;
