import {GrpcTypes, type SuiGrpcClient} from '@mysten/sui/grpc';
import {SerialTransactionExecutor} from '@mysten/sui/transactions';
import {toBase64} from '@mysten/sui/utils';
import {settle, type SignedBatch} from '@site/examples/ts/exchange/settle';
import {GrpcChain} from '@site/examples/ts/gas-station/grpc-chain';
import {sendOrder} from '@site/examples/ts/production/send-order';
import {send} from '@site/examples/ts/sign-and-send/outcome';
import {outcome} from '@site/examples/ts/sui-101/serial-executor';
import {compare} from './seen';
import {message, type Answer} from './stand-in';
import {
  abort,
  complete,
  digest,
  execute,
  executed,
  found,
  insufficientGas,
  lookUp,
  notFound,
  overloaded,
  rejected,
  rejection,
  signed,
  signer,
  simulate,
  simulated,
} from './transactions';

// `send` waits before it tries again, for which a test has no time.
jest.mock('node:timers/promises', () => ({setTimeout: () => Promise.resolve()}));

const guide = 'guides/developer/sui-101/sign-and-send-txn';
const equivocation = 'guides/developer/sui-101/avoid-equivocation';
const blocks = 'guides/developer/sui-101/building-ptb';
const executeOnce = async (client: SuiGrpcClient) => client.executeTransaction(await signed());

describe('executeTransaction', () => {
  compare([
    {
      what: 'validators reject it',
      answers: {[execute]: rejected},
      call: executeOnce,
      seen: {throws: 'RpcError', code: 'INVALID_ARGUMENT', message: rejection},
      says: {
        [guide]: "| Rejected by validators | `executeTransaction` throws an `RpcError` whose code isn't one of those below |",
        [equivocation]:
          'A rejection arrives as a thrown error. Its message begins with `Transaction is rejected as invalid by more than 1/3 of validators by stake (non-retriable)`',
      },
    },
    {
      what: 'it was executed and aborted',
      answers: {[execute]: executed(abort)},
      call: executeOnce,
      seen: {
        returns: {
          $kind: 'FailedTransaction',
          FailedTransaction: {digest, status: {success: false, error: {$kind: 'MoveAbort', command: 0}}},
        },
      },
      says: {
        [guide]: '| Executed and failed | `FailedTransaction` | Yes | Read `status.error`, then build a new transaction |',
        'guides/developer/advanced/grpc': 'A failed transaction is a result, not an error: it has a digest, and it cost gas.',
        'guides/developer/dev-cheat-sheet': 'Waiting for an exception, because a failed transaction throws none',
        'guides/developer/advanced/json-rpc-migration':
          'A transaction that was executed and failed is a result as well, so check for it after every execution',
      },
    },
    {
      what: 'it ran out of gas',
      answers: {[execute]: executed(insufficientGas)},
      call: executeOnce,
      seen: {
        returns: {FailedTransaction: {status: {error: {$kind: 'Unknown', message: 'InsufficientGas', Unknown: null}}}},
      },
      says: {[guide]: 'An error that has no details, such as `InsufficientGas`, has the kind `Unknown` and its name in `message`.'},
    },
    {
      what: 'the node gives up',
      answers: {[execute]: overloaded},
      call: executeOnce,
      seen: {throws: 'RpcError', code: 'UNAVAILABLE', message: 'Transaction timed out before finality could be reached.'},
      says: {[guide]: '| `Transaction timed out before finality could be reached.` … | `UNAVAILABLE` | Outcome unknown: ask by digest |'},
    },
    {
      what: 'the connection breaks',
      answers: {[execute]: 'unreachable'},
      call: executeOnce,
      seen: {throws: 'RpcError', code: 'INTERNAL', message: 'fetch failed'},
      says: {[guide]: '| Unknown | `RpcError` with `UNAVAILABLE`, `DEADLINE_EXCEEDED` or another transient code, or a broken connection |'},
    },
  ]);
});

