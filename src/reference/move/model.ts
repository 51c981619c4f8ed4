import type {Ability, AbiModule, Datatype, SignatureType, TypeParameter} from '../abi/types';
import type {AbortConstant} from './constants';
import type {ErrorOverlay, MacroOverlay, TypeOverlay} from './overlay-types';
import type {PackageInfo} from './package-info';

export interface NamedTypeParameter extends TypeParameter {
  /** As in source text: `T`, `Name`. */
  name: string;
}

export interface NamedParameter {
  name: string;
  type: SignatureType;
}

/** A function as its page shows it. */
export interface FunctionEntry {
  name: string;
  visibility: 'private' | 'public' | 'package';
  entry: boolean;
  typeParameters: readonly NamedTypeParameter[];
  parameters: readonly NamedParameter[];
  returns: readonly SignatureType[];
  summary?: string;
  /** Set where the function is outdated: what to use instead. */
  deprecated?: string;
  /** A line that says since when it is there. */
  since?: string;
}

/** A struct or enum as its page shows it. */
export interface DatatypeEntry extends Omit<Datatype, 'typeParameters' | 'abilities'> {
  abilities: readonly Ability[];
  typeParameters: readonly NamedTypeParameter[];
  /** Our words on it and on its parts. */
  words?: TypeOverlay;
  since?: string;
}

/** A constant that a module aborts with, as its page shows it. */
export interface ErrorEntry extends AbortConstant, ErrorOverlay {
  name: string;
}

export interface ModuleEntry {
  info: PackageInfo;
  name: string;
  summary: string;
  deprecated?: string;
  since?: string;
  datatypes: readonly DatatypeEntry[];
  /** Without those that are private and no entry functions. */
  functions: readonly FunctionEntry[];
  macros: readonly MacroOverlay[];
  /** In the order of their codes. */
  errors: readonly ErrorEntry[];
}

/** A package with the modules of its ABI. */
export interface PackageAbi {
  info: PackageInfo;
  modules: readonly AbiModule[];
}

/** A package as its pages show it. */
export interface PackageEntry {
  info: PackageInfo;
  modules: readonly ModuleEntry[];
}

/** `sui::coin`. */
export const moduleName = (info: Pick<PackageInfo, 'name'>, module: Pick<AbiModule, 'name'>): string => `${info.name}::${module.name}`;
