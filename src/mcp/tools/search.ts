import * as z from 'zod';
import {sections} from '../../registry/sections';
import type {Hit} from '../../search/engine/hit';
import type {Docs} from './tool';
import {tool} from './tool';

const most = 20;
const usual = 8;

const labels = sections.map(({label}) => label);

function lineOf({route, anchor, title, heading, trail, excerpt, signature}: Hit, {pages}: Docs): string {
  const name = heading === undefined ? title.text : `${title.text}: ${heading.text}`;
  const words = (signature ?? excerpt).text;
  return `- [${name}](${pages.address}${route.slice(1)}${anchor}) (${trail.join(' › ')})${words === '' ? '' : `\n  ${words}`}`;
}

/** Searches as the site's search bar does. */
export const search = tool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Searches the documentation of Sui for words, a question, an identifier or an error message. Returns the best pages with the section that answers, an excerpt and the address, which read_page takes.',
  input: {
    query: z.string().min(1).describe('Words, a question, a name of code, or a message'),
    section: z.enum(labels).optional().describe('The only section to look in'),
    limit: z.number().int().min(1).max(most).optional().describe(`How many pages at most; ${usual} unless told otherwise`),
  },
  run: async ({query, section, limit = usual}, docs) => {
    const {hits, total, missing} = await docs.search.search(query, {limit, texts: 'all', ...(section === undefined ? {} : {section})});
    if (total === 0) return `No page matches "${query}". Try fewer words, or the name of a type or command.`;
    const lacking = missing.length === 0 ? '' : `\n\nNo page has: ${missing.join(', ')}.`;
    return `${total} pages match; the best ${hits.length}:\n\n${hits.map((hit) => lineOf(hit, docs)).join('\n')}${lacking}`;
  },
});
