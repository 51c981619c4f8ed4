import {GrpcTypes, type SuiGrpcClient} from '@mysten/sui/grpc';
import {suins} from '@mysten/suins';
import {findRecipient} from '@site/examples/ts/payments/recipient';
import {addressOf, daysLeft, labelOf} from '@site/examples/ts/suins/read-names';
import {reads} from './objects';
import {compare} from './seen';
import {graphqlClient, message, type Answer} from './stand-in';

const address = '0x91d4f0c27a3be8561f0a9c4e2d83b7650f6ea1c9d2485b37e0fa86c15d7b3e92';
const ben = '0x3c7e05b1d98f4a62c0e7d5916ba83f240d1f69ce7b52a8f4e093bd17c6a5f840';
const name = 'greenhouse.sui';

const forward = 'sui.rpc.v2.NameService/LookupName';
const reverse = 'sui.rpc.v2.NameService/ReverseLookupName';

const missing: Answer = {status: 'NOT_FOUND', text: `${name} not found`};
const expired: Answer = {status: 'RESOURCE_EXHAUSTED', text: 'name has expired'};
const noSuins: Answer = {status: 'UNIMPLEMENTED', text: 'SuiNS is not configured for this network'};
const limited: Answer = {http: 429};
const down: Answer = {http: 503};

const page = 'guides/developer/stack/suins';
const people = 'guides/developer/payments/p2p';
const returnsNull = '`resolveNameServiceAddress` returns null for a name that leads nowhere.';
const cookbook = "`address` is `null` if the name isn't registered, has expired, or has no target.";
const throwsInstead =
  '`defaultNameServiceName` throws an `RpcError` instead, with the code `NOT_FOUND` for an address without a default name';
const neverNull = 'If the node is down or limits you, both functions throw, so null never means that nobody answered.';

const addressOfName = (client: SuiGrpcClient) => client.resolveNameServiceAddress({name});
const nameOfAddress = (client: SuiGrpcClient) => client.defaultNameServiceName({address});

describe('from a name to its address', () => {
  compare([
    {
      what: 'a name that nobody registered',
      answers: {[forward]: missing},
      call: addressOfName,
      seen: {returns: {address: null}},
      says: {[page]: returnsNull},
    },
    {
      what: 'a name that has expired',
      answers: {[forward]: expired},
      call: addressOfName,
      seen: {returns: {address: null}},
      says: {[page]: '| `resolveNameServiceAddress` returns null | Not registered, expired, or without a target |'},
    },
    {
      what: 'a name without a target',
      answers: {[forward]: message(GrpcTypes.LookupNameResponse, {record: {name}})},
      call: addressOfName,
      seen: {returns: {address: null}},
      says: {[page]: returnsNull, 'guides/developer/advanced/ptb-cookbook': cookbook},
    },
    {
      what: 'too many requests',
      answers: {[forward]: limited},
      call: () => addressOf(name),
      seen: {throws: 'RpcError', code: 'RESOURCE_EXHAUSTED', message: 'Too Many Requests'},
      says: {[page]: neverNull},
    },
    {
      what: 'a node that is down',
      answers: {[forward]: 'unreachable'},
      call: () => addressOf(name),
      seen: {throws: 'RpcError', code: 'INTERNAL', message: 'fetch failed'},
      says: {[page]: neverNull},
    },
    {
      what: 'a network without SuiNS',
      answers: {[forward]: noSuins},
      call: addressOfName,
      seen: {throws: 'RpcError', code: 'UNIMPLEMENTED'},
      says: {
        [page]: '| `UNIMPLEMENTED` from the node | Neither Mainnet nor Testnet |',
        [people]: '| `UNIMPLEMENTED` when resolving | The network has no SuiNS |',
      },
    },
  ]);
});

describe('from an address to its default name', () => {
  compare([
    {
      what: 'an address without a default name',
      answers: {[reverse]: missing},
      call: nameOfAddress,
      seen: {throws: 'RpcError', code: 'NOT_FOUND', message: `${name} not found`},
      says: {
        [page]: throwsInstead,
        [people]: 'Most addresses have no default name, and for those a gRPC client throws instead of returning null.',
        'guides/developer/advanced/dapp-kit-migration':
          'Over gRPC, `defaultNameServiceName` throws for an address that has no name. Treat `NOT_FOUND` as an empty answer',
      },
    },
    {
      what: 'a default name that has expired',
      answers: {[reverse]: expired},
      call: nameOfAddress,
      seen: {throws: 'RpcError', code: 'RESOURCE_EXHAUSTED', message: 'name has expired'},
      says: {
        [page]: 'and `RESOURCE_EXHAUSTED` for one whose name has expired',
        'guides/developer/advanced/dapp-kit-migration': 'and `RESOURCE_EXHAUSTED` as well if its message is `name has expired`',
        'guides/developer/advanced/grpc':
          '| `RESOURCE_EXHAUSTED` | HTTP 429 from a rate limit, overload of validators; also an expired SuiNS name |',
      },
    },
    {
      what: 'too many requests',
      answers: {[reverse]: limited},
      call: nameOfAddress,
      seen: {throws: 'RpcError', code: 'RESOURCE_EXHAUSTED', message: 'Too Many Requests'},
      says: {[page]: '`RESOURCE_EXHAUSTED` is also the code of a rate limit, which is why the sample compares the message as well.'},
    },
    {
      what: 'labelOf without a default name',
      answers: {[reverse]: missing},
      call: () => labelOf(address),
      seen: {returns: '0x91d4…3e92'},
      says: {
        [page]:
          '| `NOT_FOUND` or `name has expired` from `defaultNameServiceName` | The address has no default name | Show the address, as `labelOf` does |',
      },
    },
    {
      what: 'labelOf with an expired name',
      answers: {[reverse]: expired},
      call: () => labelOf(address),
      seen: {returns: '0x91d4…3e92'},
      says: {[page]: 'so catch both, and nothing else'},
    },
    {
      what: 'labelOf when there are too many requests',
      answers: {[reverse]: limited},
      call: () => labelOf(address),
      seen: {throws: 'RpcError', code: 'RESOURCE_EXHAUSTED'},
      says: {[page]: 'so catch both, and nothing else'},
    },
    {
      what: 'labelOf when the node is down',
      answers: {[reverse]: down},
      call: () => labelOf(address),
      seen: {throws: 'RpcError', code: 'UNAVAILABLE'},
      says: {[page]: neverNull},
    },
  ]);
});

