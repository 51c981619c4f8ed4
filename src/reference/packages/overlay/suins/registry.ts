import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::registry`. */
export const registryModule: ModuleOverlay = {
  summary:
    'The two tables of SuiNS: from names to records, and from addresses to their default names. Anyone can read the registry from the `SuiNS` object, whereas only authorized apps get the mutable reference that changes need.',
  functions: {
    add_leaf_record: {
      summary:
        'Adds a leaf: a subdomain with a target, without an object of its own, that lives as long as the registration of its parent. Aborts with `EInvalidDepth` unless the name is a subdomain, `ERecordNotFound` if the parent is not registered, `ERecordExpired` if it has expired or is a leaf itself, and `ERecordNotExpired` if the name is taken.',
    },
    add_record: {
      summary:
        'Registers a name for a number of years and returns its registration; an expired record of the name goes, with its reverse lookup. Aborts with `ERecordNotExpired` until 30 days after the old record has expired.',
    },
    add_record_ignoring_grace_period: {
      summary:
        'Registers a name as `add_record` does, but from the moment at which the old record expires. It is meant for subdomains, and aborts with `ERecordNotExpired` while the name is taken.',
    },
    assert_nft_is_authorized: {
      summary:
        'Passes if a registration controls its name now. Aborts with `EIdMismatch` if a newer one does, `ERecordExpired` or `ENftExpired` after the expiration without regard to the grace period, and `sui::dynamic_field::EFieldDoesNotExist` if the name has no record.',
    },
    burn_registration_object: {
      summary:
        'Deletes an expired registration, and the record of its name if that still carries its ID. Aborts with `ERecordNotExpired` if the registration is valid.',
    },
    burn_subdomain_object: {
      summary:
        'Unwraps an expired subdomain and deletes it, together with its record if that is still its own. A valid one aborts with `subdomain_registration::ENameNotExpired`.',
    },
    get_data: {
      summary:
        'Returns a reference to the keys and values of a name. Aborts with `sui::dynamic_field::EFieldDoesNotExist` for a name without a record.',
    },
    has_record: {summary: 'Says whether a name has a record, which may have expired.'},
    lookup: {
      summary:
        'Returns a copy of the record of a name, or none. An expired record is returned as well, so check the expiration before you trust the target.',
    },
    new: {
      summary: 'Creates an empty registry for the holder of the `AdminCap`, who adds it to the `SuiNS` object with `suins::add_registry`.',
      params: ['cap', 'ctx'],
    },
    remove_leaf_record: {
      summary:
        'Removes a leaf and, if its target uses it as the default name, that reverse lookup. Aborts with `ENotLeafRecord` if there is no record of this name or it is not a leaf.',
    },
    reverse_lookup: {
      summary:
        'Returns the default name of an address, or none. It does not check whether the name has expired, so look the name up as well.',
    },
    set_data: {
      summary:
        'Replaces the whole data of a name, flags of a subdomain included. Aborts with `sui::dynamic_field::EFieldDoesNotExist` if the registry does not know the name.',
    },
    set_expiration_timestamp_ms: {
      summary:
        'Sets the expiration of a name in its record and in its registration. Aborts with `EIdMismatch` if the record belongs to another registration.',
    },
    set_reverse_lookup: {
      summary:
        'Makes a name the default name of an address. Aborts with `ETargetNotSet` if the name has no target, with `ERecordMismatch` if it has another target, and with `sui::dynamic_field::EFieldDoesNotExist` if it is unknown.',
    },
    set_target_address: {
      summary:
        'Sets or clears the target of a name, and ends the reverse lookup of the former target if it was this name. An unregistered name aborts with `sui::dynamic_field::EFieldDoesNotExist`.',
    },
    unset_reverse_lookup: {
      summary:
        'Removes the default name of an address. Aborts with `sui::dynamic_field::EFieldDoesNotExist` if the address has no default name.',
    },
    wrap_subdomain: {
      summary:
        'Wraps the registration of a subdomain in a `SubDomainRegistration`. Aborts with `subdomain_registration::ENotSubdomain` for a second-level name, and with `subdomain_registration::EExpired` if the registration has expired.',
      params: ['registry', 'nft', 'clock', 'ctx'],
    },
  },
  types: {
    Registry: {
      summary: 'All records of SuiNS. It is a dynamic field of the `SuiNS` object, whose module decides who may change it.',
      fields: {
        registry: 'The record of each name.',
        reverse_registry: 'The default name of each address or object for which one was chosen.',
      },
    },
  },
  errors: {
    ENftExpired: {
      when: 'The registration has expired, while its record has not; both are normally changed together.',
      raisedBy: [
        'assert_nft_is_authorized',
        'controller::prune_expired_subname',
        'controller::prune_expired_subnames',
        'controller::set_target_address',
        'controller::set_user_data',
        'controller::unset_user_data',
      ],
      cure: 'Renew the name, which is possible for 30 days after its end, or use the registration that is current.',
    },
    ERecordNotExpired: {
      when: 'A name that is to be registered, or a record or registration that is to be removed, is still valid; a second-level name is not free before the end of its grace period either.',
      raisedBy: [
        'add_leaf_record',
        'add_record',
        'add_record_ignoring_grace_period',
        'burn_registration_object',
        'admin::reserve_domain',
        'admin::reserve_domains',
        'auction::start_auction_and_place_bid',
        'controller::burn_expired',
        'controller::prune_expired_subname',
        'payment::register',
      ],
      cure: 'Look up the expiration of the name, and choose another name or wait; a leaf can be removed first.',
    },
    EIdMismatch: {
      when: 'The record of the name carries the ID of another registration.',
      raisedBy: [
        'assert_nft_is_authorized',
        'set_expiration_timestamp_ms',
        'controller::prune_expired_subname',
        'controller::prune_expired_subnames',
        'controller::set_target_address',
        'controller::set_user_data',
        'controller::unset_user_data',
        'payment::renew',
      ],
      cure: 'Compare the ID of your registration with `nft_id` of the record: after an expiration, somebody else may have bought the name.',
    },
    ERecordExpired: {
      when: 'The record of the name, or of the parent of a leaf, has expired.',
      raisedBy: [
        'add_leaf_record',
        'assert_nft_is_authorized',
        'controller::prune_expired_subname',
        'controller::prune_expired_subnames',
        'controller::set_target_address',
        'controller::set_user_data',
        'controller::unset_user_data',
      ],
      cure: 'Renew the name with `payment`, then try again.',
    },
    ERecordMismatch: {
      when: 'The name points to another address than the one whose default name it should be.',
      raisedBy: ['set_reverse_lookup', 'controller::set_object_reverse_lookup', 'controller::set_reverse_lookup'],
      cure: 'Let the holder of the name call `controller::set_target_address` with your address first.',
    },
    ETargetNotSet: {
      when: 'The name that should become a default name has no target.',
      raisedBy: ['set_reverse_lookup', 'controller::set_object_reverse_lookup', 'controller::set_reverse_lookup'],
      cure: 'Set its target with `controller::set_target_address` first.',
    },
    ENotLeafRecord: {
      when: 'A leaf is to be removed and the record is none, or a leaf is to be pruned, which is not possible.',
      raisedBy: ['remove_leaf_record', 'controller::prune_expired_subname'],
      cure: 'Test the record with `name_record::is_leaf_record`: leaves are removed, and other subdomains are burned or pruned.',
    },
    EInvalidDepth: {
      when: 'A leaf is to be added under a name of fewer than three labels.',
      raisedBy: ['add_leaf_record'],
      cure: 'Give the leaf a name such as `pay.name.sui`.',
    },
    ERecordNotFound: {
      when: 'The parent of the leaf, or the subdomain that should be pruned, is not registered.',
      raisedBy: ['add_leaf_record', 'controller::prune_expired_subname'],
      cure: 'Ask `has_record` about the name and correct its spelling.',
    },
  },
};
