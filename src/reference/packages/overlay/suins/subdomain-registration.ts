import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `suins::subdomain_registration`. */
export const subdomainRegistrationModule: ModuleOverlay = {
  summary:
    'The object that owns a subdomain: a registration in a wrapper, so that wallets and queries can tell subdomains from bought names. `suins_subdomains` makes it.',
  functions: {
    nft: {summary: 'Returns the registration inside, for functions that read one.'},
    nft_mut: {summary: 'Returns the registration inside for changes, which only authorized packages can make.'},
  },
  types: {
    SubDomainRegistration: {
      summary: 'The right to a subdomain. Whoever holds it can give it away, as it has `store`.',
      fields: {id: 'The object ID of the wrapper.', nft: 'The registration, whose ID the record of the name has.'},
    },
  },
  errors: {
    EExpired: {
      when: 'A registration that is to be wrapped has expired.',
      raisedBy: ['registry::wrap_subdomain'],
      cure: 'Create the subdomain anew.',
    },
    ENotSubdomain: {
      when: 'A registration that is to be wrapped is of a bought name.',
      raisedBy: ['registry::wrap_subdomain'],
      cure: 'Leave it as it is: only subdomains are wrapped.',
    },
    ENameNotExpired: {
      when: 'A subdomain that is to be destroyed is still valid.',
      raisedBy: ['controller::burn_expired_subname', 'registry::burn_subdomain_object'],
      cure: 'Wait until it has expired.',
    },
  },
};
