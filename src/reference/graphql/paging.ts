import {getNamedType, isObjectType, type GraphQLNamedType} from 'graphql';
import type {Field} from './model';

const pagingNames = new Set(['first', 'after', 'last', 'before']);

/**
 * The type of the items that a connection pages through, or undefined where a type is no
 * connection.
 */
export function itemsOf(type: GraphQLNamedType): GraphQLNamedType | undefined {
  if (!isObjectType(type)) return undefined;
  const {nodes, pageInfo} = type.getFields();
  return nodes && pageInfo ? getNamedType(nodes.type) : undefined;
}

/** True for the arguments of a connection that choose a page. */
export const isPaging = (field: Field, argument: string): boolean =>
  pagingNames.has(argument) && itemsOf(getNamedType(field.type)) !== undefined;
