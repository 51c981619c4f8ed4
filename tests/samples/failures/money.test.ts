import {GrpcTypes, type SuiGrpcClient} from '@mysten/sui/grpc';
import type {PartialMessage} from '@protobuf-ts/runtime';
import {explainDenial} from '@site/examples/ts/coin/explain-denial';
import {outcomeOf} from '@site/examples/ts/compliance/outcome';
import {collect} from '@site/examples/ts/payments/billing';
import {Allowance, type AllowanceState} from '@site/examples/ts/payments/remaining';
import {reads} from './objects';
import {compare} from './seen';
import type {Answer} from './stand-in';
import {abort, complete, execute, executed, found, lookUp, signer, simulate, simulated, unresolved} from './transactions';

const coinType = '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC';
const account = '0x91d4f0c27a3be8561f0a9c4e2d83b7650f6ea1c9d2485b37e0fa86c15d7b3e92';

describe('a subscription', () => {
  const page = 'guides/developer/payments/recurring';
  const day = 86_400_000;
  const allowance = `0x${'5b0e94f7'.repeat(8)}`;
  const state: AllowanceState = {
    id: allowance,
    funder: account,
    spender: signer.toSuiAddress(),
    app: null,
    lifetimeCap: null,
    startMs: null,
    expirationMs: String(1_000 * day),
    rateLimit: {
      $kind: 'Windowed',
      Windowed: {
        limit: '30000000',
        spent: '0',
        anchorMs: null,
        index: '0',
        window: {$kind: 'PeriodicMs', PeriodicMs: String(30 * day)},
      },
    },
    name: 'newspaper',
    currentSpend: '0',
  };
  const granted = (terms = state) =>
    reads(() => [
      {
        id: allowance,
        type: `0x2::allowance::Allowance<0x2::balance::Balance<${coinType}>>`,
        content: Allowance.serialize(terms).toBytes(),
      },
    ]);
  const bill = (client: SuiGrpcClient) => {
    const store = {find: () => Promise.resolve(undefined), insert: () => Promise.resolve()};
    return collect(client, signer, store, {allowance, coinType, price: 30_000_000n, payee: account}, 20 * day);
  };
  const othersThrown =
    'Everything else is thrown, so that no customer gets a reminder because your node was down or your own address had no SUI for gas.';

  compare([
    {
      what: 'that was canceled',
      answers: reads(() => []),
      call: bill,
      seen: {returns: 'canceled'},
      says: {[page]: "`canceled` means that the allowance doesn't exist anymore."},
    },
    {
      what: 'that has expired',
      answers: granted({...state, expirationMs: '0'}),
      call: bill,
      seen: {returns: 'not due'},
      says: {[page]: 'An expired allowance still exists and answers `not due` forever.'},
    },
    {
      what: 'of a customer without money',
      answers: {
        ...granted(),
        [simulate]: {
          status: 'INVALID_ARGUMENT',
          text: `Invalid withdraw reservation: Insufficient address balance of coin type ${coinType}`,
        },
      },
      call: bill,
      seen: {returns: 'refused'},
      says: {[page]: 'and a `cause` by which the node refuses the withdrawal'},
    },
    {
      what: 'whose payment would fail',
      answers: {...granted(), [simulate]: simulated(abort)},
      call: bill,
      seen: {returns: 'refused'},
      says: {[page]: 'an `executionError`, which says that the payment would fail onchain'},
    },
    {
      what: 'collected without SUI for gas',
      answers: {
        ...granted(),
        [simulate]: {
          status: 'INVALID_ARGUMENT',
          text: 'Unable to perform gas selection due to insufficient SUI balance (in address balance or coins) for account',
        },
      },
      call: bill,
      seen: {throws: 'SimulationError', cause: {throws: 'RpcError', code: 'INVALID_ARGUMENT'}},
      says: {
        [page]: othersThrown,
        'guides/developer/sui-101/sign-and-send-txn':
          '| `Unable to perform gas selection due to insufficient SUI balance … to satisfy required budget …` | `SimulationError` |',
      },
    },
    {
      what: 'whose node is down when it is read',
      answers: {'sui.rpc.v2.LedgerService/BatchGetObjects': 'unreachable'},
      call: bill,
      seen: {throws: 'RpcError', code: 'INTERNAL'},
      says: {[page]: othersThrown},
    },
    {
      what: 'whose node is down when the payment is built',
      answers: {...granted(), [simulate]: 'unreachable'},
      call: bill,
      seen: {throws: 'SimulationError', cause: {throws: 'RpcError', code: 'INTERNAL'}},
      says: {[page]: othersThrown},
    },
  ]);
});

