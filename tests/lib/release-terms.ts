import {existsSync, readFileSync} from 'node:fs';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parse} from 'yaml';
import {escapeRegExp} from '../../src/lib/escape-reg-exp';
import {parseMarkdown} from '../../src/lib/markdown';
import cliTables from '../../src/reference/cli/tables/remark';
import {readText, type TextPart} from '../../src/releases/read-text';
import type {Change} from '../../src/releases/types';

/**
 * What a page shows, piece by piece: its title, headings, words and code, with the tables of
 * commands in place of their elements.
 */
export function textsOf(file: string, source: string): string[] {
  const texts: string[] = [];
  const tree = unified()
    .use(cliTables)
    .runSync(parseMarkdown(file, source), new VFile({path: file, value: source}));
  visit(tree, (node) => {
    if (node.type === 'yaml') texts.push((parse(node.value) as {title: string}).title);
    if (node.type === 'heading') texts.push(toString(node));
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') texts.push(node.value);
  });
  return texts;
}

const textsById = new Map<string, string[]>();

/** What a page of the site shows, by its id; nothing where there is no such page. */
export function textsOfPage(id: string): string[] {
  const known = textsById.get(id);
  if (known) return known;
  const file = [`docs/${id}.mdx`, `docs/${id}.md`].find((path) => existsSync(path));
  const texts = file === undefined ? [] : textsOf(file, readFileSync(file, 'utf8'));
  textsById.set(id, texts);
  return texts;
}

interface Term {
  term: string;
  /** Ids of the pages, one of which must have it. */
  pages: readonly string[];
}

const pageOf = (target: string): string => target.split('#')[0] ?? '';

/**
 * The code of a text. Within a link it belongs to the page that the link leads to, and elsewhere to
 * any linked page.
 */
const termsIn = (parts: readonly TextPart[], pages: readonly string[]): Term[] =>
  parts.flatMap((part) => {
    if (part.kind === 'link') return termsIn(part.parts, [pageOf(part.to)]);
    return part.kind === 'code' ? [{term: part.value, pages}] : [];
  });

/** True where a piece has the term as a whole: `--gas` is not in `--gas-budget`. */
function shows(texts: readonly string[], term: string): boolean {
  const whole = new RegExp(`(?<![\\w-])${escapeRegExp(term)}(?![\\w-])`);
  return texts.some((text) => whole.test(text));
}

/** The code of a change that no page has to which the change leads. */
export const termProblems = (change: Pick<Change, 'text' | 'links'>, pageTexts: (id: string) => readonly string[]): string[] =>
  termsIn(readText(change), change.links.map(pageOf))
    .filter(({term, pages}) => !pages.some((id) => shows(pageTexts(id), term)))
    .map(({term, pages}) => `\`${term}\` is not on ${pages.join(' or ')}`);
