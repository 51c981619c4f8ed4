import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::subdomain_registration`. */
export const subdomainRegistrationModule: ModuleOverlay = {
  summary:
    'The object that the holder of a subdomain owns: a wrapper around a `SuinsRegistration`. Its own type lets applications tell subdomains from second-level names by type alone.',
  functions: {
    nft: {summary: 'Returns a reference to the registration inside, which functions for names accept.'},
    nft_mut: {
      summary: 'Returns a mutable reference to the registration inside, for functions that change the object, such as an extension.',
    },
  },
  types: {
    SubDomainRegistration: {
      summary:
        'Ownership of a subdomain. `registry::wrap_subdomain` makes it, the holder can transfer it, and after expiration it can be burned.',
      fields: {
        id: 'The ID of the wrapper, which differs from the ID in the record of the subdomain.',
        nft: 'The registration of the subdomain, whose ID the registry knows.',
      },
    },
  },
  errors: {
    EExpired: {
      when: 'The registration that is to be wrapped has expired.',
      raisedBy: ['registry::wrap_subdomain'],
      cure: 'Wrap a registration while it is valid.',
    },
    ENotSubdomain: {
      when: 'The registration is for a second-level name.',
      raisedBy: ['registry::wrap_subdomain'],
      cure: 'Leave registrations of names such as `name.sui` unwrapped.',
    },
    ENameNotExpired: {
      when: 'The subdomain that is to be burned is still valid.',
      raisedBy: ['controller::burn_expired_subname', 'registry::burn_subdomain_object'],
      cure: 'Wait until `has_expired` of the inner registration returns true.',
    },
  },
};
