import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins_subdomains::subdomains`. */
export const subdomainsModule: ModuleOverlay = {
  summary:
    'Creates subdomains and manages them with the registration of their parent. A subdomain is either a node, which has an object and an expiration of its own, or a leaf, which the parent alone manages; apart from gas, both are free.',
  functions: {
    add_leaf_metadata: {
      summary:
        'Stores a value under `avatar`, `content_hash` or `walrus_site_id` of a leaf. Aborts with `ENotLeafRecord` if the name is not a leaf, `EUnsupportedKey` for other keys, and `sui::vec_map::EKeyAlreadyExists` if the key has a value, so remove that first. The parent must be current, as for `new_leaf`.',
    },
    burn: {
      summary:
        'Deletes an expired subdomain object, and its record if no other registration has taken the name. Aborts with `suins::subdomain_registration::ENameNotExpired` before that time.',
    },
    edit_setup: {
      summary:
        'Sets or removes both permissions of a subdomain, to create names below it and to extend itself, for the holder of the parent. Names that the subdomain has created stay. Aborts with `sui::dynamic_field::EFieldDoesNotExist` if the subdomain is not registered, with an error of `config` for a name that does not fit the parent, and with one of `suins::registry` if the parent has expired or been replaced.',
    },
    extend_expiration: {
      summary:
        'Moves the expiration of a subdomain to a later time in milliseconds, at most that of its parent; the clock is not consulted. Aborts with `EExtensionDisabledForSubDomain` without the permission, `EParentChanged` if the parent has been registered anew, `ESubdomainReplaced` if the parent has no record, and `EInvalidExpirationDate` for a time outside the limits. If the subdomain has no record the abort is `sui::dynamic_field::EFieldDoesNotExist`, and if another object has it, `suins::registry::EIdMismatch`.',
    },
    new: {
      summary:
        'Registers a subdomain and returns its `SubDomainRegistration`, with or without the permissions to create names below it and to extend itself. Aborts with `ENotAllowedName` for a blocked name, `ECreationDisabledForSubDomain` if the parent is a subdomain without the permission, and `EInvalidExpirationDate` unless the expiration is at least the minimum from now and no later than that of the parent. Further aborts come from `config` for the form of the name, and from `suins::registry` if the parent is not current or the name is taken.',
    },
    new_leaf: {
      summary:
        'Registers a leaf with its target, without an object. Aborts with `ENotAllowedName` if the name is blocked, `ECreationDisabledForSubDomain` if the parent may not create names, `suins::registry::ERecordNotExpired` if the name exists, and an error of `config` if it is malformed for this parent. A parent that is not current aborts with `suins::registry::EIdMismatch` or `suins::registry::ERecordExpired`.',
    },
    parent: {
      summary:
        'Returns the ID of the parent registration with which a subdomain was created, given the registration inside its wrapper. Aborts with `sui::dynamic_field::EFieldDoesNotExist` for the registration of a second-level name.',
    },
    remove_leaf: {
      summary:
        'Removes a leaf, for which the parent no longer needs the permission to create names. Aborts with `suins::registry::ENotLeafRecord` if there is no such leaf, and with `suins::registry::EIdMismatch` or `suins::registry::ERecordExpired` if the parent is not current.',
    },
    remove_leaf_metadata: {
      summary:
        'Removes any key from the data of a leaf, without a complaint if it is missing. A name that is not a leaf aborts with `ENotLeafRecord`, and an outdated parent with `suins::registry::EIdMismatch` or `suins::registry::ERecordExpired`.',
    },
  },
  types: {
    ParentKey: {summary: 'The name of the dynamic field that ties the registration of a subdomain to the ID of its parent.'},
    SubDomains: {
      summary:
        'The witness of this app. If the SuiNS admin withdraws its authorization, all changes abort with `suins::suins::EAppNotAuthorized`.',
    },
  },
  errors: {
    EInvalidExpirationDate: {
      when: 'The expiration is later than that of the parent, too soon for a new subdomain, or no later than the present one for an extension.',
      raisedBy: ['extend_expiration', 'new'],
      cure: 'Take a time in milliseconds that is no later than the expiration of the parent: for a new subdomain at least `config::minimum_duration` from now, for an extension later than the present one.',
    },
    ECreationDisabledForSubDomain: {
      when: 'The parent is itself a subdomain that is not allowed to create names.',
      raisedBy: ['new', 'new_leaf'],
      cure: 'Let the holder of the name above grant the permission with `edit_setup`.',
    },
    EExtensionDisabledForSubDomain: {
      when: 'The subdomain does not have the permission to extend itself.',
      raisedBy: ['extend_expiration'],
      cure: 'Ask the holder of the parent to set `allow_time_extension` with `edit_setup`.',
    },
    ESubdomainReplaced: {
      when: 'The registry has no record of the parent, for example because it was burned.',
      raisedBy: ['extend_expiration'],
      cure: 'Have the parent registered again and create the subdomain anew.',
    },
    EParentChanged: {
      when: 'The parent name belongs to another registration than the one that created the subdomain.',
      raisedBy: ['extend_expiration'],
      cure: 'Ask the present holder of the parent for a new subdomain after this one expires.',
    },
    ENotAllowedName: {
      when: 'The name is on the list of blocked names in the denylist of SuiNS.',
      raisedBy: ['new', 'new_leaf'],
      cure: 'Choose another name, after asking `suins_denylist::denylist::is_blocked_name`.',
    },
    EUnsupportedKey: {
      when: 'The key is none of `avatar`, `content_hash` and `walrus_site_id`.',
      raisedBy: ['add_leaf_metadata'],
      cure: 'Use one of these keys.',
    },
    ENotLeafRecord: {
      when: 'The name is not registered, or its record is not a leaf.',
      raisedBy: ['add_leaf_metadata', 'remove_leaf_metadata'],
      cure: 'Set the data of a node with `suins::controller::set_user_data`, and check the spelling of a leaf.',
    },
  },
};
