import {readFileSync} from 'node:fs';
import type {Program} from 'estree';
import type {Heading, Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
// Brings the syntax trees of expressions into mdast.
import type {} from 'mdast-util-mdx-expression';
import {consensus} from '../facts/consensus';
import {limits} from '../facts/limits';
import {mainnetSince} from '../facts/mainnet-since';
import {protocol} from '../facts/protocol';
import {versions} from '../facts/versions';
import {evaluate, type Scope} from '../lib/evaluate';
import {figureText} from '../lib/figure-text';
import {parseMarkdown} from '../lib/markdown';

/** A word of the glossary. */
export interface Term {
  /** Anchor on the glossary's page. */
  id: string;
  name: string;
  /** The entry as plain text, without a last sentence that only points to a page. */
  definition: string;
}

/** The facts that entries may show. */
const facts: Scope = new Map<string, unknown>(Object.entries({consensus, limits, mainnetSince, protocol, versions}));

function shown(program: Program | null | undefined, source: string): string {
  const [statement] = program?.body ?? [];
  const value = statement?.type === 'ExpressionStatement' ? evaluate(statement.expression, facts) : undefined;
  if (typeof value === 'string' || typeof value === 'number') return figureText(value);
  throw new Error(
    `the glossary shows {${source}}, which is no figure of consensus.ts, limits.ts, mainnet-since.ts, protocol.ts or versions.ts in src/facts`,
  );
}

const anchor = /^\/\*\s*#([\w-]+)\s*\*\/$/;

/** The text of a node, with figures filled in and without the comment that names an anchor. */
function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'mdxTextExpression') return anchor.test(node.value.trim()) ? '' : shown(node.data?.estree, node.value);
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/**
 * A definition without a last sentence `See [Page](/page).`, which says nothing without its link.
 */
function withoutPointer({children}: Paragraph): PhrasingContent[] {
  const [before, link, after] = children.slice(-3);
  if (before?.type !== 'text' || link?.type !== 'link' || after?.type !== 'text' || after.value.trim() !== '.') return children;
  const sentence = /(?:^|\s)See $/;
  return sentence.test(before.value) ? [...children.slice(0, -3), {...before, value: before.value.replace(sentence, '')}] : children;
}

function anchorOf(heading: Heading): string | undefined {
  for (const child of heading.children) {
    const id = child.type === 'mdxTextExpression' ? anchor.exec(child.value.trim())?.[1] : undefined;
    if (id !== undefined) return id;
  }
  return undefined;
}

/**
 * Reads the terms of a glossary: third-level headings with a fixed anchor, each followed by a
 * paragraph.
 */
export function termsOf(tree: Root, file: string): Term[] {
  return tree.children.flatMap((node, index) => {
    if (node.type !== 'heading' || node.depth !== 3) return [];
    const name = textOf(node).trim();
    const id = anchorOf(node);
    const entry = tree.children[index + 1];
    const place = `${file}:${node.position?.start.line ?? 1}`;
    if (id === undefined) throw new Error(`${place}: the term "${name}" needs a fixed anchor: ### ${name} {/* #some-id */}`);
    if (entry?.type !== 'paragraph') throw new Error(`${place}: the term "${name}" has no definition: a paragraph follows its heading`);
    return [{id, name, definition: withoutPointer(entry).map(textOf).join('').replaceAll('\n', ' ')}];
  });
}

/**
 * The terms of a glossary, by id.
 *
 * @param file its path, for messages
 * @param text what the file has
 */
export const parseGlossary = (file: string, text: string): ReadonlyMap<string, Term> =>
  new Map(termsOf(parseMarkdown(file, text), file).map((term) => [term.id, term]));

/** The terms of the glossary in a file, by id. */
export const readGlossary = (file: string): ReadonlyMap<string, Term> => parseGlossary(file, readFileSync(file, 'utf8'));
