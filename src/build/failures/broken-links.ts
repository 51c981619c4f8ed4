import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {SourceProblem} from '../../lib/source-error';
import {didYouMean} from '../../lib/suggest';
import {readSourcePages, type SourcePage} from './source-pages';

/** The built pages, and the ids of their elements, each file read once. */
function builtSite(outDir: string) {
  const anchors = new Map<string, ReadonlySet<string>>();
  const fileOf = (route: string): string | undefined =>
    [`${route === '/' ? '/index' : route}.html`, `${route}/index.html`, route === '/' ? '/index.html' : route]
      .map((file) => path.join(outDir, file))
      .find((file) => existsSync(file));
  return {
    has: (route: string): boolean => fileOf(route) !== undefined,
    anchorsOf(route: string): ReadonlySet<string> {
      const known = anchors.get(route);
      if (known) return known;
      const file = fileOf(route);
      const $ = load(file?.endsWith('.html') === true ? readFileSync(file, 'utf8') : '');
      const ids = new Set(
        $('[id]')
          .toArray()
          .map(({attribs}) => attribs.id ?? ''),
      );
      anchors.set(route, ids);
      return ids;
    },
  };
}

const decoded = (text: string): string => decodeURIComponent(text);

function linkProblem(url: string, page: SourcePage, site: ReturnType<typeof builtSite>, routes: readonly string[]): string | undefined {
  if (!url.startsWith('/') && !url.startsWith('#')) return undefined;
  const [address = '', anchor] = url.split('#');
  const [route = ''] = address.split('?');
  const target = route === '' ? page.route : decoded(route).replace(/(?<=.)\/$/, '');
  if (!site.has(target))
    return `the link "${url}" leads to no page.${didYouMean(target, routes)} Write the route of a page under docs/, or remove the link.`;
  if (anchor === undefined || anchor === '' || site.anchorsOf(target).has(decoded(anchor))) return undefined;
  return `the link "${url}" leads to no heading of its page.${didYouMean(decoded(anchor), [...site.anchorsOf(target)])} Write the heading’s anchor, or leave "#${anchor}" out.`;
}

const isAddress = (node: Nodes): node is Extract<Nodes, {url: string}> => node.type === 'link' || node.type === 'definition';

/**
 * The links of pages that lead nowhere, by file and line. Docusaurus knows them by address alone.
 *
 * @param outDir the site that was built; its pages are written before links are checked
 */
export function brokenLinks(siteDir: string, outDir: string): SourceProblem[] {
  const site = builtSite(path.resolve(siteDir, outDir));
  if (!site.has('/404')) return [];
  const pages = readSourcePages(siteDir);
  const routes = pages.map(({route}) => route);
  const problems: SourceProblem[] = [];
  for (const page of pages)
    visit(page.tree, (node: Nodes) => {
      if (!isAddress(node)) return;
      const message = linkProblem(node.url, page, site, routes);
      if (message !== undefined) problems.push({file: page.file, line: node.position?.start.line ?? 1, message});
    });
  return problems;
}
