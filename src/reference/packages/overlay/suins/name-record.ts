import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::name_record`. */
export const nameRecordModule: ModuleOverlay = {
  summary:
    'What the registry says about one name: who owns it, until when, and what it points to. `registry::lookup` returns a copy; changing a copy changes nothing in the registry.',
  functions: {
    data: {summary: 'Returns the data of the name as keys and values, among them `avatar` and `content_hash`.'},
    expiration_timestamp_ms: {summary: 'Returns until when the name is valid, in milliseconds since the Unix epoch; 0 for a leaf.'},
    has_expired: {summary: 'Says whether the time of a name is over. A leaf always counts as expired here, so ask `is_leaf_record` first.'},
    has_expired_past_grace_period: {
      summary: 'Says whether 30 days more have passed since the name expired, after which others can register it.',
    },
    is_leaf_record: {summary: 'Says whether the name is a leaf: a subdomain without a registration of its own.'},
    new: {summary: 'Makes a record for a registration, without target and data.'},
    new_leaf: {summary: 'Makes the record of a leaf, which belongs to the registration of its parent.'},
    nft_id: {summary: 'Returns the ID of the registration that the name belongs to; of a leaf, that of the parent.'},
    set_data: {summary: 'Replaces all data of a record.'},
    set_expiration_timestamp_ms: {summary: 'Sets until when a record is valid.'},
    set_target_address: {summary: 'Sets or removes the address that a record points to.'},
    target_address: {summary: 'Returns the address that the name points to, if there is one.'},
  },
  types: {
    NameRecord: {
      summary: 'The entry of one name in the table of the registry.',
      fields: {
        nft_id: 'The registration that the name belongs to. It changes if the name expires and is bought anew.',
        expiration_timestamp_ms: 'The end of the paid time, in milliseconds, or 0 for a leaf.',
        target_address: 'What the name points to, if anything.',
        data: 'Keys and values, by owners and by packages such as `suins_subdomains`.',
      },
    },
  },
};
