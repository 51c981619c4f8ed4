import type {TopicInfo} from './topic';

/** The topics of the SDKs. */
export const sdkTopics: readonly TopicInfo[] = [
  {
    page: 'sdk/transactions',
    title: 'Building transactions in TypeScript',
    label: 'Building transactions',
    description: 'What the Transaction class of @mysten/sui throws while it is filled, resolved and built: % errors with causes and cures.',
    intro: `
You are right here if the error was thrown by a method of \`Transaction\`, by \`build\`, or by \`signAndExecuteTransaction\` before anything was sent. The class collects what you ask for and looks up what is missing only when it is built, so the stack trace often points to \`build\` while the mistake was made many lines above.

If the message begins with \`Transaction resolution failed\`, the node has simulated the transaction and found that it would fail: the rest of the message is an [execution failure](/references/errors/execution).
`,
    keywords: ['Transaction build error', 'tx.build', 'CoinWithBalance error', 'tx.pure error'],
  },
  {
    page: 'sdk/keys',
    title: 'Keys, signatures and encoding in TypeScript',
    label: 'Keys and encoding',
    description:
      'Errors of keypairs, mnemonics, multisig, zkLogin, passkeys, addresses and BCS in @mysten/sui: % entries with causes and cures.',
    intro: `
These errors come from code that works without a network: reading a private key or a mnemonic, signing and verifying, combining signatures, or turning values into bytes and back. The cause is therefore in the value that you pass in, and the same call fails in the same way each time.

If a node answers that a signature is wrong, look at [Refused before execution](/references/errors/inputs#signature-not-valid) instead.
`,
    keywords: ['keypair error', 'multisig error', 'zkLogin error', 'passkey error', 'BCS error', 'invalid private key'],
  },
  {
    page: 'sdk/clients',
    title: 'Clients, executors and the Rust SDK',
    label: 'Clients and Rust SDK',
    description:
      'Errors of SuiGrpcClient, SuiGraphQLClient, the executors, MVR names, the faucet helper and the Rust SDK: % entries with cures.',
    intro: `
You are right here if an import of the SDK can't be resolved, or if the error came out of a client: a read that failed, an answer that wasn't what the client expected, a name that couldn't be resolved, or an executor that ran out of coins. The last entries are those of the Rust crates.

A client passes on what the server said. If the error has a gRPC status or a GraphQL \`code\` in it, look that up under [gRPC and GraphQL errors](/references/errors/api).
`,
    keywords: ['SuiGrpcClient error', 'SuiGraphQLClient error', 'fetch failed', 'RpcError', 'rust sdk error'],
  },
  {
    page: 'sdk/packages',
    title: 'dApp Kit, DeepBook and SuiNS',
    label: 'dApp Kit and others',
    description:
      'Errors of the packages on top of @mysten/sui, from WalletNotConnectedError to invalid SuiNS names: % entries with causes and cures.',
    intro: `
These errors come from packages that use \`@mysten/sui\`: dApp Kit and the wallets behind it, DeepBook and SuiNS. Many of them report that steps were done in the wrong order, such as signing before a wallet is connected. [Seal](/references/errors/sdk/seal) and [Walrus](/references/errors/sdk/walrus) have pages of their own.

If the class of the error or the first line of its stack trace belongs to \`@mysten/sui\` itself, look at the other pages of the [TypeScript SDK](/references/errors/sdk) first.
`,
    keywords: ['wallet error', 'dapp kit error', 'deepbook error', 'suins error'],
  },
  {
    page: 'sdk/seal',
    title: 'Errors of Seal in TypeScript',
    label: 'Seal',
    description:
      'Every error class of @mysten/seal, from NoAccessError of the key servers to InvalidCiphertextError: % entries with causes and cures.',
    intro: `
Two parties can refuse here. A key server answers with a word such as \`NoAccess\`, which the client turns into a subclass of \`SealAPIError\` with the \`requestId\` that the operator can find in a log. The client itself throws subclasses of \`UserError\`. Both extend \`SealError\`, so catch that one if you only want to know that Seal was involved. A failed connection, a timeout and an answer that can't be read are no \`SealError\`: you get what \`fetch\` or the parser threw.

Compare with \`instanceof\`. None of the classes sets \`name\`, so \`error.name\` is \`Error\`, and \`String(error)\` doesn't mention the class. If several servers fail, the client stops as soon as the threshold is out of reach. Of the errors until then, you get the most frequent one, or the first of several. They are counted by the name of their class, which a minifier may change.

Three exported classes never reach you in release 1.4.12. Nothing throws \`InvalidGetObjectError\` or \`UnsupportedNetworkError\`, and \`TooManyFailedFetchKeyRequestsError\` only ends requests that no longer matter. If each server returned a wrong key, there is no error to choose from, and the promise is rejected with \`undefined\`.
`,
    keywords: [
      'seal error',
      'SealError',
      'SealAPIError',
      'InvalidGetObjectError',
      'UnsupportedNetworkError',
      'TooManyFailedFetchKeyRequestsError',
    ],
  },
  {
    page: 'sdk/walrus',
    title: 'Errors of Walrus in TypeScript',
    label: 'Walrus',
    description:
      'Every error class of @mysten/walrus, of the client and of single storage nodes, from uploads to blocked blobs: % entries with cures.',
    intro: `
The client asks many storage nodes for everything it does. The first entries are its conclusions, which your code gets. The later ones are answers of one node or relay: you see these in \`onError\` of \`storageNodeClientOptions\`, in calls to a single node, and from an upload relay.

\`RetryableWalrusClientError\` is never thrown by itself. It marks its subclasses as those after which another attempt makes sense. \`readBlob\` calls \`reset()\` and tries again once before it lets them out. In release 1.2.13, \`reset()\` does not change which nodes a client reads from, so a process that outlives an epoch needs a new client. \`BlobBlockedError\` and everything that a node answers are no \`WalrusClientError\`, so a \`catch\` needs more than that one test.
`,
    keywords: ['walrus error', 'WalrusClientError', 'RetryableWalrusClientError', 'StorageNodeAPIError', 'storage node error'],
  },
];
