import type {PackageOverlay} from '../overlay-types';
import {helperMacros, integerMacros, optionMacros, vectorMacros} from './std-macros';

const integer = (type: string, bits: number, use = ''): string =>
  `Arithmetic for \`${type}\`, the unsigned integer of ${bits} bits${use}: minimum, maximum, powers, roots, rounding and loops. Operators abort on overflow; \`checked_\` functions return an \`Option\` instead, and \`saturating_\` ones stop at the limit. All functions are methods of the type and need no import, as in \`x.max(y)\`.`;

/** Our texts about the modules of `std`. */
export const std: PackageOverlay = {
  address: {
    summary: 'The length of an address in bytes, which depends on the platform and is 32 on Sui. To convert addresses use `sui::address`.',
  },
  ascii: {
    summary:
      'Strings and characters of which every byte is checked to be ASCII, stored as bytes. Type names, symbols and URLs use it; for text that people read, take `std::string`.',
  },
  bcs: {
    summary:
      'Serializes any Move value to bytes in BCS, the encoding that Sui uses for transactions and objects. The way back, from bytes to values, is in `sui::bcs`.',
  },
  bit_vector: {
    summary: 'A vector of bits with a fixed length of up to 1,023, which can be set, cleared, read and shifted one by one.',
  },
  bool: {
    summary: 'A placeholder through which the compiler attaches methods to `bool`; the pinned release has no functions in it.',
  },
  debug: {
    summary: 'Prints a value or the stack of calls to the console while unit tests run. Remove the calls before you publish.',
  },
  fixed_point32: {
    deprecated: 'Use `std::uq32_32`. `get_raw_value` here and `uq32_32::from_raw_value` there convert a value without loss.',
    summary: 'An unsigned number with 32 bits before and 32 bits after the binary point, kept for packages that were written with it.',
  },
  hash: {
    summary: 'The hash functions SHA2-256 and SHA3-256 over a vector of bytes. Blake2b and Keccak-256 are in `sui::hash`.',
  },
  internal: {
    summary:
      'A permit that only the module which defines a type can create, so that a function can demand the consent of that module. Take `Permit<T>` as an argument to let nobody but the owner of `T` call you.',
  },
  macros: {
    summary:
      'The bodies behind the macros and functions of the integer modules, shared by all of them. Call those modules; what stands here is an internal helper of `std`.',
    macros: helperMacros,
  },
  option: {
    summary:
      'A value that may be absent: the type `Option<T>`, with functions to test, borrow, fill and take what is inside. The macros run code on the value without unpacking it by hand.',
    macros: optionMacros,
  },
  string: {
    summary:
      'Text in UTF-8 with the type `String`, built from checked bytes and joined, cut and searched by byte index. A literal becomes one by `b"text".to_string()`.',
  },
  type_name: {
    summary:
      'Names of Move types as values, for use as keys, in events and in checks of where a generic type comes from. Package IDs in a name are those that defined the type, or those of the first version of its package.',
    deprecatedFunctions: {
      borrow_string: 'Use `as_string`.',
      get: 'Use `with_defining_ids`.',
      get_address: 'Use `address_string`.',
      get_module: 'Use `module_string`.',
      get_with_original_ids: 'Use `with_original_ids`.',
    },
  },
  u8: {summary: integer('u8', 8), macros: integerMacros('u8')},
  u16: {summary: integer('u16', 16), macros: integerMacros('u16')},
  u32: {summary: integer('u32', 32), macros: integerMacros('u32')},
  u64: {summary: integer('u64', 64, ', the type of amounts and timestamps'), macros: integerMacros('u64')},
  u128: {summary: integer('u128', 128), macros: integerMacros('u128')},
  u256: {summary: integer('u256', 256), macros: integerMacros('u256')},
  uq32_32: {
    summary:
      'An unsigned fixed-point number with 32 bits before and 32 bits after the binary point, for prices, rates and shares. It converts from and to integers and fractions, and its arithmetic aborts on overflow.',
  },
  uq64_64: {
    summary:
      'An unsigned fixed-point number with 64 bits before and 64 bits after the binary point, for larger or finer figures than `uq32_32`.',
  },
  vector: {
    summary:
      'The only collection built into the language: a growing list of values of one type, indexed from 0. The macros map, filter, fold, zip and sort; the functions are methods, as in `list.push_back(x)`.',
    macros: vectorMacros,
  },
};
