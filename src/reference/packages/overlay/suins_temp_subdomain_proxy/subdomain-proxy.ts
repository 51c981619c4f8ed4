import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins_temp_subdomain_proxy::subdomain_proxy`. */
export const subdomainProxyModule: ModuleOverlay = {
  summary:
    'The functions for holders of names in a form that accepts a `SubDomainRegistration`. A transaction cannot pass on a reference to the registration inside, so this module does, to `suins_subdomains::subdomains` and `suins::controller`, whose checks apply.',
  functions: {
    add_leaf_metadata: {
      summary:
        'Stores a value for a leaf below a subdomain. It aborts as `suins_subdomains::subdomains::add_leaf_metadata` does, for example with `suins_subdomains::subdomains::EUnsupportedKey`.',
    },
    edit_setup: {
      summary:
        'Changes the permissions of a name that is directly below a subdomain. If it does not exist, the call aborts with `sui::dynamic_field::EFieldDoesNotExist`.',
    },
    new: {
      summary:
        'Registers a name below a subdomain and returns its `SubDomainRegistration`. The subdomain needs the permission to create names, or the call aborts with `suins_subdomains::subdomains::ECreationDisabledForSubDomain`; the other checks of `suins_subdomains::subdomains::new` apply too.',
    },
    new_leaf: {
      summary:
        'Registers a leaf below a subdomain, pointing to an address. Without the permission to create names it aborts with `suins_subdomains::subdomains::ECreationDisabledForSubDomain`, and for a blocked name with `suins_subdomains::subdomains::ENotAllowedName`.',
    },
    remove_leaf: {summary: 'Removes a leaf below a subdomain. Aborts with `suins::registry::ENotLeafRecord` if the name is not a leaf.'},
    remove_leaf_metadata: {
      summary:
        'Removes a key from the data of a leaf below a subdomain, and aborts with `suins_subdomains::subdomains::ENotLeafRecord` for any other name.',
    },
    set_target_address: {
      summary:
        'Sets or clears the address to which a subdomain resolves. Aborts with `suins::registry::ERecordExpired` once the subdomain has expired, and with `suins::registry::EIdMismatch` if its name has gone to another object.',
    },
    set_user_data: {
      summary:
        'Stores an avatar, a content hash or a Walrus site for a subdomain, by the key. Any other key aborts with `suins::controller::EUnsupportedKey`.',
    },
    unset_user_data: {
      summary:
        'Removes a key from the data of a subdomain, or does nothing without such a key. Beware that the permissions of the subdomain are keys too.',
    },
  },
};
