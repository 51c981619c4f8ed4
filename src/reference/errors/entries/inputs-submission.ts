import {errorSource, refused} from '../forms';
import type {ErrorEntry} from '../model';

const driverSource = 'crates/sui-core/src/transaction_driver/error.rs (LinkUVerse/rtd at 87ccd675)';

export const inputsSubmission: readonly ErrorEntry[] = [
  {
    id: 'rejected-by-validators',
    title: 'Transaction is rejected as invalid by more than 1/3 of validators by stake',
    messages: refused(
      'Transaction is rejected as invalid by more than 1/3 of validators by stake (non-retriable). Non-retriable errors: [… { … } with … stake].',
    ),
    meaning: 'So many validators refused the transaction that it can no longer become final. Nothing was executed or charged.',
    causes: ['An input is outdated, missing or not yours.', 'A signature, the gas payment or the expiration is wrong.'],
    find: 'The reason is in the brackets, in front of the names of the validators that gave it. Look that part up on this page; the one with the most stake comes first.',
    cure: 'Correct what the reason names, then build and sign anew. Sending the same bytes again cannot help.',
    seeAlso: [
      '/guides/developer/sui-101/sign-and-send-txn#what-can-go-wrong',
      '/concepts/sui-architecture/transaction-lifecycle#where-it-can-end-early',
    ],
    keywords: ['RejectedByValidators', 'INVALID_ARGUMENT', 'non-retriable'],
    source: driverSource,
  },
  {
    id: 'processing-aborted',
    title: 'Transaction processing aborted (retriable with another submission)',
    messages: refused('Transaction processing aborted (retriable with another submission). Retriable errors: [… { … } with … stake].'),
    meaning: 'This attempt did not get through, and the bytes may still be good.',
    causes: [
      'Validators were overloaded or restarting.',
      'The epoch changed while the transaction was under way.',
      'Some validators had not yet seen an object that others had.',
    ],
    find: 'Read the list of retriable errors, and the non-retriable ones if there are any: a lock conflict among them is final.',
    cure: 'Send the same bytes and signatures again after a pause that grows. Never build a replacement before you know what became of the first.',
    seeAlso: [
      '/guides/developer/advanced/production-readiness#retries',
      '/concepts/sui-architecture/transaction-lifecycle#the-transaction-driver',
    ],
    keywords: ['Aborted', 'ABORTED', 'retriable'],
    source: driverSource,
  },
  {
    id: 'transaction-timed-out',
    title: 'Transaction timed out after … attempts',
    messages: refused('Transaction timed out after … attempts. Timeout: …. Last error: …'),
    meaning: 'The full node gave up waiting. The transaction may have been executed, may still be executed, or may be lost.',
    causes: ['The network or the full node is overloaded.', 'The node is behind and cannot see the effects.'],
    find: 'Ask several nodes for the digest, which you know before sending: `sui client tx-block DIGEST`.',
    cure: 'Send the same bytes until the transaction shows up or its window has passed. A new transaction before that may pay twice.',
    seeAlso: ['/guides/developer/sui-101/sign-and-send-txn#what-can-go-wrong', '/guides/developer/advanced/ptb-cookbook#expire'],
    keywords: ['TimeoutWithLastRetriableError', 'UNAVAILABLE', 'unknown outcome'],
    source: driverSource,
  },
  {
    id: 'too-many-pending-on-object',
    title: 'Input … already has … transactions pending',
    messages: [
      ...refused('Input … already has … transactions pending, above threshold of …'),
      ...refused('Input … has a transaction … seconds old pending, above threshold of … seconds'),
    ],
    meaning: 'A shared object has such a long line of waiting transactions on this validator that it takes no more for it.',
    causes: ['A launch, a mint or a bot sends many writes to one object.', 'Transactions that use the object are very slow.'],
    find: 'The message names the object. Its latest transactions show who uses it.',
    cure: 'Wait some seconds and send again. If it is your own object, spread its state over several, or collect requests and process them in batches.',
    seeAlso: ['/guides/developer/advanced/local-fee-markets#design', '/concepts/object-ownership/shared#parallelism-and-its-limit'],
    keywords: ['TooManyTransactionsPendingOnObject', 'TooOldTransactionPendingOnObject', 'overload'],
    source: errorSource,
  },
  {
    id: 'validator-overloaded',
    title: 'Validator cannot handle the request at the moment',
    messages: [
      ...refused('Validator cannot handle the request at the moment. Please retry after at least … seconds.'),
      ...refused('There are already … transactions pending, above threshold of …'),
      ...refused('There are too many transactions pending in consensus'),
    ],
    meaning: 'The validator sheds load, independently of what the transaction does.',
    causes: ['Traffic on the whole network is high.', 'Single validators are slow, and the full node happened to ask them.'],
    find: 'If several validators give the same reason in one answer, the network is busy; a single name points to that one.',
    cure: 'Retry after the seconds in the message, with the same bytes.',
    seeAlso: ['/guides/developer/advanced/production-readiness#retries', '/guides/developer/advanced/grpc#deadlines-and-retries'],
    keywords: ['ValidatorOverloadedRetryAfter', 'TooManyTransactionsPendingExecution', 'RESOURCE_EXHAUSTED'],
    source: errorSource,
  },
  {
    id: 'outbid',
    title: 'Transaction was outbid by higher-gas-price transactions in the admission queue',
    messages: refused(
      'Transaction was outbid by higher-gas-price transactions in the admission queue (current minimum gas price required: …)',
    ),
    meaning:
      'The waiting room of a validator is full, and only transactions with a higher gas price still get in. An equal price is not enough.',
    causes: [
      'Demand is high, and the transaction offers the reference price.',
      'It is a gasless transfer, which is the first to be put out.',
    ],
    find: 'The minimum is in the message, in MIST per unit.',
    cure: 'Retry the same bytes if it is not urgent. Otherwise build with a price above the minimum; the input versions make sure that only one of the two executes, as long as they share an owned input.',
    seeAlso: [
      '/guides/developer/advanced/local-fee-markets#pay-for-priority',
      '/concepts/tokenomics/gas-pricing#what-a-price-above-the-reference-buys',
    ],
    keywords: ['TransactionRejectedDueToOutbiddingDuringCongestion', 'admission queue'],
    source: errorSource,
  },
  {
    id: 'validator-halted-at-epoch-end',
    title: 'Validator temporarily stopped processing transactions due to epoch change',
    messages: refused('Validator temporarily stopped processing transactions due to epoch change'),
    meaning: 'The epoch is ending, and validators take no more transactions for it.',
    causes: ['The transaction arrived in the seconds around the change.'],
    find: 'Compare the time with the start of the epoch, which an explorer shows.',
    cure: 'Send the same bytes again after some seconds. If their window ended with the old epoch, build anew.',
    seeAlso: ['/concepts/sui-architecture/epochs#what-apps-notice', '/concepts/sui-architecture/epochs#the-end-of-an-epoch'],
    keywords: ['ValidatorHaltedAtEpochEnd', 'reconfiguration'],
    source: errorSource,
  },
  {
    id: 'already-executed',
    title: 'Transaction … was already executed',
    messages: [
      ...refused('Transaction … was already executed'),
      ...refused('Transaction … is being processed post-consensus: …'),
      ...refused('Transaction … has been recently submitted to this validator.'),
    ],
    meaning:
      'These bytes have reached the validators before, by an earlier attempt or by another node. It is good news in the form of an error.',
    causes: ['The client retried after a timeout.', 'A user and a sponsor both submitted the signed transaction.'],
    find: 'Look up the digest in the message.',
    cure: 'Do not build anything new: wait with `waitForTransaction` and treat what it returns as the result.',
    seeAlso: ['/concepts/transactions#executed-at-most-once', '/guides/developer/sui-101/sign-and-send-txn#wait-before-the-next-read'],
    keywords: ['TransactionAlreadyExecuted', 'TransactionProcessing', 'TransactionSubmitted'],
    source: errorSource,
  },
];
