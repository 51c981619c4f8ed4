import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `std::string`. */
export const stringModule: ModuleOverlay = {
  summary:
    'Text in UTF-8 with the type `String`, built from checked bytes and joined, cut and searched by byte index. A literal becomes a string with `b"text".to_string()`.',
  functions: {
    append: {summary: 'Adds one string to the end of another.', params: ['string', 'other']},
    append_utf8: {
      summary: 'Adds bytes to the end of a string. Aborts with `EInvalidUTF8` if they are not valid UTF-8 by themselves.',
      params: ['string', 'bytes'],
    },
    as_bytes: {summary: 'Returns a reference to the bytes of a string, which are its UTF-8 encoding.', params: ['string']},
    bytes: {summary: 'Calls `as_bytes` and returns the same reference.', params: ['string']},
    from_ascii: {
      summary: 'Turns an ASCII string into a UTF-8 one. It never aborts, because every ASCII text is valid UTF-8.',
      params: ['ascii'],
    },
    index_of: {
      summary:
        'Returns the byte index at which one string first occurs in another, or the length of the searched string if it does not occur.',
      params: ['string', 'substring'],
    },
    insert: {
      summary:
        'Puts a string into another at a byte index. Aborts with `EInvalidIndex` if the index is past the end or in the middle of a character of several bytes.',
      params: ['string', 'at', 'other'],
    },
    into_bytes: {summary: 'Consumes a string and returns its bytes.', params: ['string']},
    is_empty: {summary: 'Returns `true` if a string has no characters.', params: ['string']},
    length: {
      summary: 'Returns the length of a string in bytes. Characters outside ASCII take two to four bytes each.',
      params: ['string'],
    },
    sub_string: {
      summary: 'Calls `substring` with the same bounds, and aborts with `EInvalidIndex` for the same reasons.',
      params: ['string', 'i', 'j'],
    },
    substring: {
      summary:
        'Copies the bytes from index `i` up to, but not including, index `j` into a new string. Aborts with `EInvalidIndex` if `i` exceeds `j`, if `j` exceeds the length, or if either is in the middle of a character.',
      params: ['string', 'i', 'j'],
    },
    to_ascii: {
      summary: 'Consumes a string and returns it as an ASCII string. Aborts with `ascii::EInvalidASCIICharacter` if any byte is not ASCII.',
      params: ['string'],
    },
    try_utf8: {summary: 'Makes a string from bytes, or returns none if they are not valid UTF-8.', params: ['bytes']},
    utf8: {
      summary: 'Makes a string from bytes. Aborts with `EInvalidUTF8` if they are not a valid encoding; `try_utf8` returns none instead.',
      params: ['bytes'],
    },
  },
  deprecatedFunctions: {
    bytes: 'Use `string::as_bytes`.',
    sub_string: 'Use `string::substring`.',
  },
  types: {
    String: {
      summary: 'Text that has been checked to be valid UTF-8. Any code can create, copy, store and drop it.',
      fields: {bytes: 'The text in UTF-8.'},
    },
  },
  errors: {
    EInvalidUTF8: {
      when: 'The bytes for a string are not valid UTF-8, for example because a character was cut in two.',
      raisedBy: ['utf8', 'append_utf8'],
      cure: 'Check the encoding in the caller, or make the string with `try_utf8`.',
    },
    EInvalidIndex: {
      when: 'A byte index is past the end of the string, in the middle of a character, or greater than the index that follows it.',
      raisedBy: ['insert', 'substring', 'sub_string'],
      cure: 'Take indices from `index_of` or `length`, and count bytes rather than characters.',
    },
  },
};
