import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::name_record`. */
export const nameRecordModule: ModuleOverlay = {
  summary:
    'What the registry stores about one name: its registration, expiration, target and data. Records can be copied, so changing a copy that `registry::lookup` returned leaves the registry as it is.',
  functions: {
    data: {summary: 'Returns a reference to the keys and values of a record, such as `avatar`.'},
    expiration_timestamp_ms: {summary: 'Returns when the name expires, in milliseconds since 1970, or 0 for a leaf.'},
    has_expired: {
      summary:
        'Says whether the time of the clock is past the expiration. For a leaf it says yes at any real time, so test `is_leaf_record` before.',
    },
    has_expired_past_grace_period: {summary: 'Says whether more than 30 days have passed since the expiration.'},
    is_leaf_record: {summary: 'Says whether the expiration is 0, by which a leaf is recognized.'},
    new: {summary: 'Makes a record for a registration, without a target and without data.'},
    new_leaf: {summary: 'Makes the record of a leaf, which names the registration of its parent and expires with that.'},
    nft_id: {summary: 'Returns the ID of the registration that controls the name; for a leaf that is the one of the parent.'},
    set_data: {summary: 'Replaces all keys and values of a record at once.'},
    set_expiration_timestamp_ms: {summary: 'Sets when the record expires, in milliseconds since 1970.'},
    set_target_address: {summary: 'Sets or clears the target of a record.'},
    target_address: {summary: 'Returns the address to which the name resolves, or none.'},
  },
  types: {
    NameRecord: {
      summary: 'The entry of one name in the registry. The module `registry` creates, changes and removes it.',
      fields: {
        nft_id:
          'The ID of the registration that controls the name: for a subdomain that of the registration inside its wrapper, for a leaf that of the parent.',
        expiration_timestamp_ms: 'The last moment at which the name is valid, in milliseconds since 1970; 0 in a leaf.',
        target_address: 'The address that the name stands for, if one is set.',
        data: 'Further text by key: what the holder stored, and the flags of a subdomain.',
      },
    },
  },
};
