import path from 'node:path';
import {readJson} from '../lib/read-json';
import {snippetPrefix} from './snippet-prefix';
import {registryFile, slugsFile, type PageRegistry, type Slugs} from './types';

/**
 * The routes of the pages that the last build knew.
 *
 * @param generated Docusaurus's folder of generated files
 * @returns those of all pages, and of those that readers can find: all but the snippets
 * @throws naming the file, where the build left no registry
 */
export function readRegisteredRoutes(generated: string): {all: string[]; listed: string[]} {
  const registry = readJson(path.join(generated, registryFile)) as PageRegistry;
  const slugs = readJson(path.join(generated, slugsFile)) as Slugs;
  const routesOf = (ids: readonly string[]): string[] => ids.map((id) => slugs[id] ?? `/${id}`);
  const ids = Object.keys(registry);
  return {all: routesOf(ids), listed: routesOf(ids.filter((id) => !id.startsWith(snippetPrefix)))};
}
