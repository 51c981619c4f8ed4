import type {PhrasingContent} from 'mdast';
import {code, link} from '../build';
import {ReferenceSourceError} from '../page';
import {shortNameOf, type FieldType, type GrpcModel} from './model';
import {servicePage} from '../grpc-routes';
import {kebab} from '../kebab';
import {anchorOf, pagesOfTypes} from './routes';

/** Something that uses a type: a method, or a message with a field of it. */
export interface Use {
  label: string;
  url: string;
}

/** Finds the way from one page to the types and methods of the others. */
export interface Links {
  /** The message's or enum's name as a link; types of other packages than Sui's carry theirs. */
  toType: (name: string, from: string) => PhrasingContent;
  /** The address of a message or enum: an anchor where it is on the page itself. */
  addressOf: (name: string, from: string) => string;
  /** The type of a field, every named part of it a link. */
  ofField: (type: FieldType, from: string) => PhrasingContent[];
  /** The id of the page that a message or enum stands on. */
  pageOf: (name: string) => string;
  /** Who uses a type, in the order of the model. */
  usesOf: (name: string) => readonly Use[];
}

/** A type's name as readers know it. */
export const displayName = (name: string): string => (name.startsWith('sui.') ? shortNameOf(name) : name);

const namesIn = (type: FieldType): string[] => {
  if (type.kind === 'scalar') return [];
  return type.kind === 'map' ? namesIn(type.value) : [type.name];
};

function collectUses(model: GrpcModel, url: (name: string) => string): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (name: string, use: Use): void => {
    const own = uses.get(name) ?? [];
    if (!own.some((other) => other.url === use.url)) uses.set(name, [...own, use]);
  };
  for (const service of model.services) {
    for (const method of service.methods) {
      const use = {label: `${service.shortName}.${method.name}`, url: `/${servicePage(service.name)}#${kebab(method.name)}`};
      add(method.input, use);
      add(method.output, use);
    }
  }
  for (const message of model.messages) {
    for (const field of message.fields) {
      for (const name of namesIn(field.type)) add(name, {label: displayName(message.name), url: url(message.name)});
    }
  }
  return uses;
}

/** Makes the links of a model. */
export function createLinks(model: GrpcModel): Links {
  const pages = pagesOfTypes(model);
  const pageOf = (name: string): string => {
    const page = pages.get(name);
    if (page === undefined) throw new ReferenceSourceError(`@mysten/sui: a field or method names the type ${name}, which nothing defines`);
    return page;
  };
  const url = (name: string): string => `/${pageOf(name)}#${anchorOf(name)}`;
  const uses = collectUses(model, url);
  const addressOf: Links['addressOf'] = (name, from) => (pageOf(name) === from ? `#${anchorOf(name)}` : url(name));
  const toType: Links['toType'] = (name, from) => link(addressOf(name, from), code(displayName(name)));
  const ofField: Links['ofField'] = (type, from) => {
    if (type.kind === 'scalar') return [code(type.name)];
    if (type.kind === 'map') return [code(`map<${type.key}, `), ...ofField(type.value, from), code('>')];
    return [toType(type.name, from)];
  };
  return {addressOf, toType, ofField, pageOf, usesOf: (name) => uses.get(name) ?? []};
}
