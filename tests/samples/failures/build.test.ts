import type {SuiGrpcClient} from '@mysten/sui/grpc';
import {GrpcTypes} from '@mysten/sui/grpc';
import {Transaction} from '@mysten/sui/transactions';
import {compare} from './seen';
import {message} from './stand-in';
import {abort, insufficientGas, rejected, signer, simulate, simulated, unresolved} from './transactions';

const send = 'guides/developer/sui-101/sign-and-send-txn';
const blocks = 'guides/developer/sui-101/building-ptb';
const cookbook = 'guides/developer/advanced/ptb-cookbook';
const recurring = 'guides/developer/payments/recurring';
const sender = signer.toSuiAddress();
const build = (client: SuiGrpcClient) => unresolved().build({client});

describe('a transaction that would fail', () => {
  compare([
    {
      what: 'it aborts',
      answers: {[simulate]: simulated(abort)},
      call: build,
      seen: {
        throws: 'SimulationError',
        message: expect.stringMatching(
          /^Transaction resolution failed: MoveAbort in 1st command, abort code: 3, in '0x2f8d61c0\w+::pot::water' \(instruction 5\)$/,
        ),
        executionError: {$kind: 'MoveAbort', command: 0, MoveAbort: {abortCode: '3'}},
        cause: undefined,
      },
      says: {
        [send]:
          '| `Transaction resolution failed: MoveAbort in 1st command,` … | `SimulationError` | The Move code aborts; `error.executionError` has code and location',
        'guides/developer/payments/spending-limits': 'The error of the simulation tells it which rule refused the payment',
      },
    },
    {
      what: 'its error has no details',
      answers: {[simulate]: simulated(insufficientGas)},
      call: build,
      seen: {
        throws: 'SimulationError',
        message: 'Transaction resolution failed: InsufficientGas',
        executionError: {$kind: 'Unknown', message: 'InsufficientGas'},
      },
      says: {[send]: 'A transaction that would abort stops here with a `SimulationError` and costs nothing.'},
    },
    {
      what: 'the node refuses it',
      answers: {[simulate]: rejected},
      call: build,
      seen: {throws: 'SimulationError', executionError: undefined, cause: {throws: 'RpcError', code: 'INVALID_ARGUMENT'}},
      says: {
        [send]:
          '| Refused before it was sent | `build` throws a `SimulationError` with an `executionError`, or with `INVALID_ARGUMENT` as the code of its `cause` |',
      },
    },
  ]);
});

describe('a node that gives no answer', () => {
  const transient =
    "A gRPC client also throws a `SimulationError` if the node couldn't be reached during `build`. The `cause` is then an `RpcError` with one of the transient codes.";
  const without = 'If the answer was an HTTP error without a text, as over HTTP/2, the `RpcError` itself is thrown.';
  compare([
    {
      what: 'nothing answers',
      answers: {[simulate]: 'unreachable'},
      call: build,
      seen: {throws: 'SimulationError', message: 'fetch failed', cause: {throws: 'RpcError', code: 'INTERNAL'}},
      says: {
        [send]: transient,
        [recurring]: "A gRPC client wraps nearly every failure of that call in it, even a node that doesn't answer.",
      },
    },
    {
      what: 'HTTP 503',
      answers: {[simulate]: {http: 503}},
      call: build,
      seen: {throws: 'SimulationError', message: 'Service Unavailable', cause: {throws: 'RpcError', code: 'UNAVAILABLE'}},
      says: {[send]: transient},
    },
    {
      what: 'HTTP 429',
      answers: {[simulate]: {http: 429}},
      call: build,
      seen: {throws: 'SimulationError', message: 'Too Many Requests', cause: {throws: 'RpcError', code: 'RESOURCE_EXHAUSTED'}},
      says: {[send]: transient},
    },
    {
      what: 'HTTP 429 over HTTP/2',
      answers: {[simulate]: {http: 429, statusText: ''}},
      call: build,
      seen: {throws: 'RpcError', code: 'RESOURCE_EXHAUSTED'},
      says: {[send]: without},
    },
  ]);
});

describe('a transaction that lacks something', () => {
  const poor = {
    'sui.rpc.v2.StateService/GetBalance': message(GrpcTypes.GetBalanceResponse, {balance: {balance: 5n, coinBalance: 5n}}),
    'sui.rpc.v2.StateService/ListOwnedObjects': message(GrpcTypes.ListOwnedObjectsResponse, {}),
  };
  const usdc = '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC';
  /** Pays 1 USDC. */
  const payment = (from?: string): Transaction => {
    const tx = new Transaction();
    if (from !== undefined) tx.setSender(from);
    tx.transferObjects([tx.coin({type: usdc, balance: 1_000_000n})], '0xb0b');
    return tx;
  };
  compare([
    {
      what: 'a client',
      answers: {},
      call: () => unresolved().build(),
      seen: {
        throws: 'Error',
        message: 'No sui client passed to Transaction#build, but transaction data was not sufficient to build offline.',
      },
      says: {
        [blocks]:
          '| `No sui client passed to Transaction#build, but transaction data was not sufficient to build offline.` | Something is unresolved',
      },
    },
    {
      what: 'a sender',
      answers: {},
      call: (client) => new Transaction().build({client}),
      seen: {throws: 'Error', message: 'Missing transaction sender'},
      says: {
        [send]: '| `Missing transaction sender` | `Error` of the SDK |',
        [blocks]: '| `Missing transaction sender` | `build` without `setSender` |',
      },
    },
    {
      what: 'a sender whose coins it could take',
      answers: {},
      call: (client) => payment().build({client}),
      seen: {throws: 'Error', message: 'Sender must be set to resolve CoinWithBalance'},
      says: {
        [blocks]: '| `Sender must be set to resolve CoinWithBalance` | An intent has to know whose coins it may take |',
        'guides/developer/sui-101/avoid-equivocation':
          '| `Sender must be set to resolve CoinWithBalance` | A parallel executor got `tx.balance` or `tx.coin` without a sender |',
      },
    },
    {
      what: 'money',
      answers: poor,
      call: (client) => payment(sender).build({client}),
      seen: {throws: 'Error', message: expect.stringMatching(`^Insufficient balance of ${usdc} for owner ${sender}. Required: 1000000`)},
      says: {
        [blocks]: '| `Insufficient balance of … for owner …` | The sender has too little of that type |',
        [cookbook]: '`build` throws `Insufficient balance of … for owner …`',
        'guides/developer/payments/p2p': '| `Insufficient balance of …` | Too little of this coin, often a bridged one |',
      },
    },
    {
      what: 'a node that knows the money',
      answers: {...poor, 'sui.rpc.v2.StateService/GetBalance': 'unreachable'},
      call: (client) => payment(sender).build({client}),
      seen: {throws: 'RpcError', code: 'INTERNAL', message: 'fetch failed'},
      says: {[blocks]: "If the node can't be reached while an intent looks for coins, `build` throws an `RpcError`."},
    },
  ]);
});
