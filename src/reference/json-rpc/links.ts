import type {PhrasingContent} from 'mdast';
import {code, link, text} from '../build';
import {fieldRoute} from '../graphql-routes';
import {ReferenceSourceError} from '../page';
import {printType} from './print-type';
import {namesIn, type JsonRpcModel, type TypeExpression} from './model';
import {graphqlLink, grpcLink, methodLink} from './replacement-links';
import {typeAnchor, typesFolder} from './routes';
import {typeGroups} from './type-groups';

/** Finds the way to types, and to what replaces a method. */
export interface Links {
  /** A type with every name in it a link. */
  ofType: (type: TypeExpression) => PhrasingContent[];
  /** The address of a type. */
  addressOf: (name: string) => string;
  /** A type's name as a link. */
  toType: (name: string) => PhrasingContent;
  toMethod: (name: string) => PhrasingContent;
  /** A method of a gRPC service, `LedgerService.GetObject`. */
  toGrpc: (name: string) => PhrasingContent;
  /** A field of the GraphQL schema, `Query.object`: a link where the page of its operation or type exists. */
  toGraphql: (name: string) => PhrasingContent;
}

/**
 * The page of every type.
 *
 * @throws where a type is on no page, or on two, or a page names one that is not there
 */
export function pagesOfTypes(model: JsonRpcModel): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  const file = 'src/reference/json-rpc/type-groups.ts';
  for (const group of typeGroups) {
    for (const name of group.types) {
      if (!model.types.has(name)) throw new ReferenceSourceError(`${file}: ${name} is no type of the SDK`);
      if (pages.has(name)) throw new ReferenceSourceError(`${file}: ${name} is in two groups`);
      pages.set(name, `${typesFolder}/${group.slug}`);
    }
  }
  const ungrouped = [...model.types.keys()].find((name) => !pages.has(name));
  if (ungrouped !== undefined) throw new ReferenceSourceError(`${file}: no group has the type ${ungrouped}`);
  return pages;
}

const between = (parts: readonly (readonly PhrasingContent[])[], separator: PhrasingContent): PhrasingContent[] =>
  parts.flatMap((part, index) => (index === 0 ? [...part] : [separator, ...part]));

/**
 * Makes the links of a model.
 *
 * @param routes routes of the GraphQL reference; a field whose page is not among them is plain code
 */
export function createLinks(model: JsonRpcModel, routes: ReadonlySet<string>): Links {
  const pages = pagesOfTypes(model);
  const addressOf: Links['addressOf'] = (name) => `/${pages.get(name) ?? ''}#${typeAnchor(name)}`;
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
    addressOf,
    ofType,
    toType,
    toMethod: methodLink,
    toGrpc: grpcLink,
    toGraphql: (name) => (routes.has(fieldRoute(name)) ? graphqlLink(name) : code(name)),
  };
}
