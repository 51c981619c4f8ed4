import type {FunctionOverlay} from '../../overlay-types';

/** Functions of `sui::tx_context`. */
export const txContext: Readonly<Record<string, FunctionOverlay>> = {
  digest: {
    summary:
      'Gives the 32 bytes of the digest of the running transaction. The sender can choose among digests before signing, so it is no source of randomness; use `sui::random`.',
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
      'Returns an address that was never used, which no user can own; every call gives another one. `object::new` builds a UID from it.',
    params: ['ctx'],
  },
  gas_price: {summary: 'Returns the price in MIST per gas unit that the running transaction offers.', params: ['ctx']},
  reference_gas_price: {summary: 'Returns the reference gas price of the current epoch, in MIST per gas unit.', params: ['ctx']},
  sender: {
    summary: 'Returns the address whose transaction is running. With a sponsor it is still the user, not the address that pays the gas.',
    params: ['ctx'],
  },
  sponsor: {summary: 'Returns the address that pays the gas for the sender, or none if the transaction has no sponsor.', params: ['ctx']},
};
