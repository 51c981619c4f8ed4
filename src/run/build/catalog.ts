import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {movePackages} from '../../examples/overlay/move';
import {authoredFrontMatter} from '../../reference/authored-front-matter';
import {quotesOf} from '../../reference/examples/quotes';
import {firstSentence} from '../../reference/move/prose';

/** Subject → package → what it is, in one sentence. */
export type Catalog = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The title of the page above one, or of the page itself where there is none above it. */
function subjectOf(docsDir: string, route: string): string {
  const [file] = [path.posix.dirname(route), route].map((each) => path.join(docsDir, `${each}.mdx`)).filter((each) => existsSync(each));
  return (file && authoredFrontMatter(readFileSync(file, 'utf8')).title) ?? '';
}

/**
 * Packages of examples by the subject of the first page that explains each, for readers who choose
 * one.
 *
 * @param docsDir folder of the authored pages, `docs`
 * @param names of the packages
 * @param summaries what each is; its first sentence is taken
 */
export function catalogOf(docsDir: string, names: readonly string[], summaries: Readonly<Record<string, string>> = movePackages): Catalog {
  const quotes = quotesOf(docsDir, []);
  const catalog = new Map<string, Record<string, string>>();
  for (const name of names) {
    const [page] = quotes.get(name) ?? [];
    const subject = page ? subjectOf(docsDir, page.route) : '';
    catalog.set(subject, {...catalog.get(subject), [name]: firstSentence(summaries[name] ?? '')});
  }
  return Object.fromEntries([...catalog].sort(([a], [b]) => a.localeCompare(b, 'en')));
}
