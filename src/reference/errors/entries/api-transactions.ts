import type {ErrorEntry} from '../model';

const release = 'release 1.81';
const api = 'crates/sui-rpc-api/src';
const submission = `${api}/error.rs, ${release}`;

/** Status codes with which `TransactionExecutionService` refuses or loses a transaction. */
export const apiTransactions: readonly ErrorEntry[] = [
  {
    id: 'grpc-execute-invalid-argument',
    title: 'INVALID_ARGUMENT from ExecuteTransaction',
    messages: [
      {from: 'gRPC', text: 'Invalid user signature: …'},
      {
        from: 'gRPC',
        text: 'Transaction execution failed due to issues with transaction inputs, please review the errors and try again: ….',
      },
    ],
    meaning: 'Validators refuse this transaction for good. It has no effects, and no gas was charged.',
    causes: [
      'A signature belongs to other bytes or another account than sender and gas owner.',
      'An object version is out of date, or gas price and budget lie outside the bounds.',
    ],
    find: 'Behind the colon come the reasons of the validators, the one with the most stake first.',
    cure: 'Look the reason up under [Refused before execution](/references/errors/inputs). Sending the same bytes again leads to the same answer, so build, sign and send a new transaction.',
    seeAlso: ['/references/errors/inputs', '/guides/developer/sui-101/sign-and-send-txn'],
    keywords: ['ExecuteTransaction', 'code 3', 'rejected'],
    source: submission,
  },
  {
    id: 'grpc-execute-failed-precondition',
    title: 'FAILED_PRECONDITION: locked objects',
    messages: [
      {
        from: 'gRPC',
        text: 'Failed to sign transaction by a quorum of validators because of locked objects. Conflicting Transactions:…',
      },
      {
        from: 'TypeScript SDK',
        text: 'Failed to sign transaction by a quorum of validators because one or more of its objects is reserved for another transaction. Other transactions locking these objects:…',
      },
      {
        from: 'TypeScript SDK',
        text: 'Failed to sign transaction by a quorum of validators because one or more of its objects is equivocated until the next epoch. Other transactions locking these objects:…',
      },
      {
        from: 'TypeScript SDK',
        text: 'Failed to sign transaction by a quorum of validators because of locked objects. Retried a conflicting transaction …, success: …',
      },
    ],
    meaning:
      'An owned object of this transaction is already taken by another transaction in the same version. The last three texts are those of JSON-RPC nodes in older releases; what they say about the next epoch no longer holds, as the loser is rejected and its objects are free again.',
    causes: [
      'Two workers use one key and choose the same gas coin.',
      'A transaction was built anew and sent while the first one was still on its way.',
    ],
    find: 'The list under the message maps the digest of each conflicting transaction to the objects it holds. Look these digests up first.',
    cure: 'Wait until the other transaction is final, then build again with the new versions. Give each worker coins of its own, or pay for gas from the address balance.',
    seeAlso: ['/guides/developer/sui-101/avoid-equivocation', '/references/errors/inputs'],
    keywords: ['equivocation', 'equivocated', 'reserved for another transaction', 'ObjectsDoubleUsed', 'code 9', 'lock conflict'],
    source: submission,
  },
  {
    id: 'grpc-execute-unavailable',
    title: 'UNAVAILABLE: timed out before finality',
    messages: [
      {from: 'gRPC', text: 'timed-out before finality could be reached'},
      {
        from: 'gRPC',
        text: 'Transaction timed out before finality could be reached. Attempts: … & timeout: …. Last error: …',
      },
      {from: 'gRPC', text: 'system is overloaded'},
    ],
    meaning: 'The node gave up waiting. In the first two cases nobody knows yet whether the transaction will be executed.',
    causes: [
      'The validators were busy or changed epoch at this moment.',
      'The node has poor connections to them.',
      'A shared object that everybody writes delays its transactions.',
    ],
    find: 'Compute the digest with `tx.getDigest()` and ask for it; `Last error` says what held it up last.',
    cure: 'Send the same signed bytes again, which can never be executed twice. Build another transaction only when the first has expired or is known to have failed.',
    seeAlso: ['/references/sui-api/rpc-best-practices#writes', '/guides/developer/sui-101/sign-and-send-txn'],
    keywords: ['code 14', 'finality', 'TimeoutBeforeFinality', 'retry'],
    source: submission,
  },
  {
    id: 'grpc-execute-aborted',
    title: 'ABORTED: finalized with different signatures, or interrupted',
    messages: [
      {from: 'gRPC', text: 'The transaction is already finalized but with different user signatures'},
      {from: 'gRPC', text: 'ABORTED'},
    ],
    meaning:
      'The node stopped this attempt. With the first message, the same transaction has been executed already, signed in another way. Any other text is a failure that may pass: validators give this code to everything that can be tried again and has no code of its own.',
    causes: [
      'The transaction of a multisig was sent twice, with the signatures of different participants.',
      'Processing was broken off, for example at the end of an epoch or because an input had not reached the validator yet.',
    ],
    find: 'Read the transaction by its digest: in the first case its effects are there.',
    cure: 'Treat an executed transaction as a success and go on with its effects. Otherwise send the same bytes once more.',
    seeAlso: ['/guides/developer/cryptography/multisig', '/references/sui-api/rpc-best-practices#writes'],
    keywords: ['code 10', 'multisig', 'TxAlreadyFinalizedWithDifferentUserSignatures'],
    source: submission,
  },
  {
    id: 'grpc-execute-resource-exhausted',
    title: 'RESOURCE_EXHAUSTED from ExecuteTransaction',
    messages: [{from: 'gRPC', text: 'RESOURCE_EXHAUSTED'}],
    meaning:
      'Validators do not take the transaction at present because they have too much to do; the text that comes with the code is theirs.',
    causes: [
      'The network is under heavy load, and transactions at the reference price wait longest.',
      'Your own program floods one shared object with transactions.',
    ],
    find: 'Set the code apart from HTTP 429, which a gateway sends before the node sees anything.',
    cure: 'Pause for a second or more, doubling it each time, and repeat the same bytes. For urgent work, build with a higher gas price.',
    seeAlso: ['/guides/developer/advanced/local-fee-markets', '/references/sui-api/rpc-best-practices#retries'],
    keywords: ['code 8', 'overload', 'congestion', 'ValidatorOverloaded'],
    source: submission,
  },
  {
    id: 'grpc-no-transaction-executor',
    title: 'UNIMPLEMENTED: no transaction executor',
    messages: [{from: 'gRPC', text: 'no transaction executor'}],
    meaning: 'This process serves reads only and has no connection to validators through which it could execute or simulate.',
    causes: [
      'The endpoint is an archive or another service with history.',
      'The node you asked is a validator, or is configured without an orchestrator.',
    ],
    cure: 'Send `ExecuteTransaction` and `SimulateTransaction` to a full node, and keep a client of its own for the archive.',
    seeAlso: ['/guides/developer/advanced/grpc', '/guides/operator/rpc-config'],
    keywords: ['code 12', 'archive', 'SimulateTransaction'],
    source: `${api}/grpc/v2/transaction_execution_service/simulate/mod.rs, ${release}`,
  },
  {
    id: 'grpc-invalid-transaction',
    title: 'INVALID_ARGUMENT: invalid transaction, signature or their number',
    messages: [
      {from: 'gRPC', text: 'invalid transaction: …'},
      {from: 'gRPC', text: 'invalid signature: …'},
      {from: 'gRPC', text: '… provided signatures exceeds the maximum allowed of 2'},
    ],
    meaning: 'The request to execute or simulate cannot be read, long before any rule of the network comes into play.',
    causes: [
      'The field `bcs` holds a signed envelope, only the transaction kind, or Base64 text as bytes.',
      'Partial signatures of a multisig were sent one by one; they have to be combined into a single one first.',
      'A field of the structured transaction is missing, such as sender or expiration, which a simulation can fill in but an execution cannot.',
    ],
    find: 'The field violation says which signature it is, for example `signatures[1]`.',
    cure: 'Set `transaction.bcs.value` to the bytes of `TransactionData`, and each signature to its bytes with flag and public key. Two is the maximum: one for the sender and one for a sponsor.',
    seeAlso: ['/guides/developer/sui-101/sponsor-txn', '/guides/developer/cryptography/multisig'],
    keywords: ['UserSignature', 'bcs', 'too many signatures'],
    source: `${api}/grpc/v2/transaction_execution_service/mod.rs, commit 0657c57 of the renamed copy; simulate/mod.rs, ${release}`,
  },
  {
    id: 'grpc-simulate-gas-selection',
    title: 'Unable to perform gas selection due to insufficient SUI balance',
    messages: [
      {
        from: 'gRPC',
        text: 'Unable to perform gas selection due to insufficient SUI balance (in address balance or coins) for account … to satisfy required budget ….',
      },
      {
        from: 'gRPC',
        text: 'Insufficient gas balance to cover estimated transaction cost. Available gas balance: … MIST. Estimated gas budget required: … MIST',
      },
    ],
    meaning: 'A simulation was to choose gas, and what the gas owner has, or the coins you named, do not cover the budget.',
    causes: [
      'The account has little SUI, and publishing or creating many objects needs a large deposit for storage.',
      'Its SUI is spread over more small coins than one transaction may use as gas.',
      'SUI coins are inputs of the transaction or have an owner through a party, so they cannot pay.',
    ],
    find: 'The budget at the end is in MIST. Compare it with `sui client gas`, bearing in mind that coins and address balance are not added up unless the transaction uses the gas coin.',
    cure: 'Fund the account, merge small coins first, or name a budget of your own below the estimate at your risk. For a sponsored transaction, set the gas owner before you simulate.',
    seeAlso: ['/guides/developer/coin/address-balances#gas', '/guides/developer/sui-101/coin-mgt'],
    keywords: ['do_gas_selection', 'SimulateTransaction', 'unable to select sufficient gas'],
    source: `${api}/grpc/v2/transaction_execution_service/simulate/mod.rs, ${release}`,
  },
  {
    id: 'grpc-resolve-reference-mismatch',
    title: "provided version doesn't match",
    messages: [
      {from: 'gRPC', text: "provided version doesn't match, provided: … actual: …"},
      {from: 'gRPC', text: "provided digest doesn't match, provided: … actual: …"},
    ],
    meaning: 'A transaction to be resolved names an object with version or digest, and the node has a newer or older state of it.',
    causes: [
      'The reference was stored, and another transaction has changed the object since.',
      'The node lags behind the one from which you read the object.',
    ],
    find: 'If the version given is the smaller one, your reference is out of date; if it is the larger one, the node is behind.',
    cure: 'Leave version and digest out and let the node fill them in, or read the object again from the same node right before you build.',
    seeAlso: ['/guides/developer/sui-101/avoid-equivocation', '/references/sui-api/rpc-best-practices#fresh'],
    keywords: ['ObjectReference', 'stale object', 'resolution'],
    source: `${api}/grpc/v2/transaction_execution_service/simulate/resolve/mod.rs, release 1.63`,
  },
  {
    id: 'grpc-resolve-object-kind',
    title: 'Object cannot be used as this kind of input',
    messages: [
      {from: 'gRPC', text: 'object … is object owned and cannot be used as an input'},
      {from: 'gRPC', text: 'object … is not Immutable or AddressOwned'},
      {from: 'gRPC', text: 'object … is not a valid gas coin'},
      {from: 'gRPC', text: 'invalid unresolved input argument'},
    ],
    meaning: 'While resolving a transaction, the node found an object whose owner or type does not allow the use you gave it.',
    causes: [
      'The object sits in a dynamic object field and belongs to its parent.',
      'A shared object was declared as `IMMUTABLE_OR_OWNED`, or as `RECEIVING`.',
      'The payment names a coin of another type than SUI.',
    ],
    find: 'Read `owner` of the object with `GetObject`.',
    cure: 'Give only the `object_id` and no `kind`, so that the node chooses it. Children are reached through a Move function of the parent.',
    seeAlso: ['/guides/developer/sui-101/shared-owned', '/guides/developer/sui-101/building-ptb'],
    keywords: ['Input kind', 'child object', 'gas coin'],
    source: `${api}/grpc/v2/transaction_execution_service/simulate/resolve/mod.rs, release 1.63`,
  },
];
