import {alice, long, type ServiceOverlay} from './types';

const record = {
  id: long('5ed5'),
  name: 'greenhouse.sui',
  registrationNftId: long('9f7'),
  expirationTimestamp: '2027-08-01T00:00:00Z',
  targetAddress: alice,
  data: {avatar: long('a7a7')},
};

export const nameService: ServiceOverlay = {
  client: 'nameService',
  host: 'mainnet',
  topic: 'SuiNS names',
  description: 'NameService of the Sui gRPC API: resolve a SuiNS name to its record and address, and an address to its default name.',
  intro: [
    'NameService resolves SuiNS names on the node itself. It is configured for Mainnet and Testnet; a node of any other chain answers `UNIMPLEMENTED`.',
    'A name that has expired gives `RESOURCE_EXHAUSTED` with the message `name has expired`; one that was never registered gives `NOT_FOUND`. Resolve again right before you use an address: its owner can point the name elsewhere.',
  ],
  methods: {
    LookupName: {
      summary: 'Returns the record of a name. Both spellings work: `@greenhouse` and `greenhouse.sui`.',
      notes: ['A record without `target_address` is registered and points nowhere.'],
      request: {name: '@greenhouse'},
      response: [{record}],
    },
    ReverseLookupName: {
      summary: 'Returns the record of the name that an address has chosen as its default.',
      notes: [
        'It returns one name. An address can be the target of many; this service does not list them.',
        'An address without a default name gives `NOT_FOUND`, which is the usual case and no fault. `RESOURCE_EXHAUSTED` means that its default name has expired.',
      ],
      request: {address: alice},
      response: [{record}],
    },
  },
};
