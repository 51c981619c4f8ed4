import type {GraphQLArgument, GraphQLEnumValue, GraphQLInputField, GraphQLNamedType} from 'graphql';
import {checkOverlay} from './check-overlay';
import {createTypeIndex, type TypeIndex, type TypePlace} from '../type-index';
import type {Api, Field} from './model';
import type {Overlay} from './overlay/overlay';
import {itemsOf} from './paging';
import {pageOfType} from './routes';
import {usesIn, type Use} from './uses';

/** What the builders of pages share. */
export interface Context {
  api: Api;
  /** The page of each type, by name, and the fields and arguments that use it. */
  types: TypeIndex<TypePlace, Use>;
  overlay: Overlay;
}

/** A field of any kind of type, or a value of an enum. */
export type AnyMember = Field | GraphQLInputField | GraphQLEnumValue;

/** The types of a schema: each has a page of its own. */
export const indexTypes = (api: Api): TypeIndex<TypePlace, Use> =>
  createTypeIndex({
    file: api.source.file,
    places: api.types.map(({type}) => [type.name, {page: pageOfType(type)}] as const),
    uses: usesIn(api),
  });

/**
 * @throws {ReferenceSourceError} where the overlay speaks of something that the schema does not have
 */
export function contextOf(api: Api, overlay: Overlay): Context {
  checkOverlay(api, overlay);
  return {api, types: indexTypes(api), overlay};
}

/** The schema's description of a type, or ours where it has none. */
export function typeText({overlay}: Context, type: GraphQLNamedType): string {
  const items = itemsOf(type);
  const fallback = items ? `A page of \`${items.name}\` values, with the cursors that lead to the pages before and after it.` : '';
  return type.description ?? overlay.texts[type.name] ?? fallback;
}

/** The schema's description of a field or an enum value, or ours where it has none. */
export const memberText = ({overlay}: Context, owner: GraphQLNamedType, member: AnyMember): string =>
  member.description ?? overlay.texts[`${owner.name}.${member.name}`] ?? '';

/** The schema's description of an argument, or ours where it has none. */
export const argumentText = ({overlay}: Context, owner: GraphQLNamedType, field: Field, argument: GraphQLArgument): string =>
  argument.description ??
  overlay.texts[`${owner.name}.${field.name}(${argument.name}:)`] ??
  overlay.argumentTexts[`${argument.name}: ${String(argument.type)}`] ??
  '';
