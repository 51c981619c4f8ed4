import type {AbiFunction, AbiModule, Datatype, MoveType, SignatureType} from '../../../../src/reference/abi/types';
import type {PackageAbi} from '../../../../src/reference/move/model';
import type {PackageInfo} from '../../../../src/reference/move/package-info';

/** A sentence that is long enough for a page's description. */
export const sentence = 'A module that stands for a real one wherever a test needs one.';

export const value = (type: MoveType): SignatureType => ({reference: '', type});
export const u64: MoveType = {kind: 'primitive', name: 'u64'};
export const typeOf = (module: string, name: string, ...inner: MoveType[]): MoveType => ({
  kind: 'datatype',
  address: '0x2',
  module,
  name,
  arguments: inner,
});

export const functionOf = (name: string, rest: Partial<AbiFunction> = {}): AbiFunction => ({
  name,
  visibility: 'public',
  entry: false,
  typeParameters: [],
  parameters: [],
  returns: [],
  ...rest,
});

export const structOf = (name: string, rest: Partial<Datatype> = {}): Datatype => ({
  name,
  abilities: [],
  typeParameters: [],
  fields: [],
  ...rest,
});

export const moduleOf = (name: string, rest: Partial<AbiModule> = {}): AbiModule => ({
  address: '0x2',
  name,
  datatypes: [],
  functions: [],
  ...rest,
});

export const info: PackageInfo = {
  name: 'sui',
  address: '0x2',
  location: 'fixed',
  label: 'Sui framework',
  summary: sentence,
  root: 'references/framework',
  dataFolder: 'src/reference/framework',
  generatedFrom: 'a fixture',
  namesFrom: '0123456789',
  sourceFolder: 'https://example.com',
  load: () => [],
};

export const packageOf = (...modules: AbiModule[]): PackageAbi => ({info, modules});

/** The first thing in a list; there must be one. */
export function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error('the list is empty');
  return item;
}