describe('an executor', () => {
  compare([
    {
      what: 'validators reject it',
      answers: {[execute]: rejected},
      call: async (client) => {
        const executor = new SerialTransactionExecutor({client, signer});
        const [result] = await Promise.allSettled([executor.executeTransaction(await complete().build())]);
        return outcome(result);
      },
      seen: {returns: expect.stringContaining(`unknown, or never executed: RpcError: ${rejection}`)},
      says: {[equivocation]: "A thrown error alone doesn't tell you whether the transaction was executed."},
    },
  ]);
});

describe('simulateTransaction', () => {
  const rehearse = (client: SuiGrpcClient) => client.simulateTransaction({transaction: complete()});
  const throwsRpcError = "If the node refuses to run the block, or doesn't answer, the call throws an `RpcError`";
  compare([
    {
      what: 'it would abort',
      answers: {[simulate]: simulated(abort)},
      call: rehearse,
      seen: {returns: {$kind: 'FailedTransaction', FailedTransaction: {status: {error: {$kind: 'MoveAbort'}}}}},
      says: {[blocks]: 'A block that would abort gives a `FailedTransaction` and throws nothing.'},
    },
    {
      what: 'the node refuses it',
      answers: {[simulate]: rejected},
      call: rehearse,
      seen: {throws: 'RpcError', code: 'INVALID_ARGUMENT'},
      says: {[blocks]: throwsRpcError},
    },
    {
      what: 'the node is down',
      answers: {[simulate]: {http: 503}},
      call: rehearse,
      seen: {throws: 'RpcError', code: 'UNAVAILABLE'},
      says: {[blocks]: throwsRpcError},
    },
  ]);
});

describe('send, which tries again', () => {
  const sendSigned = async (client: SuiGrpcClient) => {
    const {transaction, signatures} = await signed();
    return send(client, transaction, signatures);
  };
  const looksUp = 'After each error it looks up the digest, and only then decides whether another attempt makes sense';
  /** The given answers one after the other, and the last one from then on. */
  const inTurn = (...answers: Answer[]) => {
    let next = 0;
    return (): Answer => answers[Math.min(next++, answers.length - 1)] ?? overloaded;
  };
  compare([
    {
      what: 'a rejection',
      answers: {[execute]: rejected, [lookUp]: notFound},
      call: sendSigned,
      seen: {returns: {kind: 'rejected', reason: rejection}},
      says: {[guide]: looksUp},
    },
    {
      what: 'a rejection of what an earlier attempt has executed',
      answers: {[execute]: inTurn(overloaded, rejected), [lookUp]: inTurn(notFound, found())},
      call: sendSigned,
      seen: {returns: {kind: 'done', digest}},
      says: {[guide]: looksUp},
    },
    {
      what: 'a rejection, and a node that then gives no answer',
      answers: {[execute]: rejected, [lookUp]: 'unreachable'},
      call: sendSigned,
      seen: {returns: {kind: 'unknown'}},
      says: {[guide]: 'If the lookup fails as well, the outcome stays open'},
    },
    {
      what: 'a node that is overloaded',
      answers: {[execute]: overloaded, [lookUp]: notFound},
      call: sendSigned,
      seen: {returns: {kind: 'unknown', reason: 'UNAVAILABLE: Transaction timed out before finality could be reached.'}},
      says: {[guide]: 'An `unknown` outcome stays unknown until the transaction shows up or can no longer run.'},
    },
    {
      what: 'a node that is down',
      answers: {[execute]: 'unreachable', [lookUp]: 'unreachable'},
      call: sendSigned,
      seen: {returns: {kind: 'unknown', reason: 'INTERNAL: fetch failed'}},
      says: {[guide]: 'If the lookup fails as well, the outcome stays open'},
    },
    {
      what: 'a transaction that aborts',
      answers: {[execute]: executed(abort)},
      call: sendSigned,
      seen: {returns: {kind: 'failed', digest}},
      says: {[guide]: '| Executed and failed | `FailedTransaction` |'},
    },
  ]);
});