describe('a payment that a deny list stops', () => {
  const regulated = 'guides/developer/coin/regulated';
  const testing = 'guides/developer/compliance/testing';
  const people = 'guides/developer/payments/p2p';
  const senderDenied: Answer = {status: 'INVALID_ARGUMENT', text: `Address ${account} is denied for coin ${coinType}`};
  const recipientDenied: PartialMessage<GrpcTypes.ExecutionError> = {
    description: 'AddressDeniedForCoin',
    kind: GrpcTypes.ExecutionError_ExecutionErrorKind.ADDRESS_DENIED_FOR_COIN,
    errorDetails: {oneofKind: 'coinDenyListError', coinDenyListError: {coinType, address: account}},
  };
  const paused: PartialMessage<GrpcTypes.ExecutionError> = {
    description: 'CoinTypeGlobalPause',
    kind: GrpcTypes.ExecutionError_ExecutionErrorKind.COIN_TYPE_GLOBAL_PAUSE,
    errorDetails: {oneofKind: 'coinDenyListError', coinDenyListError: {coinType}},
  };
  const send = (client: SuiGrpcClient) => outcomeOf(client, signer, complete());
  const buildAndSend = (client: SuiGrpcClient) => outcomeOf(client, signer, unresolved());
  const explained = async (client: SuiGrpcClient) => {
    const result = await client.signAndExecuteTransaction({transaction: complete(), signer});
    return result.FailedTransaction?.status.error && explainDenial(result.FailedTransaction.status.error);
  };
  const senderException = 'A refused sender is an exception, since the transaction never runs.';
  const submission = '| `Address … is denied for coin …` | Submission or simulation | The sender is on the list and uses the coin |';

  compare([
    {
      what: 'the sender, at simulation',
      answers: {[simulate]: senderDenied},
      call: (client) => unresolved().build({client}),
      seen: {throws: 'SimulationError', message: expect.stringMatching(/is denied for coin/)},
      says: {[regulated]: submission, [people]: "| `Address … is denied for coin …` | The sender is on the coin's deny list |"},
    },
    {
      what: 'the sender, at submission',
      answers: {[execute]: senderDenied},
      call: (client) => client.signAndExecuteTransaction({transaction: complete(), signer}),
      seen: {throws: 'RpcError', code: 'INVALID_ARGUMENT', message: expect.stringMatching(/is denied for coin/)},
      says: {[regulated]: submission},
    },
    {
      what: 'a recipient, after execution',
      answers: {[execute]: executed(recipientDenied)},
      call: explained,
      seen: {returns: `${account} may not receive ${coinType}`},
      says: {
        [regulated]:
          '| `AddressDeniedForCoin`, `CoinDenyListError` in the SDK | Effects | A recipient is on the list since an earlier epoch |',
        [people]: '| `CoinDenyListError` after signing | The recipient is on the deny list |',
      },
    },
    {
      what: 'everybody',
      answers: {[execute]: executed(paused)},
      call: explained,
      seen: {returns: `${coinType} is paused`},
      says: {[regulated]: '| `CoinTypeGlobalPause`, `CoinDenyListError` in the SDK without an address | Effects |'},
    },
    {
      what: 'outcomeOf with a sender that is refused when it builds',
      answers: {[simulate]: senderDenied},
      call: buildAndSend,
      seen: {returns: 'sender refused'},
      says: {[testing]: senderException},
    },
    {
      what: 'outcomeOf with a sender that is refused when it sends',
      answers: {[execute]: senderDenied},
      call: send,
      seen: {returns: 'sender refused'},
      says: {[testing]: senderException},
    },
    {
      what: 'outcomeOf with a recipient that the simulation refuses',
      answers: {[simulate]: simulated(recipientDenied)},
      call: buildAndSend,
      seen: {returns: 'recipient refused'},
      says: {[testing]: 'A refused recipient is either a failed transaction or, more often, an error of the simulation'},
    },
    {
      what: 'outcomeOf with a recipient that fails the transaction',
      answers: {[execute]: executed(recipientDenied), [lookUp]: found(recipientDenied)},
      call: send,
      seen: {returns: 'recipient refused'},
      says: {[testing]: 'A refused recipient is either a failed transaction'},
    },
    {
      what: 'outcomeOf with a transaction that aborts',
      answers: {[simulate]: simulated(abort)},
      call: buildAndSend,
      seen: {throws: 'Error', message: expect.stringMatching(/^MoveAbort/)},
      says: {[testing]: 'All other failures are thrown.'},
    },
    {
      what: 'outcomeOf when the node is down',
      answers: {[simulate]: {http: 503}},
      call: buildAndSend,
      seen: {throws: 'SimulationError', cause: {throws: 'RpcError', code: 'UNAVAILABLE'}},
      says: {[testing]: 'All other failures are thrown.'},
    },
  ]);
});
