import type {GraphQLArgument, GraphQLNamedType} from 'graphql';
import {checkOverlay} from './check-overlay';
import {argumentCoordinate, coordinateOf, describeApi, type AnyMember, type ApiTexts} from './describe-api';
import {createTypeIndex, type TypeIndex, type TypePlace} from '../type-index';
import type {Api, Field} from './model';
import type {GraphqlOverlay} from './overlay/overlay';
import {pageOfType} from './routes';
import {usesIn, type Use} from './uses';

/** What the builders of pages share. */
export interface Context {
  api: Api;
  /** The page of each type, by name, and the fields and arguments that use it. */
  types: TypeIndex<TypePlace, Use>;
  /** What pages say of each element, by schema coordinate. */
  texts: ApiTexts;
  overlay: GraphqlOverlay;
}

export type {AnyMember};

/** The types of a schema: each has a page of its own. */
export const indexTypes = (api: Api): TypeIndex<TypePlace, Use> =>
  createTypeIndex({
    file: api.source.file,
    places: api.types.map(({type}) => [type.name, {page: pageOfType(type)}] as const),
    uses: usesIn(api),
  });

/**
 * @throws {ReferenceSourceError} where the overlay speaks of something that the schema does not
 *   have
 */
export function contextOf(api: Api, overlay: GraphqlOverlay): Context {
  checkOverlay(api, overlay);
  return {api, types: indexTypes(api), texts: describeApi(api, overlay).texts, overlay};
}

/** The schema's description of a type, or ours where it has none. */
export const typeText = ({texts}: Context, type: GraphQLNamedType): string => texts.get(type.name) ?? '';

/** The schema's description of a field or an enum value, or ours where it has none. */
export const memberText = ({texts}: Context, owner: GraphQLNamedType, member: AnyMember): string =>
  texts.get(coordinateOf(owner, member)) ?? '';

/** The schema's description of an argument, or ours where it has none. */
export const argumentText = ({texts}: Context, owner: GraphQLNamedType, field: Field, argument: GraphQLArgument): string =>
  texts.get(argumentCoordinate(owner, field, argument)) ?? '';
