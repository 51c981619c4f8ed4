import type {DecodedConstant, DecodedModule, DecodedPackage} from '@site/src/reference/errors/decoder-data';
import type {MoveAbort} from '../parse/parsed';

/** The address without the zeros in front, `0x2`; a name as it is. */
export function shortAddress(address: string): string {
  const digits = /^(?:0x)?([0-9a-f]+)$/i.exec(address)?.[1];
  // A name of a package may be spelled with these letters alone; an address in a message has 64
  // digits or a prefix.
  if (digits === undefined || (!/^0x/i.test(address) && digits.length < 32)) return address;
  return `0x${digits.toLowerCase().replace(/^0+(?=.)/, '')}`;
}

/** A module of the framework or of another package that the reference has. */
export interface FoundModule {
  owner: DecodedPackage;
  module: DecodedModule;
}

/** Every address that a message may name a package by. */
const addressesOf = ({address, ids}: DecodedPackage): readonly string[] => [address, ...(ids?.mainnet ?? []), ...(ids?.testnet ?? [])];

/**
 * The module that an abort comes from; undefined where it is of a package that the reference lacks.
 */
export function findModule(packages: readonly DecodedPackage[], {package: address, module: name}: MoveAbort): FoundModule | undefined {
  if (address === undefined || name === undefined) return undefined;
  const short = shortAddress(address);
  // Version 2 of DeepBook has the name of version 3, and no constants.
  for (const owner of packages.filter((item) => item.name === short || addressesOf(item).some((id) => shortAddress(id) === short))) {
    const module = owner.modules.find((item) => item.name === name.toLowerCase());
    if (module !== undefined) return {owner, module};
  }
  return undefined;
}

/** The codes that a constant may have, where the address leaves the network open. */
function codesOf({code, codeOnMainnet}: DecodedConstant, {ids}: DecodedPackage, address: string | undefined): (number | undefined)[] {
  if (codeOnMainnet === undefined) return [code];
  const isOn = (network: readonly string[] = []): boolean =>
    address !== undefined && network.some((id) => shortAddress(id) === shortAddress(address));
  if (isOn(ids?.mainnet)) return [codeOnMainnet];
  return isOn(ids?.testnet) ? [code] : [codeOnMainnet, code];
}

/**
 * The constants that an abort may stand for: by name, or else by code, those first that its
 * function raises.
 */
export function findConstants(
  {owner, module: {constants}}: FoundModule,
  {code, ownCode, constant, function: raiser, package: address}: MoveAbort,
): DecodedConstant[] {
  const named = constants.filter(({name}) => name.toLowerCase() === constant?.toLowerCase());
  if (named.length > 0) return named;
  const number = ownCode ?? (code !== undefined && code < 1n << 32n ? Number(code) : undefined);
  if (number === undefined) return [];
  const isOfRaiser = ({raisedBy}: DecodedConstant): boolean => raiser !== undefined && raisedBy.includes(raiser.toLowerCase());
  const same = constants.filter((item) => codesOf(item, owner, address).includes(number));
  const raised = same.filter(isOfRaiser);
  return raised.length > 0 ? raised : same;
}
