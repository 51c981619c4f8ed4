import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {movePackages} from '../../examples/overlay/move';
import {quotesOf} from '../../reference/examples/quotes';

/** Subject → package → what it is, in one sentence. */
export type Catalog = Readonly<Record<string, Readonly<Record<string, string>>>>;

const firstSentence = (text: string): string => /^.*?[.](?= |$)/.exec(text)?.[0] ?? text;

/** The title of the page above one, or of the page itself where there is none above it. */
function subjectOf(docsDir: string, route: string): string {
  const [file] = [path.posix.dirname(route), route].map((each) => path.join(docsDir, `${each}.mdx`)).filter((each) => existsSync(each));
  const text = file === undefined ? '' : readFileSync(file, 'utf8');
  return (parse(/^---\n([^]*?)\n---/.exec(text)?.[1] ?? '') as {title?: string} | null)?.title ?? '';
}

/**
 * Packages of examples by the subject of the first page that explains each, for readers who choose one.
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
