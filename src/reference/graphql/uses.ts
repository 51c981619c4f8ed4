import {getNamedType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLNamedType} from 'graphql';
import type {TypeUse} from '../type-index';
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

const uses = ({type}: Typed, user: Use): TypeUse<Use> => ({user, types: [getNamedType(type).name]});

/**
 * Finds where types are used: as a field's type, as an argument's, as an input field's, in the
 * order of the owners' names.
 */
export const usesIn = ({types}: Api): TypeUse<Use>[] =>
  types.flatMap(({type: owner}) => {
    if (isInputObjectType(owner)) return Object.values(owner.getFields()).map((field) => uses(field, {owner, field: field.name}));
    if (!isObjectType(owner) && !isInterfaceType(owner)) return [];
    return Object.values(owner.getFields()).flatMap((field) => [
      uses(field, {owner, field: field.name}),
      ...field.args.map((argument) =>
        uses(argument, {owner, field: field.name, argument: argument.name, paging: isPaging(field, argument.name)}),
      ),
    ]);
  });
