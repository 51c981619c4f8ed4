import {existsSync} from 'node:fs';
import {builtRoute} from '../lib/built-route';
import {pageFiles} from '../lib/forwarding';
import {UsageError} from '../lib/usage-error';

function patternOf(text: string): RegExp {
  try {
    return new RegExp(text);
  } catch (error) {
    throw new UsageError(`--only takes a regular expression. ${String(error)}`);
  }
}

/**
 * Every page of a built site, by route, in alphabetical order.
 *
 * @param only keeps the routes that this regular expression matches somewhere
 * @throws {UsageError} where the folder is no built site, or no page is left
 */
export function routesIn(directory: string, only = ''): string[] {
  if (!existsSync(directory)) throw new UsageError(`There is no built site in ${directory}/. Run "npm run build" first.`);
  const pattern = patternOf(only);
  const routes = pageFiles(directory)
    .map(builtRoute)
    .filter((route) => pattern.test(route))
    .sort();
  if (routes.length === 0) throw new UsageError(`No page of ${directory}/ ${only ? `matches ${only}` : 'is there'}.`);
  return routes;
}
