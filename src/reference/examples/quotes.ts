import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {placeOf} from '../../examples/address';
import {parseFenceMeta} from '../../lib/fence-meta';
import {authoredFrontMatter} from '../authored-front-matter';
import type {ReferencePage} from '../page';

/** A page that shows code of an example. */
export interface QuotingPage {
  route: string;
  title: string;
}

/** A fence that names its file, and an import of a snippet, whose fences are the page's as well. */
const quotingFence = /^\s*`{3,}.*\bfile="(examples\/[^"]+)"/gm;
const importedSnippet = /^import \w+ from '@site\/docs\/(snippets\/[^']+)';/gm;

const matchesOf = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** A page's text, and the names of the examples it shows; its own, and those of its snippets. */
function namesIn(text: string, docsDir: string): string[] {
  const snippets = matchesOf(text, importedSnippet).map((file) => readFileSync(path.join(docsDir, file), 'utf8'));
  return [text, ...snippets].flatMap((each) => matchesOf(each, quotingFence)).flatMap((file) => placeOf(file)?.name ?? []);
}

function* authoredQuotes(docsDir: string): Generator<[name: string, page: QuotingPage]> {
  const files = existsSync(docsDir) ? readdirSync(docsDir, {recursive: true, encoding: 'utf8'}) : [];
  for (const file of files.filter((each) => each.endsWith('.mdx') && !each.startsWith('snippets')).sort()) {
    const text = readFileSync(path.join(docsDir, file), 'utf8');
    const {title, slug} = authoredFrontMatter(text);
    const route =
      slug ??
      `/${file
        .split(path.sep)
        .join('/')
        .replace(/\.mdx$/, '')}`;
    for (const name of namesIn(text, docsDir)) yield [name, {route, title: title ?? file}];
  }
}

function* generatedQuotes(pages: readonly ReferencePage[]): Generator<[name: string, page: QuotingPage]> {
  for (const {id, slug, title, body} of pages) {
    const names: string[] = [];
    visit({type: 'root', children: [...body]} satisfies Root, 'code', ({meta}: Code) => {
      const {file} = parseFenceMeta(meta);
      const place = typeof file === 'string' ? placeOf(file) : undefined;
      if (place) names.push(place.name);
    });
    for (const name of names) yield [name, {route: slug ?? `/${id}`, title}];
  }
}

/**
 * Which pages show code of which example.
 *
 * @param docsDir folder of the authored pages, `docs`
 * @param generated pages of the other references
 * @returns by the example's name: each page once, authored ones first
 */
export function quotesOf(docsDir: string, generated: readonly ReferencePage[]): ReadonlyMap<string, readonly QuotingPage[]> {
  const quotes = new Map<string, Map<string, QuotingPage>>();
  for (const [name, page] of [...authoredQuotes(docsDir), ...generatedQuotes(generated)]) {
    const pages = quotes.get(name) ?? new Map<string, QuotingPage>();
    pages.set(page.route, pages.get(page.route) ?? page);
    quotes.set(name, pages);
  }
  return new Map([...quotes].map(([name, pages]) => [name, [...pages.values()]]));
}
