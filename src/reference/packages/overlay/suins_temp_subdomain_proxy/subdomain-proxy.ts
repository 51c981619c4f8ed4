import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins_temp_subdomain_proxy::subdomain_proxy`. */
export const subdomainProxyModule: ModuleOverlay = {
  summary:
    'Functions that take the object of a subdomain where others ask for the registration in it. Each calls the function of the same name in `suins_subdomains::subdomains` or `suins::controller` and aborts as that does.',
  functions: {
    add_leaf_metadata: {summary: 'Adds a value to the data of a leaf below a subdomain.'},
    edit_setup: {summary: 'Decides what a subdomain of a subdomain is allowed.'},
    new: {summary: 'Creates a subdomain below a subdomain and returns its object.'},
    new_leaf: {summary: 'Creates a leaf below a subdomain.'},
    remove_leaf: {summary: 'Removes a leaf below a subdomain.'},
    remove_leaf_metadata: {summary: 'Removes a value from the data of a leaf below a subdomain.'},
    set_target_address: {summary: 'Sets the address that a subdomain points to, or none.'},
    set_user_data: {summary: 'Sets a value in the data of a subdomain.'},
    unset_user_data: {summary: 'Removes a value from the data of a subdomain.'},
  },
};
