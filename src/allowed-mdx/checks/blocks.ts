import type {Heading, Nodes, Table} from 'mdast';
import {collect} from '../collect';
import {lineOf, type Check, type Refusal} from '../context';

const anchor = /^\/\*\s*#(.*?)\s*\*\/$/s;

/** The anchor that an author gave a heading, a comment in braces that starts with "#". */
function anchorOf({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? anchor.exec(last.value.trim())?.[1] : undefined;
}

function headingProblem(node: Heading, anchors: Set<string>): string | undefined {
  if (node.depth === 1) return 'the page has a heading of level 1. Write ##: the title in the front matter is the only one.';
  const visible = node.children.filter((child) => child.type !== 'mdxTextExpression' || (child.data?.estree?.body.length ?? 0) > 0);
  if (visible.length === 0) return 'the heading is empty. Write its text, or remove it.';
  const given = anchorOf(node);
  if (given === undefined) return undefined;
  if (!/^[a-z0-9][a-z0-9_-]*$/i.test(given)) return `"${given}" is no anchor. Write letters, digits and hyphens: {/* #run-a-node */}.`;
  if (anchors.has(given)) return `two headings have the anchor "${given}", and links lead to the first. Give one another anchor.`;
  anchors.add(given);
  return undefined;
}

/** Rows with more cells than the head, which readers would not see, or fewer. */
function* rowProblems({children}: Table): Generator<Refusal> {
  const [head, ...rows] = children;
  const cells = head?.children.length ?? 0;
  for (const row of rows) {
    const found = row.children.length;
    if (found > cells)
      yield {
        node: row,
        message: `the row has ${found} cells and the head of the table ${cells}, so readers would miss some. Write \\| for a bar inside a cell.`,
      };
    if (found < cells)
      yield {node: row, message: `the row has ${found} cells and the head of the table ${cells}. Add the missing ones, empty if need be.`};
  }
  if (rows.length === 0 && head) yield {node: head, message: 'the table has no row but its head. Add one, or write a sentence.'};
}

/** Nodes of Markdown that no page needs, and what is written instead. */
const refused: Readonly<Record<string, string>> = {
  footnoteReference: 'pages have no footnotes. Put the remark into the sentence.',
  footnoteDefinition: 'pages have no footnotes. Put the remark into the sentence.',
  thematicBreak: 'pages have no rules between paragraphs. Begin a section with a heading.',
  imageReference: 'an image is written with its address. Write ![what it shows](/img/file.svg).',
};

/** Headings, tables, and blocks that pages do without. */
export const blocks: Check = function* ({tree}) {
  const anchors = new Set<string>();
  const rows: Refusal[] = [];
  yield* collect(tree, (node: Nodes) => {
    if (node.type === 'heading') return headingProblem(node, anchors);
    if (node.type === 'table') rows.push(...rowProblems(node));
    return Object.hasOwn(refused, node.type) ? refused[node.type] : undefined;
  });
  yield* rows;
  const hasText = tree.children.some(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  if (!hasText)
    yield {
      node: {position: {start: {line: lineOf(tree), column: 1}, end: {line: 1, column: 1}}},
      message: 'the page has no text. Write it below the front matter, or remove the page.',
    };
};

/** HTML in a generated page: only what generators write, an anchor in a comment or a line break in a cell. */
export const generatedHtml: Check = function* ({tree}) {
  yield* collect(tree, (node) =>
    node.type === 'html' && !/^(?:<!--\s*#[\w-]+\s*-->|<br \/>)$/.test(node.value)
      ? 'a generated page has HTML of its own. Let its generator make Markdown of it; a page that people write ends in .mdx.'
      : undefined,
  );
};
