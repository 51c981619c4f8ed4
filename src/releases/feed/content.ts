import type {Root} from 'mdast';
import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import {releaseBlocks} from '../release-notes/release-blocks';
import type {Release} from '../types';

/**
 * What a release changed as HTML, as its place on the page says it. A feed is read elsewhere, so
 * that its links are whole.
 *
 * @param address of the site, with a slash at its end
 */
export function contentOf(release: Release, address: string): string {
  const tree: Root = {type: 'root', children: releaseBlocks(release)};
  visit(tree, 'link', (link) => {
    link.url = new URL(link.url.replace(/^\//, ''), address).href;
  });
  return toHtml(toHast(tree));
}
