import type {MarkdownPage} from '../markdown-page';
import type {PageGroup} from './groups';

/** A file with the text of many pages. */
export interface FullText {
  file: string;
  /** What is in it. */
  title: string;
  markdownPages: readonly MarkdownPage[];
}

/** The most bytes of a file; what programs read at once is limited. */
export const mostBytes = 1_500_000;

const slug = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Between two pages; the second one begins with its front matter. */
const between = '\n';

export const fullTextOf = (markdownPages: readonly MarkdownPage[]): string => markdownPages.map(({text}) => text).join(between);

const bytesOf = ({text}: MarkdownPage): number => Buffer.byteLength(text) + between.length;
const bytesOfAll = (markdownPages: readonly MarkdownPage[]): number =>
  markdownPages.reduce((sum, markdownPage) => sum + bytesOf(markdownPage), 0);

/** Items in their order, in as few parts as the limit allows. */
function inParts<Item>(items: readonly Item[], most: number, sizeOf: (item: Item) => number): Item[][] {
  const parts: Item[][] = [];
  let room = 0;
  for (const item of items) {
    const size = sizeOf(item);
    if (size > room) {
      parts.push([]);
      room = most;
    }
    parts.at(-1)?.push(item);
    room -= size;
  }
  return parts;
}

/**
 * A page that is longer than a file may be, in pieces that end with a line; any other one as it is.
 */
function pieces(markdownPage: MarkdownPage, most: number): MarkdownPage[] {
  if (bytesOf(markdownPage) <= most) return [markdownPage];
  const lines = markdownPage.text.split(/(?<=\n)/);
  return inParts(lines, most - between.length, (line) => Buffer.byteLength(line)).map((part) => ({...markdownPage, text: part.join('')}));
}

function split(title: string, markdownPages: readonly MarkdownPage[], most: number): FullText[] {
  const file = `llms-full-${slug(title)}`;
  const parts = inParts(
    markdownPages.flatMap((markdownPage) => pieces(markdownPage, most)),
    most,
    bytesOf,
  );
  return parts.map((part, index) =>
    parts.length === 1
      ? {file: `${file}.txt`, title, markdownPages: part}
      : {file: `${file}-${index + 1}.txt`, title: `${title}, part ${index + 1} of ${parts.length}`, markdownPages: part},
  );
}

/**
 * The text of the site: a file for each section, and for each category of a section that is too
 * long for one file.
 */
export function fullTexts(groups: readonly PageGroup[], most: number = mostBytes): FullText[] {
  const names = [...new Set(groups.map(({section}) => section))];
  return names.flatMap((name) => {
    const own = groups.filter(({section}) => section === name);
    const all = own.flatMap(({markdownPages}) => markdownPages);
    if (bytesOfAll(all) <= most) return split(name, all, most);
    return own.flatMap(({label, markdownPages}) => split(label === undefined ? name : `${name}: ${label}`, markdownPages, most));
  });
}
