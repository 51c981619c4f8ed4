import type {PhrasingContent} from 'mdast';
import {code, link} from '../build';
import {shortNameOf, type FieldType, type GrpcModel} from './model';
import {servicePage} from './routes';
import {kebab} from '../kebab';
import {createTypeIndex, type TypeIndex, type TypePlace, type TypeUse} from '../type-index';
import {placesOfTypes} from './places';

/** Something that uses a type: a method, or a message with a field of it. */
export interface Use {
  label: string;
  url: string;
}

/** Finds the way from one page to the types and methods of the others. */
export interface Links {
  /** Where messages and enums are, and who uses them, in the order of the model. */
  types: TypeIndex<TypePlace, Use>;
  /** The message's or enum's name as a link; types of other packages than Sui's carry theirs. */
  toType: (name: string, from: string) => PhrasingContent;
  /** The type of a field, every named part of it a link. */
  ofField: (type: FieldType, from: string) => PhrasingContent[];
}

/** A type's name as readers know it. */
export const displayName = (name: string): string => (name.startsWith('sui.') ? shortNameOf(name) : name);

const namesIn = (type: FieldType): string[] => {
  if (type.kind === 'scalar') return [];
  return type.kind === 'map' ? namesIn(type.value) : [type.name];
};

/** Who names which types. */
const usesIn = ({services, messages}: GrpcModel, urlOf: (name: string) => string): TypeUse<Use>[] => [
  ...services.flatMap((service) =>
    service.methods.map(({name, input, output}) => ({
      user: {label: `${service.shortName}.${name}`, url: `/${servicePage(service.name)}#${kebab(name)}`},
      types: [input, output],
    })),
  ),
  ...messages.map(({name, fields}) => ({
    user: {label: displayName(name), url: urlOf(name)},
    types: fields.flatMap(({type}) => namesIn(type)),
  })),
];

/** Makes the links of a model. */
export function createLinks(model: GrpcModel): Links {
  const places = placesOfTypes(model);
  const file = '@mysten/sui: a field or method';
  const {addressOf} = createTypeIndex({file, places});
  const types = createTypeIndex({file, places, uses: usesIn(model, addressOf)});
  const toType: Links['toType'] = (name, from) => link(addressOf(name, from), code(displayName(name)));
  const ofField: Links['ofField'] = (type, from) => {
    if (type.kind === 'scalar') return [code(type.name)];
    if (type.kind === 'map') return [code(`map<${type.key}, `), ...ofField(type.value, from), code('>')];
    return [toType(type.name, from)];
  };
  return {types, toType, ofField};
}
