import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins_subdomains::config`. */
export const configModule: ModuleOverlay = {
  summary: 'The limits of subdomains: endings, depth, length of a label and shortest time. The valid ones are attached to `SuiNS`.',
  functions: {
    assert_is_valid_subdomain: {
      summary:
        'Checks a subdomain against its parent and the limits. Aborts with `ENotSupportedTLD`, `EInvalidLabelSize`, `EDepthOutOfLimit` or `EInvalidParent`.',
    },
    default: {summary: 'Returns the limits that SuiNS began with: `.sui` only, 10 labels, 3 characters, a day.'},
    has_valid_depth: {summary: 'Says whether a name has no more labels than allowed.'},
    is_valid_label: {summary: 'Says whether the first label of a name is long enough.'},
    is_valid_tld: {summary: 'Says whether there are subdomains for the ending of a name.'},
    minimum_duration: {summary: 'Returns the shortest time for which a subdomain can be made, in milliseconds.'},
    new: {summary: 'Makes other limits, for the administrators to attach.'},
  },
  types: {
    SubDomainConfig: {
      summary: 'The limits that hold for new subdomains.',
      fields: {
        allowed_tlds: 'The endings that have subdomains.',
        max_depth: 'The most labels of a name, the ending included.',
        min_label_size: 'The fewest characters of the new label.',
        minimum_duration: 'The shortest time, in milliseconds.',
      },
    },
  },
  errors: {
    EDepthOutOfLimit: {
      when: 'The name has too many labels.',
      raisedBy: ['assert_is_valid_subdomain', 'subdomains::new', 'subdomains::new_leaf'],
      cure: 'Create the subdomain further up.',
    },
    EInvalidParent: {
      when: 'The subdomain is not right below the name whose registration was passed.',
      raisedBy: [
        'assert_is_valid_subdomain',
        'subdomains::add_leaf_metadata',
        'subdomains::edit_setup',
        'subdomains::new',
        'subdomains::new_leaf',
        'subdomains::remove_leaf',
        'subdomains::remove_leaf_metadata',
      ],
      cure: 'Pass the registration of the name that is left when the first label is taken off.',
    },
    EInvalidLabelSize: {
      when: 'The new label is too short.',
      raisedBy: ['assert_is_valid_subdomain', 'subdomains::new', 'subdomains::new_leaf'],
      cure: 'Choose a label of three characters or more.',
    },
    ENotSupportedTLD: {
      when: 'There are no subdomains for this ending.',
      raisedBy: ['assert_is_valid_subdomain', 'subdomains::new', 'subdomains::new_leaf'],
      cure: 'Use a name that ends with `.sui`.',
    },
  },
};
