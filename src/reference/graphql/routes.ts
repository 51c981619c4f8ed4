import type {GraphQLNamedType} from 'graphql';
import {folderOf, pageId} from './kinds';
import {kindOf, type Operation} from './model';

/** Id of a type's page. */
export const pageOfType = (type: GraphQLNamedType): string => pageId(kindOf(type), type.name);

/** Route of a type's page. */
export const typeRoute = (type: GraphQLNamedType): string => `/${pageOfType(type)}`;

/** Route of a query's or mutation's page. */
export const operationRoute = ({kind, field}: Operation): string => `/${pageId(kind, field.name)}`;

/** Id of the page of a topic of objects, by the topic's name. */
export const topicId = (topic: string): string => `${folderOf('objects')}/topic-${topic.toLowerCase().replace(/[^a-z]+/g, '-')}`;
