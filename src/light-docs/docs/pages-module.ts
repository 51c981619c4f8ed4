import {sidebarPrefixes} from '../browser/sidebar-of';
import {pageChunkName} from './chunk-name';
import type {SplitRoutes} from './split-routes';
import {sidebarFile} from './thin-sidebar';

const dataFolder = '@generated/docusaurus-plugin-content-docs/default';

const quote = (text: string): string => JSON.stringify(text);

const load = (chunk: string, module: string): string => `() => import(/* webpackChunkName: ${quote(chunk)} */ ${quote(module)})`;

/** The text of the module that every page loads: how to load each sidebar, and which pages it has. `browser/pages.ts` reads it. */
export function pagesModule({pages, sidebars}: SplitRoutes): string {
  const loaders = Object.keys(sidebars).map((name) => `${quote(name)}: ${load(sidebarFile(name), `${dataFolder}/${sidebarFile(name)}`)},`);
  return [
    `export const sidebars = {\n${loaders.join('\n')}\n};`,
    `export const sidebarPrefixes = ${JSON.stringify(sidebarPrefixes(pages))};`,
    '',
  ].join('\n');
}

/**
 * The text of the module that makes a chunk of each page. Static generation loads pages by it; browsers load the chunks
 * themselves, by name.
 */
export function pageImportsModule({pages}: SplitRoutes): string {
  const loaders = pages.map(({path, source}) => `${quote(path)}: ${load(pageChunkName(path), source)},`);
  return `export default {\n${loaders.join('\n')}\n};\n`;
}
