import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::accumulator_metadata`. */
export const accumulatorMetadataModule: ModuleOverlay = {
  summary:
    'Counts the storage entries that address balances take up, for the accounts of the storage fund. Only the system uses it; the types of an earlier index of owners remain without use.',
  types: {
    AccumulatorObjectCountKey: {
      summary: 'The name of the dynamic field on the `AccumulatorRoot` that counts the entries, a `u64`.',
    },
    Metadata: {
      summary: 'Details about one balance in the removed index of owners. It is kept only so that upgrades stay compatible.',
      fields: {fields: 'Details that were to be added later.'},
    },
    MetadataKey: {summary: 'The key of a `Metadata` for one type of balance, also out of use.'},
    Owner: {
      summary: 'An owner in the removed index, with all the balances of that owner. Nothing creates one any more.',
      fields: {balances: 'The details of each balance, by type.', owner: 'The address that held the balances.'},
    },
    OwnerKey: {
      summary: 'The key under which the removed index kept an `Owner`.',
      fields: {owner: 'The address of the owner.'},
    },
  },
  errors: {
    EInvariantViolation: {
      when: 'Settlement removes more entries than exist, which would be a fault of the network. Only the system calls the code that checks it.',
      raisedBy: [],
      cure: 'Report it to the maintainers of Sui.',
    },
  },
};
