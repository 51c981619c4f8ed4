import type {Code, Nodes, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {isDiagramLanguage} from '../../../src/samples/fence/diagram-languages';
import {parseFenceMeta} from '../../../src/lib/fence-meta';
import type {Page} from '../../lib/pages';

/** Something that a reader reads as English, without its markup. */
export interface Prose {
  kind: 'front matter' | 'heading' | 'paragraph' | 'cell' | 'diagram' | 'attribute';
  /** Line breaks are those of the source; `codeMark` stands where code is. */
  text: string;
  /** Line of the page on which it starts. */
  line: number;
}

/** Stands in a sentence where the page has code, a value or an address. */
export const codeMark = '·';

/** Fields of the front matter that readers see. */
const shownFields = ['title', 'description', 'sidebar_label', 'since', 'use'] as const;
const shownAttributes = new Set(['label', 'title', 'alt', 'aria-label']);
const codeElements = new Set(['code', 'kbd', 'pre', 'samp']);

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;
const isElement = (node: Nodes): node is Element => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** True for a link that shows its own address. */
const isBareLink = (node: PhrasingContent): boolean =>
  node.type === 'link' && node.children.length === 1 && node.children[0]?.type === 'text' && node.url.endsWith(node.children[0].value);

const isCode = (node: PhrasingContent): boolean =>
  node.type === 'inlineCode' ||
  node.type === 'mdxTextExpression' ||
  (isElement(node) && codeElements.has(node.name ?? '')) ||
  isBareLink(node);

/** The text of inline nodes, with a mark in place of code. */
export function flatText(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'mdxTextExpression' && node.value.startsWith('/*')) return '';
      if (isCode(node)) return codeMark;
      if (node.type === 'text') return node.value;
      return 'children' in node ? flatText(node.children) : '';
    })
    .join('');
}

function frontMatterProse({tree, frontMatter}: Page): Prose[] {
  const lines = tree.children.find((node) => node.type === 'yaml')?.value.split('\n') ?? [];
  return shownFields.flatMap((field) => {
    const line = lines.findIndex((start) => start.startsWith(`${field}:`)) + 2;
    const value = frontMatter[field];
    if (value === undefined) return [];
    const text = typeof value === 'string' ? value : value.map((part) => (typeof part === 'string' ? part : part.text)).join('');
    return [{kind: 'front matter', text, line}];
  });
}

/**
 * What readers see of a diagram's own language: labels of a graph, texts after a colon or between
 * `==` in a sequence.
 */
function labelsOf({lang, value}: Code): {text: string; index: number}[] {
  const pattern = lang === 'dot' ? /label="([^"]*)"/g : /(?:^[^:=]*:|^==)\s*(.+?)(?:\s*==)?$/g;
  return value
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(pattern)].map(([, label = '']) => ({text: label.replaceAll('\\n', ' '), index})));
}

function diagramProse(node: Code): Prose[] {
  const {title, alt, legend} = parseFenceMeta(node.meta);
  const about = [title, alt, legend].filter((text): text is string => typeof text === 'string').map((text) => ({text, index: -1}));
  return [...about, ...labelsOf(node)].map(({text, index}) => ({kind: 'diagram', text, line: lineOf(node) + 1 + index}));
}

const attributeProse = (element: Element): Prose[] =>
  element.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' && shownAttributes.has(attribute.name)
      ? [{kind: 'attribute' as const, text: attribute.value, line: lineOf(element)}]
      : [],
  );

function proseOfNode(node: Nodes): Prose[] {
  const line = lineOf(node);
  if (node.type === 'paragraph') return [{kind: 'paragraph', text: flatText(node.children), line}];
  if (node.type === 'tableCell') return [{kind: 'cell', text: flatText(node.children), line}];
  if (node.type === 'image') return [{kind: 'attribute', text: node.alt ?? '', line}];
  if (node.type === 'heading') {
    const text = flatText(node.children);
    // A sentence starts with a capital: what does not is the name of a command or an option.
    return [{kind: 'heading', text: /^(?:--|[a-z][a-z-]*(?:\s|$))/.test(text) ? codeMark : text.trim(), line}];
  }
  if (node.type === 'code') return isDiagramLanguage(node.lang) ? diagramProse(node) : [];
  return isElement(node) ? attributeProse(node) : [];
}

const known = new WeakMap<Page, readonly Prose[]>();

/** Everything on a page that is meant to be read as English, in its order. */
export function proseOf(page: Page): readonly Prose[] {
  const before = known.get(page);
  if (before) return before;
  const prose = frontMatterProse(page);
  visit(page.tree, (node: Nodes) => {
    prose.push(...proseOfNode(node));
    // Text right inside of an element is a paragraph in the tree only where blank lines surround
    // it.
    if (node.type === 'mdxJsxFlowElement' && !codeElements.has(node.name ?? ''))
      for (const child of node.children as Nodes[])
        if (child.type === 'text') prose.push({kind: 'paragraph', text: child.value, line: lineOf(child)});
  });
  known.set(page, prose);
  return prose;
}

/** The page's line on which a place in a text is. */
export const lineAt = ({text, line}: Prose, index: number): number => line + text.slice(0, index).split('\n').length - 1;
