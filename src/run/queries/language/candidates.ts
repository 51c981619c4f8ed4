import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputType,
  isIntrospectionType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type {Input} from './frames';
import {fieldsOf} from './members';
import type {Place} from './place';

/** A name that may stand at a place. */
export interface Candidate {
  name: string;
  /** Its type, with its arguments where it has some. */
  type: string;
  /** One sentence on it. */
  text: string;
  isDeprecated?: boolean;
}

interface Described {
  name: string;
  description?: string | null | undefined;
  deprecationReason?: string | null | undefined;
}

const candidate = ({name, description, deprecationReason}: Described, type: string): Candidate => ({
  name,
  type,
  text: description ?? '',
  ...(typeof deprecationReason === 'string' && {isDeprecated: true}),
});

const ofInput = (input: Input): Candidate => candidate(input, String(input.type));

/** By name; what all types have comes last. */
const byName = (a: Candidate, b: Candidate): number =>
  Number(a.name.startsWith('__')) - Number(b.name.startsWith('__')) || (a.name < b.name ? -1 : 1);

const named = (names: readonly string[]): Candidate[] => names.map((name) => ({name, type: '', text: ''}));

function values(type: GraphQLInputType | undefined, text: string): Candidate[] {
  const variables = [...text.matchAll(/(\$\w+)\s*:\s*([[\]\w!]+)/g)].map(([, name = '', of = '']) => ({name, type: of, text: ''}));
  const of = type && getNamedType(type);
  if (of && isEnumType(of)) return [...of.getValues().map((value) => candidate(value, of.name)), ...variables];
  return [
    ...variables,
    ...(of?.name === 'Boolean' ? named(['true', 'false']) : []),
    ...(type && !isNonNullType(type) ? named(['null']) : []),
  ];
}

/** All names that may stand at a place of that text. */
export function candidatesAt(schema: GraphQLSchema, text: string, place: Place): Candidate[] {
  const typesWith = (fits: (type: ReturnType<GraphQLSchema['getTypeMap']>[string]) => boolean): Candidate[] =>
    Object.values(schema.getTypeMap())
      .filter((type) => !isIntrospectionType(type) && fits(type))
      .map((type) => candidate(type, ''))
      .sort(byName);
  const kindsOf = (parent: (Place & {kind: 'condition' | 'spread'})['parent']): Candidate[] =>
    parent === undefined
      ? typesWith(isCompositeType)
      : [parent, ...(isAbstractType(parent) ? schema.getPossibleTypes(parent) : [])].map((type) => candidate(type, ''));
  switch (place.kind) {
    case 'definition':
      return named(['query', 'mutation', 'fragment']);
    case 'directive':
      return schema.getDirectives().map((directive) => candidate(directive, ''));
    case 'inputType':
      return typesWith(isInputType);
    case 'field':
      return fieldsOf(place.parent)
        .map((field) => candidate(field, String(field.type)))
        .sort(byName);
    case 'spread': {
      const fragments = [...text.matchAll(/\bfragment\s+(\w+)\s+on\s+(\w+)/g)].map(([, name = '', type = '']) => ({name, type, text: ''}));
      return [...fragments, ...kindsOf(place.parent).map((each) => ({...each, name: `on ${each.name}`}))];
    }
    case 'condition':
      return kindsOf(place.parent);
    case 'input':
      return place.inputs.map(ofInput);
    case 'value':
      return values(place.type, text);
    default:
      return [];
  }
}
