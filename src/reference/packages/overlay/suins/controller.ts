import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::controller`. */
export const controllerModule: ModuleOverlay = {
  summary:
    'What the holder of a name does with it: set its address and data, set the reverse lookup, and remove what has expired. All functions abort with `suins::EAppNotAuthorized` if the admin has switched the module off.',
  functions: {
    burn_expired: {
      summary:
        'Deletes an expired `SuinsRegistration`, which frees its storage deposit, and removes the record of the name and its reverse lookup if the record still belongs to this object. Aborts with `registry::ERecordNotExpired` before the expiration. It does not wait for the 30 days of grace, so a burned name can no longer be renewed.',
    },
    burn_expired_subname: {
      summary:
        'Deletes an expired `SubDomainRegistration` with the registration inside, and the record if no newer registration has replaced it. Aborts with `subdomain_registration::ENameNotExpired` as long as the subdomain is valid.',
    },
    prune_expired_subname: {
      summary:
        'Removes the record of an expired subdomain for the holder of its parent, who need not have the object of the subdomain, and emits `SubnamePrunedEvent`. Aborts with `ENotSubdomain` for a second-level name, `EParentMismatch` if the name is not directly below the parent, `registry::ERecordNotFound` without a record, `registry::ENotLeafRecord` if the record is a leaf, and `registry::ERecordNotExpired` if it is valid. The parent has to be current, or the call aborts with `registry::EIdMismatch`, `registry::ERecordExpired` or `registry::ENftExpired`.',
    },
    prune_expired_subnames: {
      summary:
        'Removes the records of those names in a list that are expired direct subdomains of the parent, emits `SubnamePrunedEvent` for each and returns how many there were. Names that cannot be pruned are skipped, but a malformed one aborts with `domain::EInvalidDomain`. A parent that is not current aborts as in `prune_expired_subname`.',
    },
    set_object_reverse_lookup: {
      summary:
        'Makes a name the default name of an object, whose module has to lend the `UID` mutably. Aborts with `registry::ETargetNotSet` or `registry::ERecordMismatch` unless the name points to the ID of the object, and with `sui::dynamic_field::EFieldDoesNotExist` if nobody has registered it.',
    },
    set_reverse_lookup: {
      summary:
        'Makes a name the default name of the sender, which apps show in place of the address, and replaces an earlier one; the sender need not own the name. Aborts with `registry::ETargetNotSet` if the name has no target, `registry::ERecordMismatch` if it points to another address, `domain::EInvalidDomain` if it is malformed, and `sui::dynamic_field::EFieldDoesNotExist` if it is not registered.',
    },
    set_target_address: {
      summary:
        'Sets the address to which a name resolves, or clears it with none. If the previous target used the name as its default name, that reverse lookup ends. Aborts with `registry::EIdMismatch` if the registration is not the current one, and with `registry::ERecordExpired` after the expiration, even within the grace period.',
    },
    set_user_data: {
      summary:
        'Stores a value under the key `avatar`, `content_hash` or `walrus_site_id` of a name and overwrites an older one. Aborts with `EUnsupportedKey` for any other key, and with `registry::EIdMismatch` or `registry::ERecordExpired` if the registration does not control the name any more.',
    },
    unset_object_reverse_lookup: {
      summary:
        'Removes the default name of an object, given its mutable `UID`. Aborts with `sui::dynamic_field::EFieldDoesNotExist` if the object has none.',
    },
    unset_reverse_lookup: {
      summary: 'Removes the default name of the sender. A sender without one gets the abort `sui::dynamic_field::EFieldDoesNotExist`.',
    },
    unset_user_data: {
      summary:
        'Removes a key from the data of a name and does nothing if it is not there. Unlike `set_user_data` it accepts every key, also the flags of a subdomain. Aborts with `registry::EIdMismatch` or `registry::ERecordExpired` if the registration is replaced or has run out.',
    },
  },
  types: {
    Controller: {summary: 'The first witness of the module, deprecated and created by nothing. `ControllerV2` took its place.'},
    ControllerV2: {summary: 'The witness with which the module reaches the registry. The admin authorizes it in the `SuiNS` object.'},
    SubnamePrunedEvent: {
      summary:
        'Reports that the holder of a parent removed the record of an expired subdomain. A `SubDomainRegistration` for it may still exist and controls nothing.',
      fields: {subdomain: 'The subdomain that is free again.', parent_domain: 'The name whose registration allowed the removal.'},
      emittedBy: ['prune_expired_subname', 'prune_expired_subnames'],
    },
  },
  errors: {
    EUnsupportedKey: {
      when: 'The key is none of `avatar`, `content_hash` and `walrus_site_id`.',
      raisedBy: ['set_user_data'],
      cure: 'Use one of the three keys.',
    },
    EParentMismatch: {
      when: 'The subdomain is not exactly one level below the name of the registration.',
      raisedBy: ['prune_expired_subname'],
      cure: 'Pass the registration of the direct parent: that of `b.sui` for `a.b.sui`.',
    },
    ENotSubdomain: {
      when: 'The name to prune has fewer than three labels.',
      raisedBy: ['prune_expired_subname'],
      cure: 'Give the full name of the subdomain, or `burn_expired` the registration if it is a second-level name.',
    },
  },
};
