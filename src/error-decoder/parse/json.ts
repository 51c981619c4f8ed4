import {kindName} from './kinds';
import {known, type MoveAbort, type MovePlace, type Parsed} from './parsed';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const objectOf = (value: unknown): Json | undefined => (isObject(value) ? value : undefined);

/** A number, also one that JSON has as text because it has 64 bits. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
}

function bigOf(value: unknown): bigint | undefined {
  if (typeof value === 'string' && /^\d+$/.test(value)) return BigInt(value);
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined;
}

const next = (index: number | undefined): number | undefined => (index === undefined ? undefined : index + 1);

/** A location of gRPC and the TypeScript SDK, or of effects in BCS, where `module` is an object. */
function placeOf(location: Json | undefined): MovePlace {
  const id = objectOf(location?.module);
  return {
    package: textOf(location?.package) ?? textOf(id?.address),
    module: textOf(location?.module) ?? textOf(id?.name),
    function: textOf(location?.functionName) ?? textOf(location?.function_name),
    instruction: numberOf(location?.instruction),
  };
}

/** `abort` of gRPC's ExecutionError, `MoveAbort` of the SDK's. */
function rpcAbort(abort: Json, outer: Json): MoveAbort {
  const clever = objectOf(abort.cleverError) ?? objectOf(abort.clever_error);
  return known<MoveAbort>({
    kind: 'abort',
    ...placeOf(objectOf(abort.location)),
    code: bigOf(abort.abortCode ?? abort.abort_code) ?? 0n,
    line: numberOf(clever?.lineNumber ?? clever?.line_number),
    ownCode: numberOf(clever?.errorCode ?? clever?.error_code),
    constant: textOf(clever?.constantName ?? clever?.constant_name),
    value: textOf(clever?.rendered) ?? textOf(clever?.value),
    command: next(numberOf(outer.command)),
  });
}

/** GraphQL's ExecutionError. */
function graphqlAbort(error: Json): MoveAbort {
  const module = objectOf(error.module);
  const message = textOf(error.message) ?? '';
  const ordinal = /\bin (\d+)\w\w command/.exec(message)?.[1];
  const [owner, name, own] = /from '([^']+)'/.exec(message)?.[1]?.split('::') ?? [];
  const ownCode = /abort\(code = (\d+)\)/.exec(message)?.[1];
  return known<MoveAbort>({
    kind: 'abort',
    package: textOf(objectOf(module?.package)?.address) ?? owner,
    module: textOf(module?.name) ?? name,
    function: textOf(objectOf(error.function)?.name) ?? own,
    instruction: numberOf(error.instructionOffset),
    code: ownCode === undefined ? bigOf(error.abortCode) : undefined,
    ownCode: numberOf(ownCode),
    line: numberOf(error.sourceLineNumber),
    constant: textOf(error.identifier),
    value: textOf(error.constant),
    command: numberOf(ordinal),
  });
}

/** Kinds that the SDK uses for several failures; the name of the failure is inside. */
const genericKinds = ['SizeError', 'CoinDenyListError', 'CongestedObjects', 'ObjectIdError'];

/** Objects within which gRPC and the SDK put what belongs to a kind. */
const detailObjects = [
  ['commandArgumentError', 'command_argument_error', 'CommandArgumentError'],
  ['typeArgumentError', 'type_argument_error', 'TypeArgumentError'],
  ['packageUpgradeError', 'package_upgrade_error', 'PackageUpgradeError'],
  genericKinds,
].flat();

function rpcFailure(error: Json): Parsed | undefined {
  const inner = detailObjects.map((name) => objectOf(error[name])).find((found) => found !== undefined);
  const detail = textOf(inner?.kind) ?? textOf(inner?.name);
  const outer = textOf(error.kind) ?? textOf(error.$kind);
  if (outer === undefined || (inner === undefined && !/^[A-Z]+(?:_[A-Z]+)+$/.test(outer))) return undefined;
  const isGeneric = genericKinds.includes(outer);
  const name = kindName(isGeneric ? (detail ?? outer) : outer);
  return known<Parsed>({
    kind: 'execution',
    name,
    detail: isGeneric || detail === undefined ? undefined : kindName(detail),
    argument: numberOf(inner?.argument ?? inner?.typeArgument ?? inner?.type_argument),
    command: next(numberOf(error.command)),
  });
}

/** What one object says by itself. */
function parsedOf(object: Json): Parsed | undefined {
  const abort = objectOf(object.abort) ?? objectOf(object.MoveAbort);
  if (abort !== undefined) return rpcAbort(abort, object);
  if ('abortCode' in object && object.abortCode !== null) return 'location' in object ? rpcAbort(object, {}) : graphqlAbort(object);
  return rpcFailure(object);
}

/**
 * An object within a text, also one that is cut from a larger output; numbers that JSON's would
 * round stay texts.
 */
function jsonIn(text: string): unknown {
  const start = text.search(/[[{]/);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  if (start === -1 || end <= start) return undefined;
  try {
    return JSON.parse(text.slice(start, end + 1).replace(/([:[,]\s*)(\d{16,})(?=\s*[,\]}])/g, '$1"$2"')) as unknown;
  } catch {
    return undefined;
  }
}

/** What the JSON in a text says: the first failure in it, and texts that may say more. */
export interface ReadJson {
  parsed?: Parsed;
  texts: readonly string[];
}

/** Fields that hold a text for people. */
const speaking = new Set(['message', 'error', 'errors', 'description', 'details']);

/**
 * Reads the JSON of a gRPC, GraphQL or JSON-RPC answer, or of an error of the TypeScript SDK;
 * nothing where there is none.
 */
export function readJson(text: string): ReadJson {
  const texts: string[] = [];
  let parsed: Parsed | undefined;
  const visit = (value: unknown, name = ''): void => {
    if (typeof value === 'string' && speaking.has(name)) texts.push(value);
    else if (Array.isArray(value)) for (const item of value) visit(item, name);
    else if (isObject(value)) {
      parsed ??= parsedOf(value);
      for (const [key, item] of Object.entries(value)) visit(item, key);
    }
  };
  visit(jsonIn(text));
  return {...(parsed === undefined ? {} : {parsed}), texts};
}
