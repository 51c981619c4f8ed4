import {sidebarPrefixes} from '../browser/sidebar-of';
import {pageChunkName} from './chunk-name';
import type {SplitRoutes} from './split-routes';
import {apartIn, sidebarFile, wholeSidebarFile} from './thin-sidebar';

const dataFolder = '@generated/docusaurus-plugin-content-docs/default';

const quote = (text: string): string => JSON.stringify(text);

const load = (chunk: string, module: string): string => `() => import(/* webpackChunkName: ${quote(chunk)} */ ${quote(module)})`;

/**
 * The text of the module that every page loads: how to load each sidebar, and which pages it has.
 * `browser/pages.ts` reads it.
 */
export function pagesModule({pages, sidebars}: SplitRoutes): string {
  const loader = (key: string, file: string): string => `${quote(key)}: ${load(file, `${dataFolder}/${file}`)},`;
  const loaders = Object.keys(sidebars).map((name) => loader(name, sidebarFile(name)));
  const whole = Object.entries(sidebars).flatMap(([name, items]) => apartIn(items).map((address) => loader(address, wholeSidebarFile(name))));
  return [
    `export const sidebars = {\n${loaders.join('\n')}\n};`,
    `export const wholeSidebars = {\n${whole.join('\n')}\n};`,
    `export const sidebarPrefixes = ${JSON.stringify(sidebarPrefixes(pages))};`,
    '',
  ].join('\n');
}

/**
 * The text of the module that makes a chunk of each page. Static generation loads pages by it;
 * browsers load the chunks themselves, by name.
 */
export function pageImportsModule({pages}: SplitRoutes): string {
  const loaders = pages.map(({path, source}) => `${quote(path)}: ${load(pageChunkName(path), source)},`);
  return `export default {\n${loaders.join('\n')}\n};\n`;
}
