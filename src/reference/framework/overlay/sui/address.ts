import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::address`. */
export const addressModule: ModuleOverlay = {
  summary:
    'Conversions between addresses and bytes, numbers, hexadecimal strings and IDs, with the length and the largest value of an address. The functions are methods of `address`.',
  functions: {
    from_ascii_bytes: {
      summary:
        'Reads an address from exactly 64 hexadecimal characters, in upper or lower case and without `0x`. Aborts with `EAddressParseError` for any other length or character.',
    },
    from_bytes: {
      summary: 'Turns 32 bytes into an address. Any other number of bytes makes it abort with `EAddressParseError`.',
    },
    from_u256: {
      summary: 'Turns a number into the address with that big-endian value, so that 1 becomes `@0x1`. Every `u256` is a valid address.',
    },
    length: {summary: 'Returns 32, the number of bytes in an address.'},
    max: {summary: 'Returns the largest address as a number, which is 2^256 - 1.'},
    to_ascii_string: {
      summary: 'Returns the address as an ASCII string of 64 lowercase hexadecimal characters, without `0x`.',
    },
    to_bytes: {summary: 'Returns the 32 bytes of the address, which are also its BCS form.'},
    to_string: {summary: 'Returns the address as a UTF-8 string of 64 lowercase hexadecimal characters, again without `0x`.'},
    to_u256: {summary: 'Returns the address as a number, reading its bytes as a big-endian integer.'},
  },
  errors: {
    EAddressParseError: {
      when: 'The input is not the encoding of an address: it has the wrong length or, as text, a character that is not hexadecimal.',
      raisedBy: ['from_ascii_bytes', 'from_bytes', 'object::id_from_bytes'],
      cure: 'Pass 32 bytes, or 64 hexadecimal characters without `0x`, padded with zeros on the left.',
    },
  },
};
