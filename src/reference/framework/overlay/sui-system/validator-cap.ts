import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui_system::validator_cap`. */
export const validatorCapModule: ModuleOverlay = {
  summary:
    'The capability with which a validator sets its gas price and reports others, so that a different key than the one for its funds can do this daily work.',
  functions: {
    into_verified: {
      summary:
        "Makes a `ValidatorOperationCap` out of a cap object; `validator_set::verify_cap` calls it after it has compared the object's ID with the registered one.",
    },
    new_unverified_validator_operation_cap_and_transfer: {
      summary:
        'Creates an `UnverifiedValidatorOperationCap`, sends it to the validator, and returns its ID for registration. Aborts with code 0, which has no name, unless the sender is that validator or the system address `0x0`.',
    },
    unverified_operation_cap_address: {summary: 'Reads from a cap object the address of the validator for which it was issued.'},
    verified_operation_cap_address: {summary: 'Reads from a verified cap the address of the validator in whose name the call is made.'},
  },
  types: {
    UnverifiedValidatorOperationCap: {
      summary:
        "The object that lets its holder set a validator's gas price quote and report other validators. A new candidate gets one, `sui_system::rotate_operation_cap` replaces it, and it may be transferred to an address for operations; only the latest one is valid, which is checked at every use.",
      fields: {
        id: 'The ID of the cap, which must match the one that the validator has on record.',
        authorizer_validator_address: 'The Sui address of the validator that granted these rights.',
      },
    },
    ValidatorOperationCap: {
      summary:
        'Proof, valid within one call, that a presented cap is the current one of its validator. `validator_set::verify_cap` makes it and the functions that change the validator consume it.',
      fields: {authorizer_validator_address: 'The Sui address of the validator for which the caller may act.'},
    },
  },
  errors: {},
};
