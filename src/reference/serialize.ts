import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {stringify} from 'yaml';
import type {ReferenceFolder, ReferencePage} from './page';

const generatedNote = '# Generated: "npm run reference" writes this page anew. Change the file that "words" names.\n';

/**
 * The page as a Markdown file with front matter. Braces, angle brackets and pipes of the source
 * stay text.
 */
export function serializePage(page: ReferencePage): string {
  const frontMatter = stringify({
    title: page.title,
    description: page.description,
    ...(page.slug === undefined ? {} : {slug: page.slug}),
    ...page.status,
    ...(page.sidebarLabel === undefined ? {} : {sidebar_label: page.sidebarLabel}),
    ...(page.displayedSidebar === undefined ? {} : {displayed_sidebar: page.displayedSidebar}),
    ...(page.keywords === undefined || page.keywords.length === 0 ? {} : {keywords: [...page.keywords]}),
    ...(page.words === undefined ? {} : {words: page.words}),
  });
  const body = toMarkdown(
    {type: 'root', children: [...page.body]},
    {extensions: [gfmToMarkdown({tablePipeAlign: false})], bullet: '-', fences: true, tightDefinitions: true},
  );
  return `---\n${generatedNote}${frontMatter}---\n\n${body}`;
}

/** The folder's label as Docusaurus's `_category_.json`. */
export const serializeFolder = (folder: ReferenceFolder): string =>
  `${JSON.stringify({label: folder.label, collapsed: true, ...(folder.position === undefined ? {} : {position: folder.position})}, null, 2)}\n`;
