import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::tx_context`. */
export const txContextModule: ModuleOverlay = {
  summary:
    'What a function can learn about the transaction that runs it: sender, sponsor, digest, epoch, its start time and gas prices. The runtime passes it in; take it as `&TxContext`, or as `&mut TxContext` where you create objects.',
  functions: {
    digest: {
      summary:
        'Returns the 32 bytes of the digest of the running transaction. The sender can choose among digests before signing, so it is no source of randomness; use `sui::random`.',
      params: ['ctx'],
    },
    epoch: {summary: 'Returns the number of the current epoch.', params: ['ctx']},
    epoch_timestamp_ms: {
      summary:
        'Returns when the current epoch began, in milliseconds since the Unix epoch. It stays the same for the whole epoch; for the time now, read `clock::timestamp_ms`.',
      params: ['ctx'],
    },
    fresh_object_address: {
      summary:
        'Returns an address that was never used and that no user can own. Every call returns another one; `object::new` builds a UID from it.',
      params: ['ctx'],
    },
    gas_price: {summary: 'Returns the price in MIST per gas unit that the running transaction offers.', params: ['ctx']},
    reference_gas_price: {summary: 'Returns the reference gas price of the current epoch, in MIST per gas unit.', params: ['ctx']},
    sender: {
      summary: 'Returns the address whose transaction is running. With a sponsor it is still the user, not the address that pays the gas.',
      params: ['ctx'],
    },
    sponsor: {summary: 'Returns the address that pays the gas for the sender, or none if the transaction has no sponsor.', params: ['ctx']},
  },
  types: {
    TxContext: {
      summary:
        'Facts about the running transaction. The runtime creates it and passes it to every function that asks for one; read it with the functions of this module, because most of its fields are no longer filled in.',
      fields: {
        sender: 'Formerly the sender. It is `0x0` now that `sender` asks the runtime.',
        tx_hash: 'The 32 bytes of the transaction digest, the one field that is still in use.',
        epoch: 'Formerly the epoch, and zero today; `epoch` returns the real number.',
        epoch_timestamp_ms: 'Once the start of the epoch in milliseconds. It is zero now: call `epoch_timestamp_ms`.',
        ids_created:
          'Once the number of IDs that the transaction had created. The runtime counts them itself now, and the field stays zero.',
      },
    },
  },
};
