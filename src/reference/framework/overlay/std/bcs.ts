import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `std::bcs`. */
export const bcsModule: ModuleOverlay = {
  summary:
    'Serializes any Move value to bytes in BCS, the encoding that Sui uses for transactions and objects. The way back, from bytes to values, is in `sui::bcs`.',
  functions: {
    to_bytes: {
      summary:
        'Returns the BCS encoding of a value, which is the same for equal values and carries neither type nor field names. Integers come out little-endian, and vectors begin with their length.',
      params: ['value'],
    },
  },
};
