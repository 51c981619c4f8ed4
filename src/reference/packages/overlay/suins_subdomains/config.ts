import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins_subdomains::config`. */
export const configModule: ModuleOverlay = {
  summary:
    'The rules for names of subdomains: length of the label, depth, top-level domain and shortest life. The SuiNS admin stores one set of them in the `SuiNS` object.',
  functions: {
    assert_is_valid_subdomain: {
      summary:
        'Passes if the child satisfies the rules and is directly below the parent. Otherwise aborts with `ENotSupportedTLD`, `EInvalidLabelSize`, `EDepthOutOfLimit` or `EInvalidParent`, in this order.',
    },
    default: {
      summary: 'Returns the standard rules: `.sui` only, at most 10 labels, at least 3 bytes in the new label, at least one day of life.',
    },
    has_valid_depth: {summary: 'Says whether a name has no more labels than allowed, the top-level domain included.'},
    is_valid_label: {summary: 'Says whether the leftmost label is long enough.'},
    is_valid_tld: {summary: 'Says whether subdomains are allowed below the top-level domain of a name.'},
    minimum_duration: {summary: 'Returns how long a new subdomain must live at least, in milliseconds.'},
    new: {summary: 'Returns rules with the given values, which apply only once the SuiNS admin has stored them.'},
  },
  types: {
    SubDomainConfig: {
      summary: 'The rules in force when the `SuiNS` object holds them as a configuration.',
      fields: {
        allowed_tlds: 'The top-level domains that may have subdomains.',
        max_depth: 'The greatest number of labels, counting the top-level domain.',
        min_label_size: 'The least number of bytes in the label of a subdomain.',
        minimum_duration: 'The shortest life of a new subdomain, in milliseconds.',
      },
    },
  },
  errors: {
    EDepthOutOfLimit: {
      when: 'The name has too many labels.',
      raisedBy: [
        'assert_is_valid_subdomain',
        'subdomains::add_leaf_metadata',
        'subdomains::edit_setup',
        'subdomains::new',
        'subdomains::new_leaf',
        'subdomains::remove_leaf',
        'subdomains::remove_leaf_metadata',
      ],
      cure: 'Create the subdomain nearer to the second-level name; the standard limit is 10 labels.',
    },
    EInvalidParent: {
      when: 'The subdomain is not exactly one level below the name of the parent registration.',
      raisedBy: [
        'assert_is_valid_subdomain',
        'subdomains::add_leaf_metadata',
        'subdomains::edit_setup',
        'subdomains::new',
        'subdomains::new_leaf',
        'subdomains::remove_leaf',
        'subdomains::remove_leaf_metadata',
      ],
      cure: 'Write the full name, such as `pay.name.sui`, and pass the registration of `name.sui`.',
    },
    EInvalidLabelSize: {
      when: 'The leftmost label is too short.',
      raisedBy: [
        'assert_is_valid_subdomain',
        'subdomains::add_leaf_metadata',
        'subdomains::edit_setup',
        'subdomains::new',
        'subdomains::new_leaf',
        'subdomains::remove_leaf',
        'subdomains::remove_leaf_metadata',
      ],
      cure: 'Use a label of at least 3 bytes, or of what the stored configuration asks for.',
    },
    ENotSupportedTLD: {
      when: 'Names below this top-level domain cannot have subdomains.',
      raisedBy: [
        'assert_is_valid_subdomain',
        'subdomains::add_leaf_metadata',
        'subdomains::edit_setup',
        'subdomains::new',
        'subdomains::new_leaf',
        'subdomains::remove_leaf',
        'subdomains::remove_leaf_metadata',
      ],
      cure: 'Use a name that ends with `.sui`.',
    },
  },
};
