import type {Blockquote, Code, Heading, Html, Link, LinkReference, Nodes, Paragraph, Parents, RootContent} from 'mdast';
import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx-expression';
import {evaluate} from '../../lib/evaluate';
import {paragraph, text} from '../../reference/build';
import {renderCode} from './code';
import {renderElement} from './elements';
import {refuse, type Rendering} from './rendering';
import {withoutEdges, textOf} from './text';

/**
 * What takes the place of a node.
 *
 * @param next the node after it
 */
type NodeRule = (node: never, at: Rendering, next: RootContent | undefined) => RootContent[];

const asItIs = (node: RootContent): RootContent[] => [node];
const nothing = (): RootContent[] => [];

const withContent = (node: RootContent & Parents, at: Rendering): RootContent[] => {
  const children = at.render(node.children, at);
  return [{...node, children} as RootContent];
};

/** A paragraph that had nothing but a comment is none. */
function renderParagraph(node: Paragraph, at: Rendering): RootContent[] {
  const children = withoutEdges(at.render(node.children, at) as Paragraph['children']);
  return children.length === 0 ? [] : [{type: 'paragraph', children}];
}

/**
 * The anchor in a comment at the end of a heading: `{/* #run *\/}` in MDX, and `<!-- #run -->` in
 * Markdown.
 */
const anchorOf = ({children}: Heading): string | undefined => {
  const last = children.at(-1);
  return last && 'value' in last && last.type !== 'text' ? /#([\w.-]+)/.exec(last.value)?.[1] : undefined;
};

function renderHeading(node: Heading, at: Rendering): RootContent[] {
  const children = withoutEdges(at.render(node.children, at) as Heading['children']);
  const words = textOf({type: 'paragraph', children});
  const anchor = (node.children.length > 1 ? anchorOf(node) : undefined) ?? at.slug(words);
  at.depth = node.depth;
  at.headings.push({depth: node.depth, text: words, anchor});
  return [{type: 'heading', depth: node.depth, children}];
}

const renderLink = (node: Link, at: Rendering): RootContent[] => [
  {type: 'link', url: at.site.address(node.url, at.page), children: at.render(node.children, at) as Link['children']},
];

function renderReference(node: LinkReference, at: Rendering): RootContent[] {
  const target = at.definitions.get(node.identifier);
  if (!target) return refuse(node, `the link [${node.identifier}] has no definition. Write [text](/route).`, at);
  return renderLink({type: 'link', url: target.url, children: node.children}, at);
}

/** Generators write a line break in a cell of a table, and anchors as comments. */
function renderHtml(node: Html, at: Rendering): RootContent[] {
  if (/^<!--.*-->$/s.test(node.value)) return [];
  if (/^<br ?\/?>$/.test(node.value)) return [text(' / ')];
  return refuse(node, `the HTML ${node.value} has no Markdown version. Write Markdown.`, at);
}

/**
 * Comments go, and texts that are written out stay. Figures are text by now, so that anything else
 * is what a Markdown version could not show.
 */
function renderExpression(node: MdxTextExpression | MdxFlowExpression, at: Rendering): RootContent[] {
  const [statement] = node.data?.estree?.body ?? [];
  if (!statement) return [];
  const value = statement.type === 'ExpressionStatement' ? evaluate(statement.expression, new Map()) : undefined;
  if (typeof value === 'string' || typeof value === 'number') return [text(String(value))];
  return refuse(
    node,
    `{${node.value}} is no figure of src/facts/, so that the page’s Markdown version cannot show it. Write its text.`,
    at,
  );
}

/** What remark-directive makes of `:::note[Title]` and of a colon in the text. */
interface Directive {
  type: string;
  name: string;
  children: RootContent[];
  attributes?: Readonly<Record<string, unknown>> | null;
}

const admonitions: Readonly<Record<string, string>> = {note: 'Note', warning: 'Warning'};

const isLabel = (node: RootContent | undefined): node is Paragraph =>
  node?.type === 'paragraph' && (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;

/** An admonition is a quotation that begins with its kind and its title. */
function renderAdmonition(node: Directive, at: Rendering): RootContent[] {
  const kind = admonitions[node.name];
  if (kind === undefined)
    return refuse(node as unknown as Nodes, `:::${node.name} is no admonition of this site. Write :::note or :::warning.`, at);
  const [first, ...others] = node.children;
  const title = isLabel(first) ? [text(`${kind}: `), ...(at.render(first.children, at) as Paragraph['children'])] : [text(kind)];
  const content = at.render(isLabel(first) ? others : node.children, at);
  return [{type: 'blockquote', children: [paragraph({type: 'strong', children: title}), ...content] as Blockquote['children']}];
}

/** `10:30` reads as a directive of the name 30. */
function renderColon(node: Directive, at: Rendering): RootContent[] {
  if (node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0)
    return refuse(node as unknown as Nodes, `":${node.name}" with brackets has no Markdown version. Write \\: for a colon.`, at);
  return [text(`:${node.name}`)];
}

const rules = {
  text: asItIs,
  inlineCode: asItIs,
  thematicBreak: asItIs,
  break: asItIs,
  strong: withContent,
  emphasis: withContent,
  delete: withContent,
  blockquote: withContent,
  list: withContent,
  listItem: withContent,
  table: withContent,
  tableRow: withContent,
  tableCell: withContent,
  paragraph: renderParagraph,
  heading: renderHeading,
  link: renderLink,
  linkReference: renderReference,
  image: (node: RootContent & {type: 'image'}, at: Rendering) => [{...node, url: at.site.address(node.url, at.page)}],
  code: (node: Code) => renderCode(node),
  html: renderHtml,
  // Links by label have their addresses by now; and generated pages name with them where the words
  // of a fence lead.
  definition: nothing,
  yaml: nothing,
  mdxjsEsm: nothing,
  mdxTextExpression: renderExpression,
  mdxFlowExpression: renderExpression,
  mdxJsxFlowElement: renderElement,
  mdxJsxTextElement: renderElement,
  containerDirective: renderAdmonition,
  textDirective: renderColon,
};

/**
 * Every type of node that a page may have, with its form in Markdown. Another one stops the build.
 */
export const nodeRules = rules as unknown as Readonly<Record<string, NodeRule | undefined>>;
