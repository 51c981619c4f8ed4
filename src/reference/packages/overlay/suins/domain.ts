import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::domain`. */
export const domainModule: ModuleOverlay = {
  summary:
    'Names such as `pay.name.sui`, parsed into labels and checked for form. That a `Domain` exists says nothing about whether the name is registered.',
  functions: {
    is_parent_of: {summary: 'Says whether the second name is exactly one level below the first, as `a.b.sui` is below `b.sui`.'},
    is_subdomain: {summary: 'Says whether a name has more than two labels.'},
    label: {
      summary:
        'Returns the label at a level, where 0 is the top-level domain. A level that the name does not have makes the transaction fail.',
    },
    new: {
      summary:
        'Parses a name. Labels are separated by dots and have 1 to 63 bytes out of `a` to `z`, `0` to `9` and hyphens that are not at the ends, and the name has at most 235 bytes in all. Aborts with `EInvalidDomain` otherwise, while a single dot at the very end is dropped.',
    },
    number_of_levels: {summary: 'Returns the number of labels, which is 2 for `name.sui`.'},
    parent: {
      summary: 'Returns the name without its leftmost label. For a name of one label, the result has no labels and is not a valid name.',
    },
    sld: {summary: 'Returns the second-level label, which is `name` in `pay.name.sui`. The transaction fails for a name of one label.'},
    tld: {summary: 'Returns the top-level label, `sui` in `name.sui`.'},
    to_string: {summary: 'Returns the name in writing, with its labels from left to right and dots between them.'},
  },
  types: {
    Domain: {
      summary: 'A well-formed name, which `new` makes from text. It can be copied and serves as a key of the registry.',
      fields: {labels: 'The labels from right to left, so that the top-level domain is at index 0.'},
    },
  },
  errors: {
    EInvalidDomain: {
      when: 'The text is empty, longer than 235 bytes, or contains a label that breaks the rules, for example with a capital letter.',
      raisedBy: [
        'new',
        'admin::reserve_domain',
        'admin::reserve_domains',
        'auction::admin_finalize_auction',
        'auction::claim',
        'auction::collect_winning_auction_fund',
        'auction::get_auction_metadata',
        'auction::place_bid',
        'auction::start_auction_and_place_bid',
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
