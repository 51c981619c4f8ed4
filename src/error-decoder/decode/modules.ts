import type {DecodedConstant, DecodedModule, DecodedPackage} from '@site/src/reference/errors/decoder-data';
import type {MoveAbort} from '../parse/parsed';

/** The address without the zeros in front, `0x2`; a name as it is. */
export function shortAddress(address: string): string {
  const digits = /^(?:0x)?([0-9a-f]+)$/i.exec(address)?.[1];
  // A name of a package may be spelled with these letters alone; an address in a message has 64 digits or a prefix.
  if (digits === undefined || (!address.startsWith('0x') && digits.length < 32)) return address;
  return `0x${digits.toLowerCase().replace(/^0+(?=.)/, '')}`;
}

/** A module of the framework. */
export interface FoundModule {
  owner: DecodedPackage;
  module: DecodedModule;
}

/** The framework's module that an abort comes from; undefined where it is of another package. */
export function findModule(packages: readonly DecodedPackage[], {package: address, module: name}: MoveAbort): FoundModule | undefined {
  if (address === undefined || name === undefined) return undefined;
  const short = shortAddress(address);
  const owner = packages.find((item) => item.address === short || item.name === short);
  const module = owner?.modules.find((item) => item.name === name);
  return owner === undefined || module === undefined ? undefined : {owner, module};
}

/** The constants that an abort may stand for: by name, or else by code, those first that its function raises. */
export function findConstants({constants}: DecodedModule, {code, ownCode, constant, function: raiser}: MoveAbort): DecodedConstant[] {
  const named = constants.filter(({name}) => name === constant);
  if (named.length > 0) return named;
  const number = ownCode ?? (code !== undefined && code < 1n << 32n ? Number(code) : undefined);
  if (number === undefined) return [];
  const isOfRaiser = ({raisedBy}: DecodedConstant): boolean => raiser !== undefined && raisedBy.includes(raiser);
  const same = constants.filter((item) => item.code === number);
  const raised = same.filter(isOfRaiser);
  return raised.length > 0 ? raised : same;
}
