import {getNamedType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLNamedType} from 'graphql';
import type {Api, Typed} from './model';
import {isPaging} from './paging';

/** A field or an argument that has a type. */
export interface Use {
  /** The type that the field belongs to. */
  owner: GraphQLNamedType;
  field: string;
  /** Set where an argument of the field has the type, and not the field itself. */
  argument?: string;
  /** True where that argument is one of the four that choose a page of a connection. */
  paging?: boolean;
}

/** Uses by the name of the type that is used, in the order of the owners' names. */
export type Uses = ReadonlyMap<string, readonly Use[]>;

/** Finds where each type is used: as a field's type, as an argument's, as an input field's. */
export function usesOf({types}: Api): Uses {
  const uses = new Map<string, Use[]>();
  const add = ({type}: Typed, use: Use): void => {
    const {name} = getNamedType(type);
    uses.set(name, [...(uses.get(name) ?? []), use]);
  };
  for (const {type: owner} of types) {
    if (isObjectType(owner) || isInterfaceType(owner)) {
      for (const field of Object.values(owner.getFields())) {
        add(field, {owner, field: field.name});
        for (const argument of field.args)
          add(argument, {owner, field: field.name, argument: argument.name, paging: isPaging(field, argument.name)});
      }
    }
    if (isInputObjectType(owner)) {
      for (const field of Object.values(owner.getFields())) add(field, {owner, field: field.name});
    }
  }
  return uses;
}
