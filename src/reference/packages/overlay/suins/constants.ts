import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::constants`. */
export const constantsModule: ModuleOverlay = {
  summary: 'The fixed numbers and keys of SuiNS: lengths of names, durations in milliseconds and the flags of subdomains.',
  functions: {
    default_image: {summary: 'Returns the IPFS hash of the image that a new registration gets.'},
    grace_period_ms: {
      summary:
        'Returns 2,592,000,000, the milliseconds in 30 days. For that long after expiration a second-level name can be renewed, and nobody else can register it unless its owner burns it.',
    },
    leaf_expiration_timestamp: {
      summary: 'Returns 0, the expiration that marks a record as a leaf, because a leaf lives as long as its parent.',
    },
    max_bps: {summary: 'Returns 10,000, which stands for 100%.'},
    max_domain_length: {
      summary:
        'Returns 63. The code of the package does not read it: the longest label of any name is fixed in `domain`, and that of a name for sale is `core_config::max_label_length`.',
    },
    min_domain_length: {summary: 'Returns 3. Nothing in the package depends on it, because sales check `core_config::min_label_length`.'},
    mist_per_sui: {summary: 'Returns 1,000,000,000, the MIST in 1 SUI.'},
    subdomain_allow_creation_key: {
      summary: 'Returns `S_AC`, the key in the data of a subdomain record that lets the subdomain have subdomains of its own.',
    },
    subdomain_allow_extension_key: {
      summary: 'Returns `S_ATE`, the key in the data of a record that lets the holder of the subdomain extend its life.',
    },
    sui_tld: {summary: 'Returns `sui`, the top-level domain.'},
    year_ms: {summary: 'Returns 31,536,000,000, the milliseconds in a year of 365 days.'},
  },
  macros: [
    {
      name: 'payments_version',
      params: [],
      returns: 'u8',
      summary: 'Expands to 1, the version that this package writes into each `PaymentIntent`.',
    },
  ],
};
