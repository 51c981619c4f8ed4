import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `std::ascii`. */
export const asciiModule: ModuleOverlay = {
  summary:
    'Strings and characters whose bytes have all been checked to be ASCII. Type names, coin symbols and URLs use it; for text that people read, use `std::string`.',
  functions: {
    all_characters_printable: {
      summary: 'Returns `true` if every character is printable, from the space (32) to the tilde (126). An empty string passes.',
    },
    append: {summary: 'Adds one ASCII string to the end of another.'},
    as_bytes: {summary: 'Returns a reference to the bytes of an ASCII string, one for each character.'},
    byte: {summary: 'Unpacks a character into its byte.'},
    char: {summary: 'Makes a character from a byte. Aborts with `EInvalidASCIICharacter` if the byte is above 127.'},
    index_of: {
      summary:
        'Returns the index at which `substr` first occurs, and the length of the searched string if it is nowhere in it. An empty `substr` is found at index 0.',
    },
    insert: {
      summary:
        'Puts an ASCII string into another at an index, which may be the end. Aborts with `EInvalidIndex` if the index is greater than the length.',
      params: ['string', 'at', 'other'],
    },
    into_bytes: {summary: 'Consumes an ASCII string and returns its bytes.'},
    is_empty: {summary: 'Returns `true` if an ASCII string has no characters.'},
    is_printable_char: {summary: 'Returns `true` if a byte from 32 to 126 is given, the range of printable ASCII characters.'},
    is_valid_char: {summary: 'Returns `true` if a byte is ASCII at all, printable or not, which means at most 127.', params: ['byte']},
    length: {summary: 'Returns the number of characters, each of which is one byte.'},
    pop_char: {
      summary:
        'Removes the last character and returns it. On an empty ASCII string, the call fails with the vector error of the virtual machine.',
    },
    push_char: {summary: 'Adds a character to the end of an ASCII string.'},
    string: {
      summary:
        'Makes an ASCII string from bytes. Aborts with `EInvalidASCIICharacter` if any of them is above 127; `try_string` returns none instead.',
    },
    substring: {
      summary:
        'Copies the characters from index `i` up to, but not including, index `j`. Aborts with `EInvalidIndex` if `i` exceeds `j` or `j` exceeds the length.',
    },
    to_lowercase: {summary: 'Returns a copy with the letters A to Z in lowercase and all other characters unchanged.'},
    to_uppercase: {summary: 'Returns a copy with the letters a to z in uppercase and everything else unchanged.'},
    try_string: {summary: 'Makes an ASCII string from bytes, or returns none if any of them is above 127.'},
  },
  types: {
    Char: {
      summary: 'One ASCII character, made by `char` or `pop_char` and consumed by `push_char` or `byte`.',
      fields: {byte: 'The code of the character, from 0 to 127.'},
    },
    String: {
      summary: 'A text whose bytes have all been checked to be ASCII, which includes characters that do not print, such as line breaks.',
      fields: {bytes: 'The characters, one byte each.'},
    },
  },
  errors: {
    EInvalidASCIICharacter: {
      when: 'A byte above 127 is meant to become an ASCII character or part of an ASCII string.',
      raisedBy: ['char', 'string', 'string::to_ascii'],
      cure: 'Use `std::string` for such text, or find out with `try_string` or `is_valid_char` whether it is ASCII.',
    },
    EInvalidIndex: {
      when: 'An index is greater than the length of the ASCII string, or the start of a substring comes after its end.',
      raisedBy: ['insert', 'substring'],
      cure: 'Keep indices between 0 and `length`, and the first one no greater than the second.',
    },
  },
};
