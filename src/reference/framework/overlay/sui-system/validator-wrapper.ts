import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui_system::validator_wrapper`. */
export const validatorWrapperModule: ModuleOverlay = {
  summary: 'A version wrapper around a validator, so that an upgrade of the framework can change how one is stored.',
  functions: {
    create_v1: {summary: 'Wraps a validator as version 1, the only one so far.'},
    destroy: {summary: 'Unwraps the validator and deletes the wrapper. Aborts with `EInvalidVersion` if it is not of version 1.'},
    load_validator_maybe_upgrade: {
      summary:
        'Borrows the wrapped validator mutably; a future release can convert older versions at this point. For now any version but 1 aborts with `EInvalidVersion`.',
    },
  },
  types: {
    ValidatorWrapper: {
      summary:
        'Holds one `Validator` behind a version number. Candidates and validators that have left are stored this way, while active and pending ones are stored directly.',
      fields: {inner: 'The `Versioned` object that contains the validator.'},
    },
  },
  errors: {
    EInvalidVersion: {
      when: 'A wrapper says it contains a version other than 1. No other version exists, so this cannot happen on a network that runs released code.',
      raisedBy: [],
      cure: 'Check the framework of your own network if you changed it.',
    },
  },
};
