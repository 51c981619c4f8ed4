import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::url`. */
export const urlModule: ModuleOverlay = {
  summary: 'Wraps an ASCII string in a type of its own for URLs. Nothing checks that the text is a valid URL.',
  functions: {
    inner_url: {summary: 'Returns a copy of the text of a URL.', params: ['url']},
    new_unsafe: {summary: 'Wraps an ASCII string as a URL, whatever it says.', params: ['text']},
    new_unsafe_from_bytes: {
      summary: 'Wraps bytes as a URL. Aborts with `std::ascii::EInvalidASCIICharacter` if a byte is above 127.',
      params: ['bytes'],
    },
    update: {summary: 'Replaces the text of a URL.', params: ['url', 'text']},
  },
  types: {
    Url: {
      summary: 'A piece of text that is meant to be a URL, for instance the icon of a coin. Anyone can make one from any ASCII text.',
      fields: {url: 'The text of the URL.'},
    },
  },
};
