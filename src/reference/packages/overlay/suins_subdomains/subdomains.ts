import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins_subdomains::subdomains`. */
export const subdomainsModule: ModuleOverlay = {
  summary:
    'Creates subdomains, changes what they are allowed, extends and removes them, on behalf of the owner of the name above. All calls abort in `suins::suins` with `EAppNotAuthorized` while the package is switched off.',
  functions: {
    add_leaf_metadata: {
      summary:
        'Adds a value to the data of a leaf: `avatar`, `content_hash` or `walrus_site_id`. Aborts with `ENotLeafRecord`, `EUnsupportedKey`, and with `sui::vec_map::EKeyAlreadyExists` if the key is set: remove it first.',
    },
    burn: {
      summary:
        'Destroys an expired subdomain with its registration. Aborts in `suins::subdomain_registration` with `ENameNotExpired` if it is valid.',
    },
    edit_setup: {
      summary:
        'Decides whether a subdomain may have names below it, and whether its owner may extend it. Names below that exist already stay. Aborts as `new` does if the registration or the name does not fit.',
    },
    extend_expiration: {
      summary:
        'Moves the end of a subdomain, up to that of its parent; the holder of the subdomain calls it. Aborts with `EExtensionDisabledForSubDomain` without the permission, with `ESubdomainReplaced`, with `EParentChanged` if the name above was bought anew, and with `EInvalidExpirationDate`.',
    },
    new: {
      summary:
        'Creates a subdomain with an object of its own and returns that. It may last as long as its parent and at least a day. Aborts with `ENotAllowedName` for a blocked word, with `ECreationDisabledForSubDomain`, with `EInvalidExpirationDate`, by the errors of `config` for the name, and in `suins::registry` if it exists or the parent is not valid.',
    },
    new_leaf: {
      summary:
        'Creates a leaf that points to an address, without an object and without a time of its own. Aborts with `ENotAllowedName` or `ECreationDisabledForSubDomain`, and for the name and the parent as `new` does.',
    },
    parent: {
      summary:
        'Returns the ID of the registration that created a subdomain. Aborts with `sui::dynamic_field::EFieldDoesNotExist` for a name that was bought.',
    },
    remove_leaf: {
      summary:
        'Removes a leaf; the permission to create names is not needed. Aborts in `suins::registry` with `ENotLeafRecord` for any other name.',
    },
    remove_leaf_metadata: {
      summary: 'Removes a value from the data of a leaf, if it is there. Aborts with `ENotLeafRecord` for a name that is no leaf.',
    },
  },
  types: {
    ParentKey: {summary: 'The name of the dynamic field in the registration of a subdomain with the ID of its creator’s registration.'},
    SubDomains: {summary: 'The type by which the list of authorized packages has this one.'},
  },
  errors: {
    EInvalidExpirationDate: {
      when: 'The end is after that of the parent, too soon for a new subdomain, or not later than before.',
      raisedBy: ['extend_expiration', 'new'],
      cure: 'Choose an end between `config::minimum_duration` from now and the end of the parent, in milliseconds.',
    },
    ECreationDisabledForSubDomain: {
      when: 'The parent is a subdomain that may not have names below it.',
      raisedBy: ['new', 'new_leaf'],
      cure: 'Ask the owner of the name above it to allow that with `edit_setup`.',
    },
    EExtensionDisabledForSubDomain: {
      when: 'The owner of the parent has not allowed the subdomain to be extended.',
      raisedBy: ['extend_expiration'],
      cure: 'Ask them to allow it with `edit_setup`.',
    },
    ESubdomainReplaced: {
      when: 'The registry has no record of the subdomain, or none of its parent.',
      raisedBy: ['extend_expiration'],
      cure: 'Have the subdomain created anew.',
    },
    EParentChanged: {
      when: 'The name above belongs to another registration than when the subdomain was created.',
      raisedBy: ['extend_expiration'],
      cure: 'Ask the new owner of the name above for a new subdomain, once this one has expired.',
    },
    ENotAllowedName: {
      when: 'The name is on the list of blocked names.',
      raisedBy: ['new', 'new_leaf'],
      cure: 'Choose another label.',
    },
    EUnsupportedKey: {
      when: 'The key is none of `avatar`, `content_hash` and `walrus_site_id`.',
      raisedBy: ['add_leaf_metadata'],
      cure: 'Use one of these keys.',
    },
    ENotLeafRecord: {
      when: 'The name is no leaf, or does not exist.',
      raisedBy: ['add_leaf_metadata', 'remove_leaf_metadata'],
      cure: 'Set the data of a subdomain with an object by `suins::controller::set_user_data`.',
    },
  },
};
