import type {PhrasingContent} from 'mdast';
import {code, link, text} from '../build';
import {fieldRoute} from '../graphql/field-route';
import {placeTypes} from '../place-types';
import {createTypeIndex, type TypeIndex, type TypePlace, type TypeUse} from '../type-index';
import {printType} from './print-type';
import {namesIn, type JsonRpcModel, type TypeExpression} from './model';
import {graphqlLink, grpcLink, methodLink} from './replacement-links';
import {typeAnchor, typesFolder} from './routes';
import {typeGroups} from './type-groups';

/** Finds the way to types, and to what replaces a method. */
export interface Links {
  /** A type with every name in it a link. */
  ofType: (type: TypeExpression) => PhrasingContent[];
  /** Where types are, and links to who uses them. */
  types: TypeIndex<TypePlace, PhrasingContent>;
  /** A type's name as a link. */
  toType: (name: string) => PhrasingContent;
  toMethod: (name: string) => PhrasingContent;
  /** A method of a gRPC service, `LedgerService.GetObject`. */
  toGrpc: (name: string) => PhrasingContent;
  /**
   * A field of the GraphQL schema, `Query.object`: a link where the page of its operation or type
   * exists.
   */
  toGraphql: (name: string) => PhrasingContent;
}

/**
 * Where every type is described.
 *
 * @throws where a type is on no page, or on two, or a page names one that is not there
 */
export const placesOfTypes = ({types}: JsonRpcModel): ReadonlyMap<string, TypePlace> =>
  placeTypes(
    'src/reference/json-rpc/type-groups.ts',
    typeGroups.map(({slug, types: takes}) => ({page: `${typesFolder}/${slug}`, takes})),
    [...types.keys()].map((name) => ({name, by: name, anchor: typeAnchor(name)})),
  );

/** Who names which types; a type that names itself is no news. */
const usesIn = ({methods, types}: JsonRpcModel, toType: Links['toType']): TypeUse<PhrasingContent>[] => [
  ...methods.map(({name, parameters, result}) => ({
    user: methodLink(name),
    types: [...parameters.map(({type}) => type), result].flatMap(namesIn),
  })),
  ...[...types.values()].map(({name, type}) => ({user: toType(name), types: namesIn(type).filter((other) => other !== name)})),
];

const between = (parts: readonly (readonly PhrasingContent[])[], separator: PhrasingContent): PhrasingContent[] =>
  parts.flatMap((part, index) => (index === 0 ? [...part] : [separator, ...part]));

/**
 * Makes the links of a model.
 *
 * @param routes routes of the GraphQL reference; a field whose page is not among them is plain code
 */
export function createLinks(model: JsonRpcModel, routes: ReadonlySet<string>): Links {
  const places = placesOfTypes(model);
  const file = '@mysten/sui: a method or type';
  const {addressOf} = createTypeIndex({file, places});
  const toType: Links['toType'] = (name) => link(addressOf(name), code(name));
  const ofType: Links['ofType'] = (type) => {
    // A type without names is one piece of code; links would only tear it apart.
    if (namesIn(type).length === 0) return [code(printType(type))];
    switch (type.kind) {
      case 'reference':
        return [toType(type.name)];
      case 'array':
        return type.item.kind === 'union' ? [text('list of '), ...ofType(type.item)] : [...ofType(type.item), code('[]')];
      case 'tuple':
        return [code('['), ...between(type.items.map(ofType), code(', ')), code(']')];
      case 'record':
        return [text('object with values '), ...ofType(type.value)];
      case 'union':
        return between(
          type.members.map((member) => ofType(member.type)),
          text(' or '),
        );
      default:
        return [code(printType(type))];
    }
  };
  return {
    types: createTypeIndex({file, places, uses: usesIn(model, toType)}),
    ofType,
    toType,
    toMethod: methodLink,
    toGrpc: grpcLink,
    toGraphql: (name) => (routes.has(fieldRoute(name)) ? graphqlLink(name) : code(name)),
  };
}
