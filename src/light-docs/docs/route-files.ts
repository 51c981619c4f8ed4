import path from 'node:path';
import ts from 'typescript';
import {broken} from '../assumptions';

const pageRoutesModule = path.join(__dirname, '../browser/page-routes');

/** The text of a property that is a string, such as a route's path. */
function stringProperty(node: ts.ObjectLiteralExpression, name: string): string | undefined {
  for (const property of node.properties) {
    if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.name) && property.name.text === name)
      return ts.isStringLiteral(property.initializer) ? property.initializer.text : undefined;
  }
  return undefined;
}

/** The list that has the pages' routes and nothing else. */
function findPageList(file: ts.SourceFile, paths: ReadonlySet<string>): ts.ArrayLiteralExpression {
  const found: ts.ArrayLiteralExpression[] = [];
  const isPage = (node: ts.Expression): boolean =>
    ts.isObjectLiteralExpression(node) && paths.has(stringProperty(node, 'path') ?? '');
  const visit = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node) && node.elements.length === paths.size && node.elements.every(isPage)) found.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  const [list, ...others] = found;
  if (!list || others.length > 0) throw broken('routesFile', `routes.js has ${found.length} lists with the ${paths.size} pages`);
  return list;
}

/** Puts our routes of pages in the place of those that Docusaurus generated in `routes.js`. */
function routes(source: string, paths: ReadonlySet<string>): string {
  const file = ts.createSourceFile('routes.js', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const list = findPageList(file, paths);
  const start = source.slice(0, list.getStart(file));
  return `import pageRoutes from ${JSON.stringify(pageRoutesModule)};\n${start}pageRoutes${source.slice(list.end)}`;
}

/**
 * Takes the entries of pages, whose keys are the path and a hash, out of `routesChunkNames.json`. A
 * page at the site's root stays: its path is that of the routes around all pages, too.
 */
function chunkNames(source: string, paths: ReadonlySet<string>): string {
  const isPageBelowRoot = (route: string): boolean => !route.endsWith('/') && paths.has(route);
  const entries = Object.entries(JSON.parse(source) as Record<string, unknown>);
  const kept = entries.filter(([key]) => !isPageBelowRoot(key.slice(0, key.lastIndexOf('-'))));
  const expected = [...paths].filter(isPageBelowRoot).length;
  if (entries.length - kept.length !== expected)
    throw broken('chunkNamesFile', `routesChunkNames.json has ${entries.length - kept.length} entries for ${expected} pages`);
  return JSON.stringify(Object.fromEntries(kept));
}

/** Docusaurus's generated tables of routes without the pages. */
export const withoutPages = {routes, chunkNames};
