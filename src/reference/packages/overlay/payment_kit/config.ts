import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `payment_kit::config`. */
export const configModule: ModuleOverlay = {
  summary:
    'The values that a payment registry keeps for its settings. Only the package itself makes and reads them; the functions of `payment_kit` change the two settings that there are.',
  types: {
    Value: {
      summary: 'One value of a setting, of one of seven types. A registry keeps its settings as a map from names to such values.',
      variants: {
        U64: {summary: 'A number, as the setting for the expiration of records has it.', fields: {pos0: 'The number.'}},
        Address: {summary: 'An address; no setting has one so far.', fields: {pos0: 'The address.'}},
        String: {summary: 'A text in UTF-8; no setting has one so far.', fields: {pos0: 'The text.'}},
        AsciiString: {summary: 'A text in ASCII; no setting has one so far.', fields: {pos0: 'The text, in ASCII.'}},
        Bool: {summary: 'Yes or no, as the setting for managed funds has it.', fields: {pos0: 'True for yes.'}},
        Bytes: {summary: 'Any bytes; no setting has some so far.', fields: {pos0: 'The bytes.'}},
        Type: {
          summary: 'The name of a type; no setting has one so far.',
          fields: {pos0: 'The name of the type, with the address of its package.'},
        },
      },
    },
  },
  errors: {
    EInvalidRegistryConfigType: {
      when: 'A setting holds a value of another type than the package expects, which its own functions never store.',
      raisedBy: ['payment_kit::delete_payment_record', 'payment_kit::process_registry_payment'],
      cure: 'Look at the settings of the registry in its `config` field, and set them again as the admin.',
    },
  },
};
