import type {Heading, PhrasingContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {pages, type Page} from '../../lib/pages';
import {codeMark, flatText, lineAt, proseOf, type Prose} from './prose';
import {isEnglish, listedWords} from './spelling';

const glossaryId = 'references/sui-glossary';

/**
 * English words that are names on this site. Names that are not English words, such as Mainnet,
 * need no entry.
 */
export const properNames: ReadonlySet<string> = new Set(
  'Actions Bridge Cargo Code Display Labs Margin Move Nautilus Predict Registry Rust Seal Slush Stack Walrus'.split(' '),
);

/** Terms of the glossary that have a capital inside, such as Payment Kit. */
const glossaryNames: readonly string[] = pages
  .filter((page) => page.id === glossaryId)
  .flatMap((page) => proseOf(page).filter(({kind}) => kind === 'heading'))
  .map(({text}) => text)
  .filter((text) => / [A-Z]/.test(text));

/**
 * A word that the dictionary, or else the list of words, has with a capital and not in lower case.
 */
function isName(word: string): boolean {
  const lower = word.toLowerCase();
  return properNames.has(word) || (!isEnglish(lower) && (isEnglish(word) || !listedWords.has(lower)));
}

/**
 * The words of a heading that have a capital, apart from those that start a sentence and from terms
 * of the glossary.
 */
const capitalised = (heading: string): string[] =>
  glossaryNames
    .reduce((rest, name) => rest.replaceAll(name, codeMark), heading)
    .split(/\s+/)
    .filter((word, index, all) => index > 0 && /^[A-Z][a-z]/.test(word) && !/[:.?]$/.test(all[index - 1] ?? ''))
    .flatMap((word) => word.replace(/\.$/, '').split(/[^A-Za-z.]+/))
    .filter((part) => /^[A-Z][a-z]+$/.test(part));

/**
 * What readers see as a heading: titles, labels of the sidebar, headings, titles of admonitions.
 */
function headingsOf(page: Page): {text: string; line: number}[] {
  const {title, sidebar_label: label} = page.frontMatter;
  return proseOf(page).flatMap((prose: Prose) => {
    if (prose.kind === 'heading' || (prose.kind === 'front matter' && (prose.text === title || prose.text === label))) return [prose];
    if (prose.kind !== 'paragraph') return [];
    return [...prose.text.matchAll(/^:::\w+\[(.+)\]$/gm)].map((found) => ({text: found[1] ?? '', line: lineAt(prose, found.index)}));
  });
}

/** Names that some heading of a page needs. */
export const namesIn = (page: Page): string[] =>
  headingsOf(page).flatMap(({text}) => capitalised(text).filter((word) => properNames.has(word)));

function caseProblems(page: Page): string[] {
  return headingsOf(page).flatMap(({text, line}) => {
    const words = capitalised(text).filter((word) => !isName(word));
    return words.length === 0 ? [] : [`${page.file}:${line}: the heading "${text}" is not in sentence case (${words.join(', ')})`];
  });
}

const fullText = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => (node.type === 'inlineCode' ? node.value : 'children' in node ? fullText(node.children) : flatText([node])))
    .join('')
    .trim();

/** What is wrong with a page's headings: a second h1, a repeated text, an empty one, title case. */
export function headingProblems(page: Page): string[] {
  const problems = caseProblems(page);
  const seen = new Set<string>();
  visit(page.tree, 'heading', (node: Heading) => {
    const place = `${page.file}:${node.position?.start.line ?? 1}`;
    const text = fullText(node.children);
    if (node.depth === 1) problems.push(`${place}: a heading of level 1; the page's title is the only one`);
    if (text === '') problems.push(`${place}: an empty heading`);
    if (seen.has(text.toLowerCase())) problems.push(`${place}: the heading "${text}" stands twice on the page`);
    seen.add(text.toLowerCase());
  });
  return problems;
}
