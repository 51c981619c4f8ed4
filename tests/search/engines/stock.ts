import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {searchPackage} from '../../../src/search/seam/replaced-modules';
import {fileOf, routes} from '../../lib/built-site';
import type {Search} from '../score';

const limit = 10;
/** Below the project, so that the package's code finds its own packages. */
const folder = path.resolve('node_modules/.cache/search-stock');
const require = createRequire(__filename);

/** What is used of the package's own code. It has no types for it. */
interface Server {
  scan: (docs: readonly {filePath: string; url: string; type: 'docs'}[], config: object) => Promise<unknown>;
  build: (documents: unknown, config: object) => unknown;
}
interface Worker {
  search: (baseUrl: string, context: string, query: string, limit: number) => Promise<{document: {u: string}}[]>;
}

/** Its options as they are without any, as far as they matter here. */
const config = {
  language: ['en'],
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  ignoreCssSelectors: [],
  forceIgnoreNoIndex: false,
};

const constants = `
export const removeDefaultStopWordFilter = [];
export const language = ['en'];
export const searchIndexUrl = 'search-index.json';
export const searchResultLimits = 8;
export const fuzzyMatchingDistance = 1;
`;

function server(): Server {
  const at = (name: string): unknown => require(`${searchPackage}/dist/server/server/utils/${name}.js`);
  const {scanDocuments} = at('scanDocuments') as {scanDocuments: Server['scan']};
  const {buildIndex} = at('buildIndex') as {buildIndex: Server['build']};
  return {scan: scanDocuments, build: buildIndex};
}

/** The package's worker, from a copy that has its options where a bundler would put them. */
async function worker(): Promise<Worker> {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  cpSync(path.join(path.dirname(require.resolve(`${searchPackage}/package.json`)), 'dist/client'), folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
  writeFileSync(path.join(folder, 'client/utils/proxiedGeneratedConstants.js'), constants);
  const index = path.join(folder, 'search-index.json');
  const {scan, build} = server();
  const docs = [...routes.keys()].map((route) => ({filePath: fileOf(route), url: route, type: 'docs' as const}));
  writeFileSync(index, JSON.stringify(build(await scan(docs, config), config)));
  // The worker runs in this process: it finds an origin, its index, and nobody to answer to.
  const stand = {
    location: {origin: 'http://stock.test'},
    addEventListener: () => undefined,
    fetch: () => Promise.resolve({json: () => Promise.resolve(JSON.parse(readFileSync(index, 'utf8')) as unknown)}),
  };
  Object.assign(globalThis, stand);
  const made = (await import(pathToFileURL(path.join(folder, 'client/theme/worker.js')).href)) as {SearchWorker: new () => Worker};
  return new made.SearchWorker();
}

/** Hands over the search of the package as it comes, on the same pages: its index, and its worker's ranking. */
export async function withStock<T>(task: (search: Search) => Promise<T>): Promise<T> {
  const stock = await worker();
  return task(async (query) => {
    const results = await stock.search('/', '', query, limit * 3);
    return [...new Set(results.map(({document}) => document.u))].slice(0, limit);
  });
}
