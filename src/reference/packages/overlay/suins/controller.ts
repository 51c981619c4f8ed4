import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::controller`. */
export const controllerModule: ModuleOverlay = {
  summary:
    'What the owner of a name does with it: set the address that it points to, set its data, choose the name that stands for an address, and clean up expired names. Calls that change the registry abort with `suins::EAppNotAuthorized` while the administrators have switched the module off.',
  functions: {
    burn_expired: {
      summary:
        'Destroys the registration of an expired name for its storage rebate. If the name still belongs to it, the record goes as well and others can register the name. Aborts with `registry::ERecordNotExpired` before it expires.',
    },
    burn_expired_subname: {
      summary:
        'Destroys the registration of an expired subdomain in the same way. Aborts with `subdomain_registration::ENameNotExpired` if it is valid.',
    },
    prune_expired_subname: {
      summary:
        'Removes the record of an expired subdomain on behalf of the parent’s owner, wherever its registration is, and emits `SubnamePrunedEvent`. Aborts with `ENotSubdomain`, `EParentMismatch`, `registry::ERecordNotFound`, `registry::ENotLeafRecord` for a leaf, or `registry::ERecordNotExpired`.',
    },
    prune_expired_subnames: {
      summary:
        'Removes as many of the listed subdomains as are expired and right below the parent, and returns how many that were. It passes over the others without an abort and emits `SubnamePrunedEvent` for each that it removes.',
    },
    set_object_reverse_lookup: {
      summary:
        'Makes a name stand for an object, whose ID the name has to point to. Only code that has the `UID` of the object mutably can call it. Aborts with `registry::ETargetNotSet` or `registry::ERecordMismatch` as `set_reverse_lookup` does.',
    },
    set_reverse_lookup: {
      summary:
        'Makes a name stand for the sender, so that apps show it in place of the address. The name has to point to the sender; owning it is not necessary. Aborts with `registry::ETargetNotSet` or `registry::ERecordMismatch` otherwise.',
    },
    set_target_address: {
      summary:
        'Sets the address that a name points to, or none. If the name stood for its old address, it does so no longer. Aborts with `registry::EIdMismatch`, `registry::ERecordExpired` or `registry::ENftExpired` where the registration is not valid.',
    },
    set_user_data: {
      summary:
        'Sets one value in the data of a name, in place of an earlier one: `avatar`, `content_hash` or `walrus_site_id`. Aborts with `EUnsupportedKey` for any other key, and as `set_target_address` does.',
    },
    unset_object_reverse_lookup: {
      summary: 'Takes the name of an object away. Aborts with `sui::dynamic_field::EFieldDoesNotExist` if it has none.',
    },
    unset_reverse_lookup: {
      summary: 'Takes the name of the sender away. Without one, it aborts with `sui::dynamic_field::EFieldDoesNotExist`.',
    },
    unset_user_data: {
      summary: 'Removes a value from the data of a name; nothing happens if the key is not there. It needs a valid registration.',
    },
  },
  types: {
    Controller: {summary: 'The type by which the registry knew an earlier version of this module. `ControllerV2` has replaced it.'},
    ControllerV2: {summary: 'The type by which the registry knows this module as an authorized app.'},
    SubnamePrunedEvent: {
      summary: 'Tells that the record of an expired subdomain was removed by the owner of its parent.',
      fields: {subdomain: 'The subdomain, which can be registered anew.', parent_domain: 'The name that it is below.'},
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
      when: 'The subdomain is not right below the name whose registration was passed.',
      raisedBy: ['prune_expired_subname'],
      cure: 'Pass the registration of the name that is one label shorter.',
    },
    ENotSubdomain: {
      when: 'The name has only two labels, such as `name.sui`.',
      raisedBy: ['prune_expired_subname'],
      cure: 'Name a subdomain, or use `burn_expired` for a name of your own.',
    },
  },
};
