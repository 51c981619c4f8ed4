import type {ModuleOverlay} from '../../../move/overlay-types';
import {bcsMacros} from '../sui-macros';

/** Our texts about `sui::bcs`. */
export const bcsModule: ModuleOverlay = {
  summary:
    'Reads Move values from BCS bytes, one after the other: wrap the bytes in a `BCS` and peel values off in order. Use it for signed messages and for data that comes from outside the chain.',
  macros: bcsMacros,
  functions: {
    into_remainder_bytes: {
      summary:
        'Consumes the reader and returns the bytes that nobody has peeled off. Check that they are empty where the input must not contain anything more.',
    },
    new: {summary: 'Wraps bytes in a reader that starts at their beginning. The bytes are not checked until values are peeled off.'},
    peel_address: {summary: 'Reads an address, which takes 32 bytes. Aborts with `EOutOfRange` if fewer are left.'},
    peel_bool: {
      summary:
        'Reads one byte as a Boolean: 0 is false and 1 is true. Aborts with `ENotBool` for any other byte, and with `EOutOfRange` if nothing is left.',
    },
    peel_enum_tag: {
      summary:
        'Reads the number of an enum variant, which precedes the fields of the variant. Aborts with `EOutOfRange` if the number exceeds a `u32`, and with `ELenOutOfRange` if it takes more than five bytes.',
    },
    peel_option_address: {
      summary:
        'Reads an optional address: a byte that says whether there is one, then the address. Aborts in the same cases as `peel_bool` and `peel_address`.',
    },
    peel_option_bool: {
      summary: 'Reads an optional Boolean, that is, one or two bytes. A byte other than 0 or 1 makes it abort with `ENotBool`.',
    },
    peel_option_u128: {summary: 'Reads an optional `u128`: a byte that says whether there is one, then its 16 bytes.'},
    peel_option_u16: {summary: 'Reads an optional `u16`: a byte that says whether there is one, then its 2 bytes.'},
    peel_option_u256: {summary: 'Reads an optional `u256`: a byte that says whether there is one, then its 32 bytes.'},
    peel_option_u32: {summary: 'Reads an optional `u32`: a byte that says whether there is one, then its 4 bytes.'},
    peel_option_u64: {summary: 'Reads an optional `u64`: a byte that says whether there is one, then its 8 bytes.'},
    peel_option_u8: {summary: 'Reads an optional `u8`: a byte that says whether there is one, then the number itself.'},
    peel_u128: {summary: 'Reads a `u128` from 16 bytes in little-endian order. Aborts with `EOutOfRange` if fewer than 16 are left.'},
    peel_u16: {summary: 'Reads a `u16` from 2 bytes in little-endian order. Aborts with `EOutOfRange` if fewer than 2 are left.'},
    peel_u256: {summary: 'Reads a `u256` from 32 bytes in little-endian order. Aborts with `EOutOfRange` if fewer than 32 are left.'},
    peel_u32: {summary: 'Reads a `u32` from 4 bytes in little-endian order. Aborts with `EOutOfRange` if fewer than 4 are left.'},
    peel_u64: {summary: 'Reads a `u64` from 8 bytes in little-endian order. Aborts with `EOutOfRange` if fewer than 8 are left.'},
    peel_u8: {summary: 'Reads the next byte as a `u8`. Aborts with `EOutOfRange` if no byte is left.'},
    peel_vec_address: {
      summary: 'Reads a vector of addresses: its length, then 32 bytes for each. Aborts with `EOutOfRange` if the bytes end too early.',
    },
    peel_vec_bool: {
      summary: 'Reads a vector of Booleans, each of them one byte. Aborts with `ENotBool` at the first byte that is neither 0 nor 1.',
    },
    peel_vec_length: {
      summary:
        'Reads the length of a vector, encoded as ULEB128 in one to five bytes, so that the caller can peel that many elements. Aborts with `ELenOutOfRange` if it takes more than five bytes; if the bytes run out, popping from the empty vector fails with an error of the virtual machine.',
    },
    peel_vec_u128: {summary: 'Reads a vector of `u128` values: its length, then 16 bytes for each element.'},
    peel_vec_u16: {summary: 'Reads a vector of `u16` values: its length, then 2 bytes for each element.'},
    peel_vec_u256: {summary: 'Reads a vector of `u256` values: its length, then 32 bytes for each element.'},
    peel_vec_u32: {summary: 'Reads a vector of `u32` values: its length, then 4 bytes for each element.'},
    peel_vec_u64: {summary: 'Reads a vector of `u64` values: its length, then 8 bytes for each element.'},
    peel_vec_u8: {summary: 'Reads a byte string: its length, then the bytes. Strings and nested BCS values come in this form.'},
    peel_vec_vec_u8: {summary: 'Reads a vector of byte strings, such as a list of texts.'},
    to_bytes: {summary: 'Serializes a value with BCS. It is the function of the same name in `std::bcs`, offered here for convenience.'},
  },
  types: {
    BCS: {
      summary:
        'A reader over BCS bytes, made by `new`. Every `peel_` function takes its value off the front, and `into_remainder_bytes` returns what is left.',
      fields: {bytes: 'The bytes not yet read, in reverse order, because taking from the end of a vector is cheap.'},
    },
  },
  errors: {
    EOutOfRange: {
      when: 'Fewer bytes are left than the value needs, or an enum tag exceeds a `u32`.',
      raisedBy: [
        'peel_address',
        'peel_bool',
        'peel_enum_tag',
        'peel_option_address',
        'peel_option_bool',
        'peel_option_u128',
        'peel_option_u16',
        'peel_option_u256',
        'peel_option_u32',
        'peel_option_u64',
        'peel_option_u8',
        'peel_u128',
        'peel_u16',
        'peel_u256',
        'peel_u32',
        'peel_u64',
        'peel_u8',
        'peel_vec_address',
        'peel_vec_bool',
        'peel_vec_u128',
        'peel_vec_u16',
        'peel_vec_u256',
        'peel_vec_u32',
        'peel_vec_u64',
        'peel_vec_u8',
        'peel_vec_vec_u8',
      ],
      cure: 'Peel the fields in the order and with the types in which they were serialized, and check that the input is complete.',
    },
    ENotBool: {
      when: 'A byte read as a Boolean, or as the mark of an option, is neither 0 nor 1.',
      raisedBy: [
        'peel_bool',
        'peel_option_address',
        'peel_option_bool',
        'peel_option_u128',
        'peel_option_u16',
        'peel_option_u256',
        'peel_option_u32',
        'peel_option_u64',
        'peel_option_u8',
        'peel_vec_bool',
      ],
      cure: 'Compare the order of the fields with that of the serialized type: the reader is probably at the wrong place.',
    },
    ELenOutOfRange: {
      when: 'A length or enum tag takes more than five bytes, which no valid one does.',
      raisedBy: [
        'peel_enum_tag',
        'peel_vec_address',
        'peel_vec_bool',
        'peel_vec_length',
        'peel_vec_u128',
        'peel_vec_u16',
        'peel_vec_u256',
        'peel_vec_u32',
        'peel_vec_u64',
        'peel_vec_u8',
        'peel_vec_vec_u8',
      ],
      cure: 'Make sure that the next field is a vector, string or enum, written with a ULEB128 prefix.',
    },
  },
};
