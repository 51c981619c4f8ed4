import type {GraphQLNamedType} from 'graphql';
import type {RootContent} from 'mdast';
import {code, definitions, fence, heading, link, paragraph} from '../build';
import type {Context} from './context';
import {landing, type Kind} from './kinds';
import {wordsOf} from './names';
import {typeRoute} from './routes';

/** What one thing of a kind is called, and all of them. */
export const nouns: Readonly<Record<Kind, {one: string; many: string}>> = {
  queries: {one: 'query', many: 'Queries'},
  mutations: {one: 'mutation', many: 'Mutations'},
  objects: {one: 'object', many: 'Objects'},
  interfaces: {one: 'interface', many: 'Interfaces'},
  unions: {one: 'union', many: 'Unions'},
  enums: {one: 'enum', many: 'Enums'},
  inputs: {one: 'input', many: 'Inputs'},
  scalars: {one: 'scalar', many: 'Scalars'},
};

/**
 * A page's title: the name as readers know it, and what it is, because other references have the
 * same names.
 */
export const titleOf = (kind: Kind, name: string): string => `${name} (GraphQL ${nouns[kind].one})`;

/** Forms of a name that readers search for: the name, its words, and where it belongs. */
export function keywordsOf(name: string, ...others: string[]): string[] {
  const words = wordsOf(name).join(' ').toLowerCase();
  return [name, ...(words === name.toLowerCase() ? [] : [words]), ...others];
}

/** The signature, whose types are links. */
export function signatureSection(signature: string, types: readonly GraphQLNamedType[]): RootContent[] {
  return [
    heading(2, ['Signature']),
    // "output" because it is printed from the schema: there is nothing for the checker of samples
    // to run.
    fence('graphql', signature, 'title="schema.graphql" output linked'),
    ...definitions(new Map(types.map((type) => [type.name, typeRoute(type)]))),
  ];
}

/** The last line of every page: what it was made from. */
export function origin({api: {source}}: Context): RootContent[] {
  const address = `https://www.npmjs.com/package/${source.package}/v/${source.version}`;
  const file = source.file.replace(`node_modules/${source.package}/`, '');
  return [
    {type: 'thematicBreak'},
    paragraph(
      'Generated from ',
      code(file),
      ' of ',
      link(address, code(source.package), ` ${source.version}`),
      '. How to read it: ',
      link(landing, 'GraphQL reference'),
      '.',
    ),
  ];
}
