import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLInputField,
} from 'graphql';
import {argumentText, contextOf, memberText, typeText} from '../graphql/context';
import {loadApi} from '../graphql/load';
import type {Api, Field} from '../graphql/model';
import {overlay as own} from '../graphql/overlay';
import type {Overlay} from '../graphql/overlay/overlay';
import type {DescribedPlace, Part} from './model';

/** What the GraphQL reference has to describe: the fields of `Query` and `Mutation` are its operations. */
export function graphqlParts(api: Api = loadApi(), overlay: Overlay = own): Part[] {
  const context = contextOf(api, overlay);
  const types = api.types.map(({type}) => type);
  const fields = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) ? Object.values<Field>(type.getFields()).map((field) => ({type, field})) : [],
  );
  const roots = new Set(api.operations.map(({root}) => root.name));
  const place = ({type, field}: (typeof fields)[number]): DescribedPlace => ({
    name: `${type.name}.${field.name}`,
    text: memberText(context, type, field),
  });
  const argument = ({type, field}: (typeof fields)[number], item: GraphQLArgument): DescribedPlace => ({
    name: `${type.name}.${field.name}(${item.name}:)`,
    text: argumentText(context, type, field, item),
  });
  const members = (type: (typeof types)[number], items: readonly (GraphQLInputField | GraphQLEnumValue)[]): DescribedPlace[] =>
    items.map((item) => ({name: `${type.name}.${item.name}`, text: memberText(context, type, item)}));
  const part = (what: string, places: readonly DescribedPlace[]): Part => ({reference: 'GraphQL', what, places});
  return [
    part('operations', fields.filter(({type}) => roots.has(type.name)).map(place)),
    part(
      'arguments',
      fields.flatMap((entry) => entry.field.args.map((item) => argument(entry, item))),
    ),
    part(
      'types',
      types.map((type) => ({name: type.name, text: typeText(context, type)})),
    ),
    part('fields', fields.filter(({type}) => !roots.has(type.name)).map(place)),
    part(
      'input fields',
      types.flatMap((type) => (isInputObjectType(type) ? members(type, Object.values(type.getFields())) : [])),
    ),
    part(
      'enum values',
      types.flatMap((type) => (isEnumType(type) ? members(type, type.getValues()) : [])),
    ),
  ];
}
