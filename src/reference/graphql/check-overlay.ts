import {isInterfaceType, isObjectType, isScalarType, resolveSchemaCoordinate, type GraphQLSchema} from 'graphql';
import {ReferenceSourceError} from '../page';
import type {Api} from './model';
import type {Overlay} from './overlay/overlay';

function exists(schema: GraphQLSchema, coordinate: string): boolean {
  try {
    return resolveSchemaCoordinate(schema, coordinate) !== undefined;
  } catch {
    // GraphQL.js throws where the coordinate's first part is unknown, and where it is no coordinate.
    return false;
  }
}

/** Name and type of every argument of the schema, as `after: String`. */
function argumentPairs({types}: Api): Set<string> {
  const fields = types.flatMap(({type}) => (isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []));
  return new Set(fields.flatMap((field) => field.args.map((argument) => `${argument.name}: ${String(argument.type)}`)));
}

/** Entries of the overlay that match nothing in the schema, as sentences. */
export function staleEntries(api: Api, overlay: Overlay): string[] {
  const operations = new Set(api.operations.map(({root, field}) => `${root.name}.${field.name}`));
  const scalars = new Set(api.types.filter(({type}) => isScalarType(type)).map(({type}) => type.name));
  const pairs = argumentPairs(api);
  const stale = (part: keyof Overlay, matches: (key: string) => boolean, what: string): string[] =>
    Object.keys(overlay[part])
      .filter((key) => !matches(key))
      .map((key) => `${part} has "${key}", and the schema has no such ${what}`);
  return [
    ...stale('texts', (key) => exists(api.schema, key), 'element'),
    ...stale('argumentTexts', (key) => pairs.has(key), 'argument'),
    ...stale('summaries', (key) => exists(api.schema, key), 'element'),
    ...stale('scalars', (key) => scalars.has(key), 'scalar'),
    ...stale('deprecations', (key) => exists(api.schema, key), 'element'),
    ...stale('examples', (key) => operations.has(key), 'operation'),
  ];
}

/**
 * Checks that every entry of the overlay speaks of something that the schema has.
 *
 * @throws {ReferenceSourceError} listing the entries that match nothing
 */
export function checkOverlay(api: Api, overlay: Overlay): void {
  const stale = staleEntries(api, overlay);
  if (stale.length > 0)
    throw new ReferenceSourceError(`src/reference/graphql/overlay, held against ${api.source.file}:\n${stale.join('\n')}`);
}
