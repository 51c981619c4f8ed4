import type {RootContent} from 'mdast';
import {heading, link, list, paragraph} from '../../reference/build';
import {sections} from '../../registry/sections';

/** A page as the list has it. */
interface Listed {
  title: string;
  slug: string;
  sidebar?: string | undefined;
}

const byTitle = (a: Listed, b: Listed): number => a.title.localeCompare(b.title, 'en');

const part = (label: string, pages: readonly Listed[]): RootContent[] =>
  pages.length === 0 ? [] : [heading(2, [label]), list([...pages].sort(byTitle).map(({title, slug}) => [paragraph(link(slug, title))]))];

/** What the list of all pages says (`src/registry/all-pages/AllPages.tsx`). */
export const allPagesBlocks = (pages: readonly Listed[]): RootContent[] => [
  ...sections.flatMap(({label, sidebar}) =>
    part(
      label,
      pages.filter((page) => page.sidebar === sidebar),
    ),
  ),
  ...part(
    'Everywhere',
    pages.filter((page) => sections.every(({sidebar}) => sidebar !== page.sidebar)),
  ),
];
