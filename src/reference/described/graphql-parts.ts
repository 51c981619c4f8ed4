import {isInputObjectType} from 'graphql';
import {describeWith, wordsOf} from '../graphql/describe-api';
import {loadApi} from '../graphql/load';
import type {Api} from '../graphql/model';
import {overlay as own} from '../graphql/overlay';
import type {GraphqlOverlay} from '../graphql/overlay/overlay';
import type {DescribedPlace, Part} from './model';
import {recorder} from './recorder';

/** What the GraphQL reference has to describe: the fields of `Query` and `Mutation` are its operations. */
export function graphqlParts(api: Api = loadApi(), overlay: GraphqlOverlay = own): Part[] {
  const record = recorder(wordsOf(overlay));
  describeWith(api, record);
  const roots = new Set(api.operations.map(({root}) => root.name));
  const inputs = new Set(api.types.filter(({type}) => isInputObjectType(type)).map(({type}) => type.name));
  const fieldsOf = (belongs: (owner: string) => boolean): DescribedPlace[] =>
    record.of('field').filter(({name}) => belongs(name.split('.')[0] ?? ''));
  const part = (what: string, places: readonly DescribedPlace[]): Part => ({reference: 'GraphQL', what, places});
  return [
    part(
      'operations',
      fieldsOf((owner) => roots.has(owner)),
    ),
    part('arguments', record.of('parameter')),
    part('types', record.of('type')),
    part(
      'fields',
      fieldsOf((owner) => !roots.has(owner) && !inputs.has(owner)),
    ),
    part(
      'input fields',
      fieldsOf((owner) => inputs.has(owner)),
    ),
    part('enum values', record.of('value')),
  ];
}
