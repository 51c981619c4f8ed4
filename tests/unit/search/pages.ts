import type {PageTable} from '@site/src/search/engine/index-format';
import type {PageToIndex} from '@site/src/search/indexing/build-index';

/** A guide of one passage, as the index takes it. */
export const pageToIndex = (route: string, title: string, text: string, more: Partial<PageToIndex> = {}): PageToIndex => ({
  route,
  title,
  description: `About ${title}.`,
  keywords: '',
  trail: ['Trail'],
  section: 'Guides',
  isGenerated: false,
  isOutdated: false,
  passages: [{anchor: 'part', heading: 'Part', opens: true, rows: [], text, code: '', output: '', aborts: [], messages: ''}],
  ...more,
});

/** A page of a table: its title, or more of it. */
export type TablePage = string | {title: string; kind?: number; section?: number};

/** Pages of two passages, a card and one other: passages 0 and 1, 2 and 3, and so on. */
export function tableOf(...pages: readonly TablePage[]): PageTable {
  const all = pages.map((page) => ({kind: 0, section: 0, ...(typeof page === 'string' ? {title: page} : page)}));
  return {
    version: 1,
    routes: all.map(({title}) => `/${title}`),
    titles: all.map(({title}) => title),
    labels: ['Guides', 'References'],
    trails: all.map(() => []),
    sections: all.map(({section}) => section),
    kinds: all.map(({kind}) => kind),
    passages: all.map(() => 2),
    texts: [],
    messages: [],
    terms: [],
    corrections: [],
  };
}
