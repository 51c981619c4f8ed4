import packageJson from '../../../package.json';
import {publishedFrom} from './published-info';

const source = {repository: 'MystenLabs/suins-contracts', commit: '066bf00cd67eaa45e028a4fec086e6e0d88d9376', date: '2026-06-24'} as const;
const sdk = `@mysten/suins ${packageJson.devDependencies['@mysten/suins']}`;

/** The SuiNS registry, and the packages that register, sell and divide names. */
export const suinsPackages = publishedFrom(source, [
  {
    name: 'suins',
    label: 'SuiNS',
    folder: 'packages/suins',
    summary: 'Names for addresses: the registry of domains, the objects that own them, what names point to, and what they cost.',
    about:
      'The shared object `SuiNS` holds the registry, and the owner of a name holds a `SuinsRegistration` for it, or a `SubDomainRegistration`. Owners set what a name points to with `controller`; packages that the administrators have authorized write to the registry. To look a name up you need no Move call: [clients resolve names](/guides/developer/getting-started/data-serving).',
    sdk,
  },
  {
    name: 'suins_token',
    label: 'SuiNS token',
    folder: 'packages/token',
    summary: 'The NS token of SuiNS: its coin type, which buyers of names can pay with and holders vote with.',
    about:
      'You need it for the type `ns::NS`. All coins were minted when the package was published, and its treasury has no function to mint or burn.',
  },
  {
    name: 'suins_payments',
    label: 'SuiNS payments',
    folder: 'packages/payments',
    summary: 'Pays for names of SuiNS: it takes coins for the price of a payment intent, with an oracle where they are not dollars.',
    about:
      'It stands between two steps of [`suins::payment`](/references/packages/suins/payment): a `PaymentIntent` goes in with a coin, and a `Receipt` comes out, which the registry accepts for a registration or a renewal. Prices are in a base currency, USDC. For any other coin, the transaction also passes a fresh price object of Pyth.',
    sdk,
  },
  {
    name: 'suins_subdomains',
    label: 'SuiNS subdomains',
    folder: 'packages/subdomains',
    summary: 'Subdomains of SuiNS names: the owner of a name creates names below it, as objects of their own or as leaves.',
    about:
      'A subdomain with an object of its own can be given away, and its creator decides whether it may have names below it and be extended. A leaf has no object: the owner of the parent creates and removes it. Both need a parent that is a [`SuinsRegistration`](/references/packages/suins/suins_registration).',
    sdk,
  },
  {
    name: 'suins_temp_subdomain_proxy',
    label: 'SuiNS subdomain proxy',
    folder: 'packages/temp_subdomain_proxy',
    summary: 'The functions for subdomains of SuiNS, called with the object of a subdomain in place of that of a domain.',
    about:
      'A `SubDomainRegistration` wraps the registration that the functions of [`suins_subdomains`](/references/packages/suins_subdomains) and of `suins::controller` ask for, and a transaction cannot hand on a reference to it. These functions take the wrapper and pass on what is inside.',
    sdk,
  },
]);
