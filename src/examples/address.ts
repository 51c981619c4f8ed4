/**
 * Where examples are on the site. The browser has this module, too, so that a sample ships no
 * address beside its file's path.
 */

/**
 * What stands below `examples/`: a folder of the repository, and what is added to the names of the
 * examples in it.
 */
export const shelves = [
  {folder: 'move', suffix: ''},
  {folder: 'apps', suffix: ''},
  {folder: 'react', suffix: ''},
  {folder: 'rust', suffix: ''},
  {folder: 'ts', suffix: '-scripts'},
  {folder: 'graphql', suffix: '-queries'},
  {folder: 'config/operator', suffix: '-config'},
  {folder: 'config/deploy', suffix: ''},
] as const;

export type ShelfFolder = (typeof shelves)[number]['folder'];

/** The page that lists all examples. */
export const examplesRoute = '/references/examples';

/** A file of an example. */
export interface ExamplePlace {
  /** The example's name, the last part of its page's address. */
  name: string;
  /** The file's path in the example. */
  path: string;
}

/**
 * The example that a path such as `examples/move/atlas/Move.toml` belongs to; undefined for a file
 * of none.
 */
export function placeOf(file: string): ExamplePlace | undefined {
  for (const {folder, suffix} of shelves) {
    const start = `examples/${folder}/`;
    const slash = file.indexOf('/', start.length);
    if (file.startsWith(start) && slash > 0) return {name: file.slice(start.length, slash) + suffix, path: file.slice(slash + 1)};
  }
  return undefined;
}

/** Where the package of that name opens in an editor. */
export const playgroundRoute = (name: string): string => `/playground?example=${name}`;

export const exampleRoute = (name: string): string => `${examplesRoute}/${name}`;

/** The anchor of a file on its example's page: `sources/desk.move` → `sources-desk-move`. */
export const fileAnchor = (path: string): string => path.replace(/\W+/g, '-').replace(/^-/, '').toLowerCase();

/** The anchor of a line (1-based) of a file. */
export const lineAnchor = (path: string, line: number): string => `${fileAnchor(path)}-L${line}`;

/** Where the page of an example shows a line of a file; undefined for a file of no example. */
export function lineRoute(file: string, line: number): string | undefined {
  const place = placeOf(file);
  return place && `${exampleRoute(place.name)}#${lineAnchor(place.path, line)}`;
}
