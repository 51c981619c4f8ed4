import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::hex`. */
export const hexModule: ModuleOverlay = {
  summary: 'Turns bytes into lower-case hexadecimal text without a prefix, and such text, in either case, back into bytes.',
  functions: {
    decode: {
      summary:
        'Turns hexadecimal text in ASCII, without `0x`, into bytes. Aborts with `EInvalidHexLength` if the number of digits is odd, and with `ENotValidHexCharacter` if one of the characters is not a hexadecimal digit.',
    },
    encode: {summary: 'Returns two lower-case hexadecimal digits in ASCII for each byte, without `0x` in front.'},
  },
  errors: {
    EInvalidHexLength: {
      when: 'The text has an odd number of characters, while every byte takes two.',
      raisedBy: ['decode'],
      cure: 'Put a zero in front of a single digit.',
    },
    ENotValidHexCharacter: {
      when: 'The text contains a character other than the digits 0 to 9 and the letters A to F in either case, for instance the `x` of `0x`.',
      raisedBy: ['decode'],
      cure: 'Strip the prefix and any spaces before you decode the text.',
    },
  },
};
