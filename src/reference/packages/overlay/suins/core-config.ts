import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::core_config`. */
export const coreConfigModule: ModuleOverlay = {
  summary:
    'The settings for registrations and renewals: lengths of labels, top-level domains, years and payment version. Anyone can build the struct, but only the one that the admin stores in the `SuiNS` object counts.',
  functions: {
    is_valid_tld: {summary: 'Says whether names below a top-level domain, such as `sui`, may be registered.'},
    max_label_length: {summary: 'Returns the longest second-level label that can be sold, in bytes.'},
    max_years: {
      summary:
        'Returns the most years that one renewal can add. A renewal is also limited by its end, which may be this many years plus one from now.',
    },
    min_label_length: {summary: 'Returns the shortest second-level label that can be sold, counted in bytes.'},
    new: {
      summary:
        'Builds a configuration, which takes effect when the admin stores it with `suins::add_config`. Aborts with `sui::vec_set::EKeyAlreadyExists` if a top-level domain is listed twice.',
    },
    payments_version: {summary: 'Returns the version that a `Receipt` has to carry to register or renew a name.'},
    public_key: {summary: 'Returns a copy of the stored public key. No function of this package verifies anything with it.'},
  },
  types: {
    CoreConfig: {
      summary: 'The rules that a name must satisfy to be sold. The admin keeps one as a configuration of the `SuiNS` object.',
      fields: {
        public_key: 'The public key of an offchain service, as bytes.',
        min_label_length: 'The least number of bytes in a second-level label.',
        max_label_length: 'The greatest number of bytes in a second-level label.',
        valid_tlds: 'The top-level domains below which names are sold.',
        payments_version: 'The only version of receipts that is accepted.',
        max_years: 'The most years that one renewal can add.',
        extra: 'Room for later settings as text, which the present code does not read.',
      },
    },
  },
  errors: {
    EInvalidLength: {
      when: 'The second-level label is shorter or longer than the configuration allows.',
      raisedBy: [
        'admin::reserve_domain',
        'admin::reserve_domains',
        'auction::start_auction_and_place_bid',
        'payment::init_registration',
        'payment::register',
      ],
      cure: 'Choose a label between `min_label_length` and `max_label_length` bytes.',
    },
    EInvalidTld: {
      when: 'The name ends with a top-level domain that is not on the list.',
      raisedBy: [
        'admin::reserve_domain',
        'admin::reserve_domains',
        'auction::start_auction_and_place_bid',
        'payment::init_registration',
        'payment::register',
      ],
      cure: 'Register a name that ends in `.sui`, or ask `is_valid_tld` about another ending.',
    },
    ESubnameNotSupported: {
      when: 'The name has more than two labels, so that it is a subdomain, which is not sold.',
      raisedBy: [
        'admin::reserve_domain',
        'admin::reserve_domains',
        'auction::start_auction_and_place_bid',
        'payment::init_registration',
        'payment::register',
      ],
      cure: 'Buy a name with one dot, or create the subdomain with `suins_subdomains`.',
    },
  },
};
