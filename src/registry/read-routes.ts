import path from 'node:path';
import {readJson} from '../lib/read-json';
import {registryFile, slugsFile, type PageRegistry, type Slugs} from './types';

/**
 * The routes of the pages that the last build knew, snippets included.
 *
 * @param generated Docusaurus's folder of generated files
 * @throws naming the file, where the build left no registry
 */
export function readRegisteredRoutes(generated: string): string[] {
  const registry = readJson(path.join(generated, registryFile)) as PageRegistry;
  const slugs = readJson(path.join(generated, slugsFile)) as Slugs;
  return Object.keys(registry).map((id) => slugs[id] ?? `/${id}`);
}
