import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `std::bit_vector`. */
export const bitVectorModule: ModuleOverlay = {
  summary:
    'A vector of bits with a fixed length of up to 1,023, which can be set, cleared, read and shifted one by one. Each bit is stored as a `bool`, which takes a whole byte.',
  functions: {
    is_index_set: {summary: 'Returns `true` if the bit at an index is 1. Aborts with `EINDEX` if there is no such bit.'},
    length: {summary: 'Returns the number of bits, which never changes after `new`.'},
    longest_set_sequence_starting_at: {
      summary:
        'Counts how many bits in a row are 1, starting at `start_index`, and returns 0 if the bit there is 0. Aborts with `EINDEX` if `start_index` is past the last bit.',
    },
    new: {summary: 'Creates a vector of bits that are all 0. Aborts with `ELENGTH` unless the length is between 1 and 1,023.'},
    set: {summary: 'Sets the bit at an index to 1. Aborts with `EINDEX` if the index is not below the length.'},
    shift_left: {
      summary:
        'Moves every bit to an index that is lower by `amount`, drops those that fall off at index 0, and fills the end with 0. An amount of the length or more clears all bits.',
    },
    unset: {summary: 'Clears the bit at an index, so that it is 0. Aborts with `EINDEX` if the index is the length or more.'},
  },
  types: {
    BitVector: {
      summary: 'A row of bits of fixed length, made by `new`, which anyone can copy, store and drop.',
      fields: {length: 'How many bits there are.', bit_field: 'The bits in order of their index, `true` for 1.'},
    },
  },
  errors: {
    EINDEX: {
      when: 'The index of a bit is not below the length.',
      raisedBy: ['is_index_set', 'longest_set_sequence_starting_at', 'set', 'unset'],
      cure: 'Compare the index with `length` first.',
    },
    ELENGTH: {
      when: 'The requested length is 0, or 1,024 or more.',
      raisedBy: ['new'],
      cure: 'Create 1 to 1,023 bits, and spread a longer row over several vectors.',
    },
  },
};
