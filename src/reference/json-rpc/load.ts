import {ReferenceSourceError} from '../page';
import {groups as allGroups, type Group} from './groups';
import {namesIn, type JsonRpcModel, type Method, type Parameter, type TypeDeclaration} from './model';
import {readClient, readErrorCodes, type ClientCall} from './read-client';
import {readParams, type ParamsDeclaration} from './read-params';
import {parseType} from './read-type';
import {readTypes} from './read-types';
import {readSources, type Sources} from './source';
import {wireNames as allWireNames} from './wire-names';
import {wire as allWire, type MethodWire, type WireParameter} from './wire';

const wireFile = 'src/reference/json-rpc/wire.ts';
const namesFile = 'src/reference/json-rpc/wire-names.ts';
const groupsFile = 'src/reference/json-rpc/groups.ts';

/** Our own data about the wire; tests give other data. */
export interface WireData {
  groups: readonly Group[];
  wire: Readonly<Record<string, MethodWire>>;
  /** Names of parameters in the node's specification. */
  wireNames?: Readonly<Record<string, readonly string[]>>;
}

/**
 * `suix_getCoins` → `GetCoins`, `unsafe_pay` → `UnsafePay`: the name of the parameters without
 * `Params`.
 */
export function paramsName(method: string): string {
  const [prefix = '', name = ''] = method.split('_');
  return `${prefix === 'unsafe' ? 'Unsafe' : ''}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

const ownParameter = ({name, type, optional = false, comment = ''}: WireParameter, method: string): Parameter => ({
  name,
  optional,
  type: parseType(type, `${wireFile}: ${method}`),
  comment,
});

function parametersOf(method: string, declared: ParamsDeclaration | undefined, own: MethodWire): Parameter[] {
  const fields = new Map((declared?.fields ?? []).map((field) => [field.name, field]));
  const order = own.parameters ?? [...fields.keys()];
  const parameters = order.map((entry): Parameter => {
    if (typeof entry !== 'string') return ownParameter(entry, method);
    const field = fields.get(entry);
    if (!field)
      throw new ReferenceSourceError(`${wireFile}: ${method} names the parameter ${entry}, which ${declared?.place ?? 'nothing'} declares`);
    const type = own.types?.[entry];
    return type === undefined ? field : {...field, type: parseType(type, `${wireFile}: ${method}`)};
  });
  const named = new Set([...parameters.map((parameter) => parameter.name), ...(own.replaced ?? [])]);
  const forgotten = [...fields.keys()].find((name) => !named.has(name));
  if (forgotten !== undefined) throw new ReferenceSourceError(`${wireFile}: ${method} leaves out the declared parameter ${forgotten}`);
  const stale = [...Object.keys(own.types ?? {}), ...(own.replaced ?? [])].find((name) => !fields.has(name));
  if (stale !== undefined) throw new ReferenceSourceError(`${wireFile}: ${method} says something of ${stale}, which is not declared`);
  return parameters;
}

/**
 * Parameters with their names in the node's specification. The position alone says which is which.
 *
 * @throws where the two lists differ in length
 */
function withWireNames(method: string, parameters: readonly Parameter[], names: readonly string[] | undefined): readonly Parameter[] {
  if (!names) return parameters;
  if (names.length !== parameters.length)
    throw new ReferenceSourceError(`${namesFile}: ${method} has ${names.length} names for ${parameters.length} parameters`);
  return parameters.map((parameter, index) => ({...parameter, wireName: names[index] ?? ''}));
}

function resultOf(method: string, call: ClientCall | undefined, own: MethodWire): Method['result'] {
  if (call && own.result !== undefined)
    throw new ReferenceSourceError(`${wireFile}: the result of ${method} is at ${call.place}; remove it here`);
  if (call) return call.result;
  if (own.result === undefined)
    throw new ReferenceSourceError(`${wireFile}: ${method} needs a result, for the client of the SDK does not call it`);
  return parseType(own.result, `${wireFile}: ${method}`);
}

function loadMethod(name: string, declared: ParamsDeclaration | undefined, call: ClientCall | undefined, own: MethodWire): Method {
  if (!declared && !call) throw new ReferenceSourceError(`${groupsFile}: the SDK has no method ${name}`);
  if (!declared && own.parameters === undefined)
    throw new ReferenceSourceError(`${wireFile}: ${name} needs its parameters, for the SDK has no interface of them`);
  const parameters = parametersOf(name, declared, own);
  if (call && call.parameters > parameters.length)
    throw new ReferenceSourceError(
      `${call.place}: ${name} sends ${call.parameters} parameters, and the model has ${parameters.length}; see ${wireFile}`,
    );
  return {name, comment: declared?.comment ?? '', parameters, result: resultOf(name, call, own), inClient: call !== undefined};
}

function checkNames(methods: readonly Method[], types: ReadonlyMap<string, TypeDeclaration>): void {
  const check = (owner: string, type: Method['result']): void => {
    const unknown = namesIn(type).find((name) => !types.has(name));
    if (unknown !== undefined) throw new ReferenceSourceError(`${owner}: the type ${unknown}, which nothing defines`);
  };
  for (const type of types.values()) check(type.place, type.type);
  for (const method of methods)
    for (const {type} of [...method.parameters, {type: method.result}]) check(`${wireFile}: ${method.name}`, type);
}

/**
 * Builds the model from sources.
 *
 * @throws where sources and our data about the wire do not fit, or a type is named that nothing
 *   defines
 */
export function buildModel(sources: Sources, data: WireData = {groups: allGroups, wire: allWire, wireNames: allWireNames}): JsonRpcModel {
  const params = readParams(sources.params);
  const calls = readClient(sources.client);
  const names = data.groups.flatMap((group) => group.methods);
  const methods = names.map((name) => {
    const method = loadMethod(name, params.get(paramsName(name)), calls.get(name), data.wire[name] ?? {});
    return {...method, parameters: withWireNames(name, method.parameters, data.wireNames?.[name])};
  });
  const known = new Set(names.map(paramsName));
  const ungrouped = [
    ...[...params.keys()].filter((name) => !known.has(name)),
    ...[...calls.keys()].filter((name) => !names.includes(name)),
  ];
  if (ungrouped.length > 0) throw new ReferenceSourceError(`${groupsFile}: no group has ${ungrouped.join(', ')}`);
  const stale = Object.keys(data.wire).find((name) => !names.includes(name));
  if (stale !== undefined) throw new ReferenceSourceError(`${wireFile}: ${stale} is in no group`);
  const unnamed = Object.keys(data.wireNames ?? {}).find((name) => !names.includes(name));
  if (unnamed !== undefined) throw new ReferenceSourceError(`${namesFile}: ${unnamed} is in no group`);
  const types = readTypes(sources.types);
  checkNames(methods, types);
  return {methods, types, errorCodes: readErrorCodes(sources.errors)};
}

/** The JSON-RPC interface as the installed SDK has it. */
export const loadJsonRpc = (): JsonRpcModel => buildModel(readSources());
