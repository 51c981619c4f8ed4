import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Link, Parents, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {jsxAttribute} from '../lib/jsx-attribute';
import {isDownload} from './download/address';

/** Options of the step. */
export interface DownloadsOptions {
  /** Where the downloads were written, as src/examples/plugin.ts does before pages are compiled. */
  folder: string;
  /** The path that the site stands at, with a slash at both ends. */
  baseUrl: string;
}

/** A link that the browser follows by itself: a file is no page of the site. */
const plainLink = ({url, children}: Link, baseUrl: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'a',
  attributes: [jsxAttribute('href', `${baseUrl}${url.slice(1)}`), ...(url.endsWith('.zip') ? [jsxAttribute('download', '')] : [])],
  children,
  // Without it, MDX would draw it as a link between pages.
  data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
});

/**
 * Links such as `[lending_desk.zip](/downloads/lending_desk.zip)` lead to downloads; one that there
 * is not stops the build.
 */
const downloads: Plugin<[DownloadsOptions], Root> =
  ({folder, baseUrl}) =>
  (tree, page) => {
    visit(tree, 'link', (node, index, parent: Parents | undefined) => {
      if (!isDownload(node.url) || index === undefined || !parent) return;
      if (!existsSync(path.join(folder, node.url)))
        page.fail(`the link "${node.url}" leads to no download. Write /downloads/, the name of an example, and .zip.`, node);
      (parent.children as unknown[])[index] = plainLink(node, baseUrl);
    });
  };

export default downloads;
