import {isInterfaceType, isObjectType, isScalarType, resolveSchemaCoordinate, type GraphQLSchema} from 'graphql';
import {staleEntries, stopAt} from '../overlay';
import type {Api} from './model';
import type {GraphqlOverlay} from './overlay/overlay';

function exists(schema: GraphQLSchema, coordinate: string): boolean {
  try {
    return resolveSchemaCoordinate(schema, coordinate) !== undefined;
  } catch {
    // GraphQL.js throws where the coordinate's first part is unknown, and where it is no
    // coordinate.
    return false;
  }
}

/** Name and type of every argument of the schema, as `after: String`. */
function argumentPairs({types}: Api): Set<string> {
  const fields = types.flatMap(({type}) => (isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []));
  return new Set(fields.flatMap((field) => field.args.map((argument) => `${argument.name}: ${String(argument.type)}`)));
}

/** A line for each entry of the overlay that matches nothing in the schema. */
export function staleParts(api: Api, overlay: GraphqlOverlay): string[] {
  const operations = new Set(api.operations.map(({root, field}) => `${root.name}.${field.name}`));
  const scalars = new Set(api.types.filter(({type}) => isScalarType(type)).map(({type}) => type.name));
  const pairs = argumentPairs(api);
  const isElement = (name: string): boolean => exists(api.schema, name);
  return [
    ...staleEntries(overlay.texts, isElement),
    ...staleEntries(overlay.argumentTexts, (name) => pairs.has(name)),
    ...staleEntries(overlay.summaries, isElement),
    ...staleEntries(overlay.scalars, (name) => scalars.has(name)),
    ...staleEntries(overlay.deprecations, isElement),
    ...staleEntries(overlay.examples, (name) => operations.has(name)),
  ];
}

/**
 * Checks that every entry of the overlay speaks of something that the schema has.
 *
 * @throws {ReferenceSourceError} listing the entries that match nothing
 */
export const checkOverlay = (api: Api, overlay: GraphqlOverlay): void => {
  stopAt(staleParts(api, overlay));
};
