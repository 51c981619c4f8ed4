import type {FullText} from './full';
import type {PageGroup} from './groups';

/** What the lists say of the site. */
export interface SiteWords {
  title: string;
  tagline: string;
  /** Address of the site, with a slash at its end. */
  address: string;
  /** The version of Sui that it documents. */
  sui: string;
}

/** Brackets would end a link's text. */
const escaped = (text: string): string => text.replace(/[[\]\\]/g, '\\$&');

const line = (title: string, address: string, about: string): string => `- [${escaped(title)}](${address}): ${about}`;

const kilobytes = (texts: readonly {text: string}[]): string =>
  `${Math.ceil(texts.reduce((sum, {text}) => sum + Buffer.byteLength(text), 0) / 1000).toLocaleString('en-US')} kB`;

/** The lines of the files with whole texts. */
export const fullTextLines = (files: readonly FullText[], {address}: SiteWords): string[] =>
  files.map(({file, title, markdownPages}) =>
    line(
      title,
      `${address}${file}`,
      `${markdownPages.length} ${markdownPages.length === 1 ? 'page' : 'pages'}, ${kilobytes(markdownPages)}.`,
    ),
  );

/** `llms.txt`, in the form of llmstxt.org: what the site is, then a line for each page. */
export function llmsText(groups: readonly PageGroup[], files: readonly FullText[], site: SiteWords): string {
  const {title, tagline, address, sui} = site;
  const sections = groups.map(({section, label, markdownPages}) =>
    [
      `## ${label === undefined ? section : `${section}: ${label}`}`,
      '',
      ...markdownPages.map((markdownPage) =>
        line(markdownPage.page.title, `${address}${markdownPage.file}`, markdownPage.page.description),
      ),
    ].join('\n'),
  );
  return `${[
    `# ${title}`,
    `> ${tagline}. An independent site, written for Sui ${sui}.`,
    `Each address below is a page as Markdown; without \`.md\` it is the page for people. ${address}index.json has every page with its headings, status and hash.`,
    ...sections,
    ['## Whole texts', '', ...fullTextLines(files, site)].join('\n'),
  ].join('\n\n')}\n`;
}

/** `llms-full.txt`, where programs look for the whole text: it says in which files the text is. */
export const fullTextIndex = (files: readonly FullText[], site: SiteWords): string =>
  `# ${site.title}: whole texts\n\nThe text of all pages is in these files, each smaller than 1.5 MB.\n\n${fullTextLines(files, site).join('\n')}\n`;