describe('over GraphQL', () => {
  compare([
    {
      what: 'a name that leads nowhere',
      answers: {graphql: {http: 200, body: {data: {address: null}}}},
      call: (_client, network) => graphqlClient(network).resolveNameServiceAddress({name}),
      seen: {returns: {address: null}},
      says: {[page]: 'A GraphQL client also returns null for a name that leads nowhere.'},
    },
    {
      what: 'an address without a default name',
      answers: {graphql: {http: 200, body: {data: {address: {defaultNameRecord: null}}}}},
      call: (_client, network) => graphqlClient(network).defaultNameServiceName({address}),
      seen: {throws: 'Error', message: 'Missing response data'},
      says: {[page]: 'For an address without a default name, it throws a plain `Error` with the message `Missing response data`.'},
    },
  ]);
});

describe('the record of a name', () => {
  const throwsObjectError = 'For a name that nobody registered, `getNameRecord` throws an `ObjectError`, although its type promises null.';
  const onMainnet = (client: SuiGrpcClient) => suins().register(Object.defineProperty(client, 'network', {value: 'mainnet'}));
  compare([
    {
      what: 'nobody registered the name',
      answers: reads(() => []),
      call: (client) => onMainnet(client).getNameRecord(name),
      seen: {throws: 'ObjectError', reason: 'notFound', code: 'notExists'},
      says: {[page]: throwsObjectError},
    },
    {
      what: 'daysLeft of a name that nobody registered',
      answers: reads(() => []),
      call: () => daysLeft(name),
      seen: {returns: null},
      says: {[page]: '| `ObjectError` from `getNameRecord` | Nobody registered the name | Treat the reason `notFound` as a free name |'},
    },
    {
      what: 'daysLeft when the node is down',
      answers: {'sui.rpc.v2.LedgerService/BatchGetObjects': down},
      call: () => daysLeft(name),
      seen: {throws: 'RpcError', code: 'UNAVAILABLE'},
      says: {[page]: 'Treat the reason `notFound` as a free name'},
    },
    {
      what: 'a price for six years',
      answers: {},
      call: (client) => onMainnet(client).calculatePrice({name, years: 6}),
      seen: {throws: 'Error', message: 'Years must be between 1 and 5'},
      says: {[page]: '| `Years must be between 1 and 5` | Thrown by `calculatePrice` |'},
    },
    {
      what: 'a network that the extension does not know',
      answers: {},
      call: (client) => suins().register(Object.defineProperty(client, 'network', {value: 'devnet'})),
      seen: {throws: 'Error', message: 'Invalid network'},
      says: {[page]: 'On any other network, it throws `Invalid network` unless you pass your own deployment as `packageInfo`.'},
    },
  ]);
});

describe('the recipient of a payment', () => {
  const nodeDown = "If the node can't be reached, its error goes on to the caller";
  compare([
    {
      what: 'a name that leads nowhere',
      answers: {[forward]: missing},
      call: (client) => findRecipient(client, 'anna.sui', ben),
      seen: {throws: 'Error', message: 'anna.sui leads to no address. It may be free, or expired.'},
      says: {[people]: '| The name leads to no address | The name is free, has expired or has no target |'},
    },
    {
      what: 'an address without a default name',
      answers: {[reverse]: missing},
      call: (client) => findRecipient(client, address, ben),
      seen: {returns: {address, name: null}},
      says: {[people]: '`defaultNameOf` catches that one failure.'},
    },
    {
      what: 'a node that is down, for a name',
      answers: {[forward]: down},
      call: (client) => findRecipient(client, '@ana', ben),
      seen: {throws: 'RpcError', code: 'UNAVAILABLE'},
      says: {[people]: nodeDown},
    },
    {
      what: 'a node that is down, for an address',
      answers: {[reverse]: 'unreachable'},
      call: (client) => findRecipient(client, address, ben),
      seen: {throws: 'RpcError', code: 'INTERNAL'},
      says: {[people]: nodeDown},
    },
  ]);
});
