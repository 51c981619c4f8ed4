import type {Definition} from 'mdast';
import {definitions} from '../build';
import {ReferenceSourceError} from '../page';
import {addressOn} from '../type-index';
import {typeKey, typesWithin} from './check-abi';
import {moduleId} from './links';
import {moduleName, type ModuleEntry} from './model';
import {datatypeName} from './move-text';
import type {MoveTypes} from './types';

/**
 * Where the types lead that the headers of a module's functions name; those of the page itself by
 * their anchor alone.
 *
 * @throws {ReferenceSourceError} where two types have one name on the page, or a type parameter has
 *   a type's
 */
export function signatureLinks(module: ModuleEntry, index: MoveTypes): Definition[] {
  const links = new Map<string, string>();
  const fail = (name: string): never => {
    throw new ReferenceSourceError(`${moduleName(module.info, module)}: ${name} is the name of two things in its signatures`);
  };
  const types = module.functions.flatMap(({parameters, returns}) => [
    ...parameters.map(({type}) => type.type),
    ...returns.map(({type}) => type),
  ]);
  for (const type of types.flatMap(typesWithin)) {
    const place = type.kind === 'datatype' ? index.find(typeKey(type)) : undefined;
    if (type.kind !== 'datatype' || place === undefined) continue;
    const name = datatypeName(type, {module, index});
    const address = addressOn(place, moduleId(module));
    if (links.has(name) && links.get(name) !== address) fail(name);
    links.set(name, address);
  }
  for (const {name} of module.functions.flatMap(({typeParameters}) => typeParameters)) if (links.has(name)) fail(name);
  return definitions(links);
}
