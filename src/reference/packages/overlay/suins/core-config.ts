import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::core_config`. */
export const coreConfigModule: ModuleOverlay = {
  summary:
    'The limits for names that are sold: their length, their endings, how many years, and the version of payments that counts. The administrators attach the valid one to `SuiNS`; read it with `suins::get_config`.',
  functions: {
    is_valid_tld: {summary: 'Says whether names with an ending, such as `sui`, are sold.'},
    max_label_length: {summary: 'Returns the most characters of a name for sale, without its ending.'},
    max_years: {summary: 'Returns for how many years a name can be paid ahead.'},
    min_label_length: {summary: 'Returns the fewest characters that a name for sale has.'},
    new: {summary: 'Makes a configuration. It has no effect until the administrators attach it.'},
    payments_version: {summary: 'Returns the version that receipts of payments need to have.'},
    public_key: {summary: 'Returns the public key of the API server.'},
  },
  types: {
    CoreConfig: {
      summary: 'The limits that hold for all sales, kept in a dynamic field of `SuiNS`.',
      fields: {
        public_key: 'The key of the API server.',
        min_label_length: 'Fewest characters of a name, without its ending.',
        max_label_length: 'Most characters of a name, without its ending.',
        valid_tlds: 'The endings that are sold.',
        payments_version: 'The version of receipts that is accepted.',
        max_years: 'The most years that can be paid ahead.',
        extra: 'Room for later settings.',
      },
    },
  },
  errors: {
    EInvalidLength: {
      when: 'The name is shorter or longer than names for sale are.',
      raisedBy: ['admin::reserve_domain', 'admin::reserve_domains', 'payment::init_registration', 'payment::register'],
      cure: 'Choose a name of `min_label_length` to `max_label_length` characters.',
    },
    EInvalidTld: {
      when: 'Names with this ending are not sold.',
      raisedBy: ['admin::reserve_domain', 'admin::reserve_domains', 'payment::init_registration', 'payment::register'],
      cure: 'End the name with `.sui`.',
    },
    ESubnameNotSupported: {
      when: 'The name is a subdomain, which is not bought but made by the owner of its parent.',
      raisedBy: ['admin::reserve_domain', 'admin::reserve_domains', 'payment::init_registration', 'payment::register'],
      cure: 'Buy a name with one dot, or create the subdomain with `suins_subdomains`.',
    },
  },
};
