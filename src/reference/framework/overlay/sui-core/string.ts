import type {FunctionOverlay} from '../../overlay-types';

/** Functions of `std::string`. */
export const string: Readonly<Record<string, FunctionOverlay>> = {
  append: {summary: 'Adds a string to the end of another.', params: ['string', 'other']},
  append_utf8: {
    summary: 'Adds bytes to the end of a string. Aborts with `EInvalidUTF8` if they are not valid UTF-8.',
    params: ['string', 'bytes'],
  },
  as_bytes: {summary: 'Gives a reference to the UTF-8 bytes of a string.', params: ['string']},
  bytes: {summary: 'Deprecated: use `as_bytes`, which does the same.', params: ['string']},
  from_ascii: {summary: 'Converts an ASCII string; it never aborts, since ASCII is valid UTF-8.', params: ['ascii']},
  index_of: {
    summary: 'Returns the byte index at which a string first occurs in another, or the length of the searched string if it does not.',
    params: ['string', 'substring'],
  },
  insert: {
    summary:
      'Puts a string into another at a byte index. Aborts with `EInvalidIndex` if the index is past the end or inside a character of several bytes.',
    params: ['string', 'at', 'other'],
  },
  into_bytes: {summary: 'Consumes a string and returns its UTF-8 bytes.', params: ['string']},
  is_empty: {summary: 'Says whether a string has no bytes.', params: ['string']},
  length: {summary: 'Returns the length in bytes, which exceeds the number of characters outside ASCII.', params: ['string']},
  sub_string: {summary: 'Deprecated: use `substring`, which does the same.', params: ['string', 'i', 'j']},
  substring: {
    summary:
      'Returns a copy of the bytes from index `i` up to, but without, index `j`. Aborts with `EInvalidIndex` if `i` exceeds `j`, `j` exceeds the length, or either is inside a character of several bytes.',
    params: ['string', 'i', 'j'],
  },
  to_ascii: {
    summary: 'Consumes a string and returns it as an ASCII string. Aborts with `ascii::EInvalidASCIICharacter` if a byte is not ASCII.',
    params: ['string'],
  },
  try_utf8: {summary: 'Makes a string of bytes, or returns none if they are not valid UTF-8.', params: ['bytes']},
  utf8: {summary: 'Makes a string of bytes. Aborts with `EInvalidUTF8` if they are not valid UTF-8.', params: ['bytes']},
};