describe('orders, batches and sponsored transactions', () => {
  const order = async () => {
    const {transaction, signatures} = await signed();
    return {orderId: '7', digest, bytes: toBase64(transaction), signature: signatures[0] ?? ''};
  };
  const readiness = 'guides/developer/advanced/production-readiness';
  const exchange = 'guides/operator/exchange-integration';
  const station = 'guides/developer/payments/gas-station';
  const info = 'sui.rpc.v2.LedgerService/GetServiceInfo';
  const batch = async (): Promise<SignedBatch> => {
    const {transaction, signatures} = await signed();
    return {number: 1, digest, bytes: toBase64(transaction), signatures, maxEpoch: 1_287n, builtAt: 100n};
  };
  const settleBatch = async (client: SuiGrpcClient) => settle(client, await batch(), () => Promise.resolve());
  const epoch = message(GrpcTypes.GetServiceInfoResponse, {epoch: 1_286n, lowestAvailableCheckpoint: 0n});
  const later = message(GrpcTypes.GetServiceInfoResponse, {epoch: 1_288n, lowestAvailableCheckpoint: 0n});

  compare([
    {
      what: 'an order whose answer was lost',
      answers: {[execute]: 'unreachable', [lookUp]: found()},
      call: async (client) => sendOrder(client, await order()),
      seen: {returns: 'paid'},
      says: {[readiness]: '| `paid` | Executed with success | Mark the order |'},
    },
    {
      what: 'an order that aborted',
      answers: {[execute]: executed(abort), [lookUp]: found(abort)},
      call: async (client) => sendOrder(client, await order()),
      seen: {returns: 'aborted'},
      says: {[readiness]: '| `aborted` | Executed but failed; gas is spent |'},
    },
    {
      what: 'an order that the validators reject',
      answers: {[execute]: rejected},
      call: async (client) => {
        // The order is looked up for ten seconds, and sent again after a random pause.
        const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
        const random = jest.spyOn(Math, 'random').mockReturnValue(0);
        const result = await sendOrder(client, await order(), 1);
        timeout.mockRestore();
        random.mockRestore();
        return result;
      },
      seen: {returns: 'unknown'},
      says: {[readiness]: '| `unknown` | No answer yet, or a refusal |'},
    },
    {
      what: 'a batch that expired before it ran',
      answers: {[info]: later, [lookUp]: notFound},
      call: settleBatch,
      seen: {returns: 'rebuild'},
      says: {[exchange]: "One and the same node knows that the epoch is over and doesn't know the digest."},
    },
    {
      what: 'a batch whose node is down',
      answers: {[info]: {http: 503}},
      call: settleBatch,
      seen: {throws: 'RpcError', code: 'UNAVAILABLE'},
      says: {[exchange]: "If the node can't be asked, the function throws, and nothing is decided."},
    },
    {
      what: 'a batch whose node cannot look it up',
      answers: {[info]: epoch, [lookUp]: {http: 429}},
      call: settleBatch,
      seen: {throws: 'RpcError', code: 'RESOURCE_EXHAUSTED'},
      says: {[exchange]: "If the node can't be asked, the function throws, and nothing is decided."},
    },
    {
      what: 'a dry run that fails',
      answers: {[simulate]: simulated(abort)},
      call: async (client) => new GrpcChain(client).dryRun((await signed()).transaction, '0x5', 1n),
      seen: {returns: [expect.stringMatching(/^it would fail: MoveAbort/)]},
      says: {[station]: 'its dry run refuses any transaction that would take more from the sponsor than the budget'},
    },
    {
      what: 'a dry run that the node refuses',
      answers: {[simulate]: rejected},
      call: async (client) => new GrpcChain(client).dryRun((await signed()).transaction, '0x5', 1n),
      seen: {throws: 'RpcError', code: 'INVALID_ARGUMENT'},
      says: {[station]: "If the node doesn't run the transaction at all, `dryRun` throws an `RpcError`"},
    },
    {
      what: 'an outcome that the node does not know',
      answers: {[lookUp]: notFound},
      call: (client) => new GrpcChain(client).outcome(digest),
      seen: {returns: null},
      says: {[station]: "Only then may the job release the budget of a digest that it can't find"},
    },
  ]);
});
