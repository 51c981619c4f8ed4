import type {PackageOverlay} from '../../../move/overlay-types';
import {addressModule} from './address';
import {asciiModule} from './ascii';
import {bcsModule} from './bcs';
import {bitVectorModule} from './bit-vector';
import {boolModule} from './bool';
import {debugModule} from './debug';
import {fixedPoint32Module} from './fixed-point32';
import {hashModule} from './hash';
import {internalModule} from './internal';
import {macrosModule} from './macros';
import {optionModule} from './option';
import {stringModule} from './string';
import {typeNameModule} from './type-name';
import {u8Module} from './u8';
import {u16Module} from './u16';
import {u32Module} from './u32';
import {u64Module} from './u64';
import {u128Module} from './u128';
import {u256Module} from './u256';
import {uq3232Module} from './uq32-32';
import {uq6464Module} from './uq64-64';
import {vectorModule} from './vector';

/** Our texts about the modules of `std`. */
export const std: PackageOverlay = {
  address: addressModule,
  ascii: asciiModule,
  bcs: bcsModule,
  bit_vector: bitVectorModule,
  bool: boolModule,
  debug: debugModule,
  fixed_point32: fixedPoint32Module,
  hash: hashModule,
  internal: internalModule,
  macros: macrosModule,
  option: optionModule,
  string: stringModule,
  type_name: typeNameModule,
  u8: u8Module,
  u16: u16Module,
  u32: u32Module,
  u64: u64Module,
  u128: u128Module,
  u256: u256Module,
  uq32_32: uq3232Module,
  uq64_64: uq6464Module,
  vector: vectorModule,
};
