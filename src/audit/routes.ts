import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {UsageError} from '../lib/usage-error';

/** The route that a file of a built site answers at: `guides/x.html` is `/guides/x`, and an `index.html` is its folder. */
const routeOf = (file: string): string => `/${file.split(path.sep).join('/')}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/';

/**
 * Every page of a built site, by route, in alphabetical order.
 *
 * @param only keeps the routes that this pattern matches somewhere
 * @throws {UsageError} where the folder is no built site, or no page is left
 */
export function routesIn(directory: string, only?: RegExp): string[] {
  if (!existsSync(directory)) throw new UsageError(`There is no built site in ${directory}/. Run "npm run build" first.`);
  const routes = readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map(routeOf)
    .filter((route) => only?.test(route) ?? true)
    .sort();
  if (routes.length === 0) throw new UsageError(`No page of ${directory}/ ${only ? `matches ${only.source}` : 'is there'}.`);
  return routes;
}
