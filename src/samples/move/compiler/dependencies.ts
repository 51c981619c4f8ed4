import type {Framework, FrameworkPackage} from '../framework';
import type {ResolvedPackage} from './protocol';

type Dependency = ResolvedPackage['dependencies'][number];

/** An address written out in full, as the builder's tables want it. */
const fullAddress = (address: string): string => `0x${address.replace(/^0x/, '').padStart(64, '0')}`;

/** Where local packages stand that have no address yet, one after the other. */
const firstLocalAddress = 0x10_ca00;

function frameworkGroup({name, alias, address, files}: FrameworkPackage, addressMapping: Record<string, string>): object {
  const manifest = `[package]\nname = "${name}"\nedition = "2024"\n[addresses]\n${alias} = "${address}"\n`;
  const all = Object.entries({'Move.toml': manifest, ...files});
  return {
    name,
    displayName: name,
    files: Object.fromEntries(all.map(([file, text]) => [`dependencies/${name}/${file}`, text])),
    edition: '2024',
    addressMapping,
    publishedIdForOutput: fullAddress(address),
    source: {type: 'local', local: name},
    manifest: {name: alias, dependencies: {}},
    rootDependencyAliases: [alias],
  };
}

/** What lies below a package. */
export interface Dependencies {
  /**
   * In the form in which the builder hands resolved packages to the compiler, so that nothing is
   * fetched.
   */
  json: string;
  /** Name → address of every package in it. */
  addresses: Readonly<Record<string, string>>;
}

/**
 * Puts packages below a package. Their files live under `dependencies/<name>/`, and each sees every
 * one's address.
 *
 * @param only names of the framework's packages to take; all of them by default
 * @param local further packages, as the builder resolved them
 */
export function dependenciesOf({packages}: Framework, only?: readonly string[], local: readonly Dependency[] = []): Dependencies {
  const system = packages.filter(({name}) => only?.includes(name) ?? true);
  const unpublished = fullAddress('0x0');
  const named = local.flatMap(({addressMapping}) => Object.entries(addressMapping)).filter(([, address]) => address === unpublished);
  const addresses = Object.fromEntries([
    ...system.map(({alias, address}) => [alias, fullAddress(address)] as const),
    ...named.map(([name], index) => [name, fullAddress((firstLocalAddress + index).toString(16))] as const),
  ]);
  const groups = local.map((each) => ({...each, addressMapping: {...each.addressMapping, ...addresses}}));
  return {json: JSON.stringify([...system.map((each) => frameworkGroup(each, addresses)), ...groups]), addresses};
}
