import type {Check} from '../check';

/**
 * HTML in a generated page: only what generators write, an anchor in a comment or a line break in a
 * cell.
 */
export const generatedHtml: Check = (node) =>
  node.type === 'html' && !/^(?:<!--\s*#[\w-]+\s*-->|<br \/>)$/.test(node.value)
    ? 'a generated page has HTML of its own. Let its generator make Markdown of it; a page that people write ends in .mdx.'
    : undefined;
