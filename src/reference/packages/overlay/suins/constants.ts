import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::constants`. */
export const constantsModule: ModuleOverlay = {
  summary:
    'The fixed numbers and texts of SuiNS as functions: lengths, times, the ending `sui` and the keys for subdomains. An upgrade can change them.',
  functions: {
    default_image: {summary: 'Returns the IPFS hash of the picture that a new registration has.'},
    grace_period_ms: {summary: 'Returns how long an expired name can only be renewed by its owner, in milliseconds: 30 days.'},
    leaf_expiration_timestamp: {summary: 'Returns the time 0, by which a record is known as a leaf.'},
    max_bps: {summary: 'Returns 10,000, which stands for 100%.'},
    max_domain_length: {summary: 'Returns 63, the most characters that a name may have between two dots.'},
    min_domain_length: {summary: 'Returns 3, the fewest characters of a name for sale.'},
    mist_per_sui: {summary: 'Returns one billion, the MIST in a SUI.'},
    subdomain_allow_creation_key: {summary: 'Returns `S_AC`, the key in the data of a subdomain that lets it have names below it.'},
    subdomain_allow_extension_key: {summary: 'Returns `S_ATE`, the key in the data of a subdomain that lets its owner extend it.'},
    sui_tld: {summary: 'Returns `sui`, the ending of all names so far.'},
    year_ms: {summary: 'Returns 365 days in milliseconds.'},
  },
};
