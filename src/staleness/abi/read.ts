import {readFileSync} from 'node:fs';
import * as z from 'zod';
import {parseAbi} from '../../reference/abi/parse';
import type {AbiModule} from '../../reference/abi/types';

/** What a module offers: public and entry functions, and types, with their signatures where both sides write them alike. */
export interface ModuleNames {
  name: string;
  members: ReadonlyMap<string, string>;
}

const types = z.record(z.string(), z.unknown());
const functions = z.record(z.string(), z.looseObject({visibility: z.string(), isEntry: z.boolean()}));

/** The form that `@typemove/sui` 1 took from JSON-RPC: an object by module, with the functions that are exposed. */
const normalizedSchema = z.record(
  z.string(),
  z.looseObject({name: z.string(), structs: types, enums: types.default({}), exposedFunctions: functions}),
);

function ofModule({name, functions, datatypes}: AbiModule): ModuleNames {
  const exposed = functions.filter(({visibility, entry}) => visibility === 'public' || entry);
  return {name, members: new Map([...exposed, ...datatypes].map((item) => [item.name, JSON.stringify(item)]))};
}

/** Without signatures: they are written in another form, and only names can be compared. */
function ofNormalized({name, structs, enums, exposedFunctions}: z.infer<typeof normalizedSchema>[string]): ModuleNames {
  const exposed = Object.entries(exposedFunctions).flatMap(([item, {visibility, isEntry}]) =>
    visibility === 'Public' || isEntry ? item : [],
  );
  return {name, members: new Map([...exposed, ...Object.keys(structs), ...Object.keys(enums)].map((item) => [item, '']))};
}

/**
 * Reads the ABI of a package in either form that releases of `@typemove/sui` have.
 *
 * @throws where the file has neither form
 */
export function readAbi(file: string, text: string = readFileSync(file, 'utf8')): ModuleNames[] {
  const json: unknown = JSON.parse(text);
  const normalized = normalizedSchema.safeParse(json);
  return normalized.success ? Object.values(normalized.data).map(ofNormalized) : parseAbi(json, file).map(ofModule);
}
