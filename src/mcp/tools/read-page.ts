import * as z from 'zod';
import {UsageError} from '../../lib/usage-error';
import {didYouMean} from '../../lib/suggest';
import {contentsOf} from '../site/contents';
import {anchorOf, sectionOf} from '../site/section';
import {tool} from './tool';

/** Characters of a page that are given at once: some references fill a model's whole context. */
const mostAtOnce = 60_000;

/** A page, or its section, as Markdown. */
export const readPage = tool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Reads a page of the documentation as Markdown, or one section of it. A very long page comes as its beginning with a list of its sections.',
  input: {
    page: z.string().min(1).describe('Address, route or id of the page, such as /concepts/object-model; an anchor names a section'),
    section: z.string().optional().describe('Anchor or words of the heading whose section is wanted'),
  },
  run: async ({page: name, section}, {pages, site}) => {
    const page = pages.find(name);
    if (page === undefined)
      throw new UsageError(
        `There is no page "${name}".${didYouMean(
          name,
          pages.all.map(({route}) => route),
        )} search_docs finds pages.`,
      );
    const text = await site.read(page.markdown.slice(1));
    const wanted = section ?? /#(.+)$/.exec(name)?.[1];
    if (wanted !== undefined) {
      const anchor = anchorOf(page, wanted);
      const found = anchor === undefined ? undefined : sectionOf(page, text, anchor);
      if (found === undefined || anchor === undefined)
        throw new UsageError(`The page ${page.route} has no section "${wanted}". It has:\n${contentsOf(page)}`);
      return `${found}\n\nFrom ${pages.address}${page.route.slice(1)}#${anchor}`;
    }
    if (text.length <= mostAtOnce) return text;
    const start = text.slice(0, text.lastIndexOf('\n\n', mostAtOnce / 10));
    return `${start}\n\nThe page goes on for ${text.length} characters in all. Name one of its sections:\n\n${contentsOf(page)}`;
  },
});
