import type {IndexedPage} from '../../markdown-pages/lists/page-index';

/** The headings of a page as a list, with the anchors by which they are asked for. */
export const contentsOf = ({headings}: Pick<IndexedPage, 'headings'>): string =>
  headings.map(({depth, text, anchor}) => `${'  '.repeat(Math.max(depth - 2, 0))}- ${text} (#${anchor})`).join('\n');
