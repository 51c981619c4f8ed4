import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::admin`. */
export const adminModule: ModuleOverlay = {
  summary:
    'Registrations without payment, which the holder of the SuiNS `AdminCap` makes, for example to reserve names. Names obey the rules for sales in `CoreConfig`, while prices and the limit on years do not apply.',
  functions: {
    authorize: {
      summary:
        'Authorizes the `Admin` witness in the `SuiNS` object, without which the other functions of the module abort. Aborts with `sui::dynamic_field::EFieldAlreadyExists` if that has been done.',
    },
    reserve_domain: {
      summary:
        'Registers a second-level name for a number of years free of charge and returns its `SuinsRegistration`. Aborts with `domain::EInvalidDomain` for a malformed name, `core_config::EInvalidTld`, `core_config::EInvalidLength` or `core_config::ESubnameNotSupported` for one that is not for sale, and `registry::ERecordNotExpired` if it is taken or still in its 30 days of grace. It also aborts with `suins::EAppNotAuthorized` until `authorize` has run.',
      params: ['cap', 'suins', 'domain_name', 'no_years', 'clock', 'ctx'],
    },
    reserve_domains: {
      summary:
        'Registers a list of names, last one first, and sends the registrations to the sender. The checks are those of `reserve_domain`, and one bad name undoes the whole list. It is a private entry function, which a transaction can call and another module cannot.',
      params: ['cap', 'suins', 'domains', 'no_years', 'clock', 'ctx'],
    },
  },
  types: {
    Admin: {summary: 'The witness of the module. The `SuiNS` object lets the module write to the registry once this type is authorized.'},
  },
};
