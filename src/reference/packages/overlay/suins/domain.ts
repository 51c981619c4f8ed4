import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::domain`. */
export const domainModule: ModuleOverlay = {
  summary:
    'Names as values: a `Domain` is a valid name, taken apart at its dots. A value says nothing about whether the name is registered.',
  functions: {
    is_parent_of: {summary: 'Says whether the second name is right below the first, as `pay.name.sui` is below `name.sui`.'},
    is_subdomain: {summary: 'Says whether a name has more than two labels.'},
    label: {
      summary: 'Returns the label at a level, counted from the ending: 0 is `sui`, 1 is what stands before it. Aborts beyond the last one.',
    },
    new: {
      summary:
        'Reads a name such as `pay.name.sui`. Labels have 1 to 63 characters from a to z, 0 to 9 and the hyphen, which neither begins nor ends one, and the whole name up to 235. Aborts with `EInvalidDomain` for anything else, capital letters included.',
    },
    number_of_levels: {summary: 'Returns how many labels a name has: 2 for `name.sui`.'},
    parent: {
      summary: 'Returns the name without its first label: `name.sui` for `pay.name.sui`. It does not check that what is left is a name.',
    },
    sld: {summary: 'Returns the label before the ending: `name` for `pay.name.sui`.'},
    tld: {summary: 'Returns the ending of a name, `sui`.'},
    to_string: {summary: 'Returns the name as a text with dots.'},
  },
  types: {
    Domain: {
      summary: 'A name that keeps to the rules for labels.',
      fields: {labels: 'The labels from the ending on: `sui`, `name`, `pay`.'},
    },
  },
  errors: {
    EInvalidDomain: {
      when: 'The text is no name: it is too long, or a label is empty, too long or has a character that is not allowed.',
      raisedBy: [
        'new',
        'admin::reserve_domain',
        'admin::reserve_domains',
        'controller::prune_expired_subname',
        'controller::prune_expired_subnames',
        'controller::set_object_reverse_lookup',
        'controller::set_reverse_lookup',
        'payment::init_registration',
      ],
      cure: 'Write the name in lowercase with its ending, as in `name.sui`; clients show it as `@name`.',
    },
  },
};
