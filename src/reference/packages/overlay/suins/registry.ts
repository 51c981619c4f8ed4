import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::registry`. */
export const registryModule: ModuleOverlay = {
  summary:
    'The tables of all names and of the names that stand for addresses. Anyone can read them through `suins::registry`; functions that take the registry mutably are for packages that the administrators have authorized.',
  functions: {
    add_leaf_record: {
      summary:
        'Adds a leaf, a subdomain that the registration of its parent manages and that lasts as long as that. It always points to an address. Aborts with `EInvalidDepth`, `ERecordNotFound` or `ERecordExpired` because of the parent, and with `ERecordNotExpired` if the name exists.',
    },
    add_record: {
      summary:
        'Registers a free name for some years and returns its registration. Names that have expired are free after the grace period of 30 days. Aborts with `ERecordNotExpired` if the name is taken.',
    },
    add_record_ignoring_grace_period: {
      summary:
        'Does the same for subdomains, which are free as soon as they expire. Aborts with `ERecordNotExpired` while the subdomain is valid.',
    },
    assert_nft_is_authorized: {
      summary:
        'Checks that a registration owns its name now. Aborts with `EIdMismatch` if the name belongs to another one, with `ERecordExpired` or `ENftExpired` if its time is over, and with `sui::dynamic_field::EFieldDoesNotExist` if the name is not registered.',
    },
    burn_registration_object: {
      summary:
        'Destroys an expired registration, and the record of the name if it still belongs to it. Aborts with `ERecordNotExpired` if the registration is valid.',
    },
    burn_subdomain_object: {
      summary:
        'Destroys the registration of a subdomain with its wrapper. Aborts with `subdomain_registration::ENameNotExpired` before its time is over.',
    },
    get_data: {summary: 'Returns the data of a name. Aborts with `sui::dynamic_field::EFieldDoesNotExist` for a name without a record.'},
    has_record: {summary: 'Says whether a name has a record, valid or expired.'},
    lookup: {summary: 'Returns a copy of the record of a name, or none. Check its time: expired records stay until somebody removes them.'},
    new: {summary: 'Makes an empty registry, for the administrators to attach.', params: ['cap', 'ctx']},
    remove_leaf_record: {summary: 'Removes a leaf. Aborts with `ENotLeafRecord` for any other name.'},
    reverse_lookup: {summary: 'Returns the name that stands for an address, or none. Look that name up as well: it may have expired.'},
    set_data: {summary: 'Replaces the data of a name, including what other packages keep there.'},
    set_expiration_timestamp_ms: {
      summary:
        'Sets the end of a name in the registry and in its registration alike. Aborts with `EIdMismatch` for a registration that does not own the name.',
    },
    set_reverse_lookup: {
      summary:
        'Makes a name stand for the address that it points to. Aborts with `ETargetNotSet` if it points nowhere, and with `ERecordMismatch` if it points elsewhere.',
    },
    set_target_address: {summary: 'Sets what a name points to. If the name stood for its former address, that ends.'},
    unset_reverse_lookup: {
      summary: 'Removes the name that stands for an address. Aborts with `sui::dynamic_field::EFieldDoesNotExist` if none does.',
    },
    wrap_subdomain: {
      summary: 'Puts the registration of a subdomain into its wrapper. Aborts with `subdomain_registration::ENotSubdomain` or `EExpired`.',
      params: ['registry', 'nft', 'clock', 'ctx'],
    },
  },
  types: {
    Registry: {
      summary: 'All names, attached to `SuiNS` as a dynamic field.',
      fields: {
        registry: 'The record of each name.',
        reverse_registry: 'The name that stands for an address or an object, as its owner chose.',
      },
    },
  },
  errors: {
    ENftExpired: {
      when: 'The time of the registration is over.',
      raisedBy: [
        'assert_nft_is_authorized',
        'controller::prune_expired_subname',
        'controller::prune_expired_subnames',
        'controller::set_target_address',
        'controller::set_user_data',
        'controller::unset_user_data',
      ],
      cure: 'Renew the name, which is possible for 30 days after its end.',
    },
    ERecordNotExpired: {
      when: 'A name that is to be registered or removed is still valid, or in its grace period.',
      raisedBy: [
        'add_leaf_record',
        'add_record',
        'add_record_ignoring_grace_period',
        'burn_registration_object',
        'admin::reserve_domain',
        'admin::reserve_domains',
        'controller::burn_expired',
        'controller::prune_expired_subname',
        'payment::register',
      ],
      cure: 'Look the name up first, and take another one or wait until it is free.',
    },
    EIdMismatch: {
      when: 'The name belongs to another registration than the one that was passed.',
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
      when: 'The time of the name, or of the parent of a leaf, is over.',
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
      when: 'The name points to another address than the one that it is to stand for.',
      raisedBy: ['set_reverse_lookup', 'controller::set_object_reverse_lookup', 'controller::set_reverse_lookup'],
      cure: 'Have its owner point it to the address with `controller::set_target_address` first.',
    },
    ETargetNotSet: {
      when: 'The name points to no address.',
      raisedBy: ['set_reverse_lookup', 'controller::set_object_reverse_lookup', 'controller::set_reverse_lookup'],
      cure: 'Set its target with `controller::set_target_address` first.',
    },
    ENotLeafRecord: {
      when: 'A name that is to be removed as a leaf is none, or one that is to be pruned is a leaf.',
      raisedBy: ['remove_leaf_record', 'controller::prune_expired_subname'],
      cure: 'Remove leaves with `suins_subdomains`, and prune only subdomains with a registration.',
    },
    EInvalidDepth: {
      when: 'A leaf is to be added that is no subdomain.',
      raisedBy: ['add_leaf_record'],
      cure: 'Give it a name below a registered one.',
    },
    ERecordNotFound: {
      when: 'The registry has no record of the name, or of the parent of a leaf.',
      raisedBy: ['add_leaf_record', 'controller::prune_expired_subname'],
      cure: 'Check the spelling with `has_record`: somebody may have removed the name before you.',
    },
  },
};
