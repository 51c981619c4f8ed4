import {SuiGrpcClient} from '@mysten/sui/grpc';
import {packageOf, water} from '@site/examples/ts/mvr/call-by-name';
import {compare} from './seen';
import {grpcClient, type Answer} from './stand-in';

const page = 'guides/developer/stack/mvr';
const name = '@greenhouse/pots/2';
const packageId = '0x7b1e0c52d98af346e07dc13592fb68a4d0e9831f25c76ba4980d3e5f1a62c7b4';
const pot = '0x5e1d9c3a7b24f608d15e9ac073b84f62d0915ce7a3f48b26d90c7e51a4f38b6d';
const resolver = 'testnet.mvr.mystenlabs.com/v1/resolution/bulk';
const typeResolver = 'testnet.mvr.mystenlabs.com/v1/struct-definition/bulk';

const nothing: Answer = {http: 200, body: {resolution: {}}};
const known: Answer = {http: 200, body: {resolution: {[name]: {package_id: packageId}}}};
const localnet = () => new SuiGrpcClient({network: 'localnet', baseUrl: 'http://127.0.0.1:9000'});

/** The first request gets the first answer, and all others the second. */
const firstThen = (first: Answer, second: Answer) => {
  const left = [first];
  return () => left.shift() ?? second;
};

/** Asks twice with one client, and returns what came of the second question. */
async function again(client: SuiGrpcClient): Promise<string> {
  await packageOf(client, name).catch(() => undefined);
  return packageOf(client, name);
}

describe('a name that is not registered', () => {
  const row = '| `Failed to resolve package: …` | Not registered for this network |';
  compare([
    {
      what: 'resolvePackage',
      answers: {[resolver]: nothing},
      call: (client) => packageOf(client, name),
      seen: {throws: 'Error', message: `Failed to resolve package: ${name}`},
      says: {[page]: row},
    },
    {
      what: 'build',
      answers: {[resolver]: nothing},
      call: (client) => water(pot, 3).build({client}),
      seen: {throws: 'Error', message: `Failed to resolve package: ${name}`},
      says: {[page]: row},
    },
    {
      what: 'resolveType',
      answers: {[typeResolver]: nothing},
      call: (client) => client.core.mvr.resolveType({type: `${name}::pot::Pot`}),
      seen: {throws: 'Error', message: `Failed to resolve type: ${name}::pot::Pot`},
      says: {[page]: row},
    },
    {
      what: 'a client that asks again',
      answers: {[resolver]: firstThen(nothing, known)},
      call: again,
      seen: {throws: 'Error', message: `Failed to resolve package: ${name}`},
      says: {[page]: "It also remembers that a name wasn't registered"},
    },
  ]);
});

describe('a resolver that gives no answer', () => {
  const row = '| `Failed to resolve types: …`, `fetch failed`, or a `SyntaxError` | The service refused the request or is down |';
  compare([
    {
      what: 'too many requests',
      answers: {[resolver]: {http: 429, body: {message: 'Too many requests'}}},
      call: (client) => packageOf(client, name),
      seen: {throws: 'Error', message: 'Failed to resolve types: Too many requests'},
      says: {[page]: row},
    },
    {
      what: 'a gateway that is down',
      answers: {[resolver]: {http: 503, body: '<html>Service Unavailable</html>'}},
      call: (client) => packageOf(client, name),
      seen: {throws: 'Error', message: 'Failed to resolve types: undefined'},
      says: {[page]: row},
    },
    {
      what: 'a connection that fails',
      answers: {[resolver]: 'unreachable'},
      call: (client) => packageOf(client, name),
      seen: {throws: 'TypeError', message: 'fetch failed'},
      says: {[page]: row},
    },
    {
      what: 'a web page instead of an answer',
      answers: {[resolver]: {http: 200, body: '<html>Sign in</html>'}},
      call: (client) => packageOf(client, name),
      seen: {throws: 'SyntaxError'},
      says: {[page]: row},
    },
    {
      what: 'a client that asks again',
      answers: {[resolver]: firstThen({http: 503}, known)},
      call: again,
      seen: {returns: packageId},
      says: {[page]: 'A request that failed is repeated at the next call.'},
    },
  ]);
});

describe('without a resolver', () => {
  compare([
    {
      what: 'a local network',
      answers: {},
      call: () => packageOf(localnet(), name),
      seen: {throws: 'Error', message: `MVR Api URL is not set for the current client (resolving ${name})`},
      says: {[page]: '| `MVR Api URL is not set for the current client` | A local network or Devnet |'},
    },
    {
      what: 'build without a client',
      answers: {},
      call: () => water(pot, 3).build(),
      seen: {
        throws: 'Error',
        message: 'Transaction contains MVR names but no client was provided to resolve them. Please pass a client to Transaction#build()',
      },
      says: {
        [page]:
          '| `Transaction contains MVR names but no client was provided to resolve them.` | `toJSON` or `build` was called without a client |',
      },
    },
    {
      what: 'getData before the names are resolved',
      answers: {},
      call: () => water(pot, 3).getData(),
      seen: {throws: 'ValiError', message: expect.stringMatching(/^Invalid input: Received "0x0+@greenhouse\/pots\/2"$/)},
      says: {[page]: '| `Invalid input: Received "0x0000…@greenhouse/pots/2"` | `getData`, or a copy, before the names are resolved |'},
    },
    {
      what: 'an override',
      answers: {},
      call: (_client, network) => packageOf(grpcClient(network, {overrides: {packages: {[name]: packageId}}}), name),
      seen: {returns: packageId},
      says: {[page]: "The client doesn't send a request for it"},
    },
    {
      what: 'an override of another spelling',
      answers: {[resolver]: nothing},
      call: (_client, network) => packageOf(grpcClient(network, {overrides: {packages: {[name]: packageId}}}), '@greenhouse/pots'),
      seen: {throws: 'Error', message: 'Failed to resolve package: @greenhouse/pots'},
      says: {[page]: "an override for `@greenhouse/pots/2` doesn't apply to `@greenhouse/pots`"},
    },
  ]);
});
