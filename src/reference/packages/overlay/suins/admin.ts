import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::admin`. */
export const adminModule: ModuleOverlay = {
  summary:
    'What the administrators of SuiNS do with names: they reserve some for themselves or others, without a payment. The functions need the `AdminCap`.',
  functions: {
    authorize: {
      summary:
        'Lets the functions of this module write to the registry; it is called once. Aborts with `sui::dynamic_field::EFieldAlreadyExists` the second time.',
    },
    reserve_domain: {
      summary:
        'Registers a name for some years and returns its registration. The name keeps to the rules for sales: its ending, its length, no subdomain. Aborts with `registry::ERecordNotExpired` if it is taken, and with `core_config::EInvalidLength`, `EInvalidTld` or `ESubnameNotSupported` for a name that is not for sale.',
      params: ['cap', 'suins', 'domain_name', 'no_years', 'clock', 'ctx'],
    },
    reserve_domains: {
      summary:
        'Registers a list of names for the same number of years and sends the registrations to the sender. If one of them fails, none is registered.',
      params: ['cap', 'suins', 'domains', 'no_years', 'clock', 'ctx'],
    },
  },
  types: {Admin: {summary: 'The type by which the registry knows the administrators’ functions as an authorized app.'}},
};
