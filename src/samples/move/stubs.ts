import type {AbiModule} from '../../reference/abi/types';
import {addressName, datatypeText, functionHeader} from './move-text';
import {stubAbortCode} from './stub-abort-code';

/** Names that a module's hand-written part declares, so that the generated part leaves them out. */
export type DeclaredNames = ReadonlySet<string>;

/**
 * The part of a module that the ABI can give: its structs and enums, and its public functions with
 * a body that aborts with {@link stubAbortCode}. Items of the overlay are left out.
 */
export function stubItems({datatypes, functions}: AbiModule, declared: DeclaredNames): string[] {
  const types = datatypes.filter(({name}) => !declared.has(name)).map(datatypeText);
  const stubs = functions
    .filter(({name, visibility}) => visibility === 'public' && !declared.has(name))
    .map((fun) => `${functionHeader(fun)} { abort ${stubAbortCode} }`);
  return [...types, ...stubs];
}

/**
 * The whole source of a module: the overlay's text first, so that its lines keep their numbers,
 * then the generated items.
 */
export function moduleSource(abi: AbiModule, overlay?: {text: string; declared: DeclaredNames}): string {
  const head = overlay?.text.trimEnd() ?? `module ${addressName(abi.address)}::${abi.name};`;
  return [head, ...stubItems(abi, overlay?.declared ?? new Set()), ''].join('\n');
}
