import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `payment_kit::config`. */
export const configModule: ModuleOverlay = {
  summary:
    'The values that a payment registry keeps as its settings. Each is of one of seven kinds, and all functions are internal to the package.',
  types: {
    Value: {
      summary:
        'A setting of any kind. A registry uses two of the kinds, a number for the life of records and a flag for managed funds; no setting uses the others yet.',
      variants: {
        U64: {summary: 'A whole number, for example of epochs.', fields: {pos0: 'The number.'}},
        Address: {summary: 'An address of an account or an object.', fields: {pos0: 'The address.'}},
        String: {summary: 'Text in UTF-8.', fields: {pos0: 'The text.'}},
        AsciiString: {summary: 'Text in ASCII.', fields: {pos0: 'The text, with ASCII characters only.'}},
        Bool: {summary: 'True or false.', fields: {pos0: 'The flag.'}},
        Bytes: {summary: 'Raw bytes without an interpretation.', fields: {pos0: 'The bytes.'}},
        Type: {summary: 'The name of a Move type.', fields: {pos0: 'The type name.'}},
      },
    },
  },
  errors: {
    EInvalidRegistryConfigType: {
      when: 'A setting of a registry is of another kind than the code expects, which the present setters rule out.',
      raisedBy: ['payment_kit::delete_payment_record', 'payment_kit::process_registry_payment'],
      cure: 'Set the value anew as the admin of the registry.',
    },
  },
};
