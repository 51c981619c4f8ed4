import type {ErrorEntry} from '../model';

const walrus = '`node_modules/@mysten/walrus/dist` 1.2.13';
const guide = '/guides/developer/stack/walrus';

/**
 * What the Walrus client concludes from the answers of many storage nodes, or finds before it asks
 * them.
 */
export const sdkWalrus: readonly ErrorEntry[] = [
  {
    id: 'walrus-client-error',
    title: 'WalrusClientError: the client’s own checks',
    messages: [
      {from: 'TypeScript SDK', text: 'Walrus client only supports mainnet and testnet'},
      {from: 'TypeScript SDK', text: 'Unsupported network: …'},
      {from: 'TypeScript SDK', text: 'Tip amount (…) exceeds the maximum allowed tip (…)'},
      {from: 'TypeScript SDK', text: 'Upload relay not configured'},
      {from: 'TypeScript SDK', text: 'Failed to register blob (…): …'},
      {from: 'TypeScript SDK', text: 'Failed to certify blob (…): …'},
      {from: 'TypeScript SDK', text: 'Blob object not found in transaction effects for transaction (…)'},
      {from: 'TypeScript SDK', text: 'Resume blobId mismatch: expected …, got …. The blob content may have changed.'},
    ],
    meaning:
      'Something around the storage nodes is wrong: the network of the client, the relay, a transaction on Sui, or a saved upload. The text says which. A payment can also fail before it is sent, with a text of `@mysten/sui`: `Insufficient balance of …` if the address has too little WAL, and `Transaction resolution failed` if the simulation aborts.',
    causes: [
      'A transaction to register or certify failed onchain, although its simulation had passed; its digest is in parentheses.',
      'The relay asks for a larger tip than `max` allows.',
      'The Sui client that `walrus()` extends belongs to Devnet or a local network. It is refused with `packageConfig` too.',
      '`WalrusClient` was constructed with a `network` other than the two, and without `packageConfig`. Only then does the text begin with `Unsupported network`.',
      'An interrupted upload was resumed with another file than it began with.',
      'A wallet executed some other transaction than the one that the flow had made.',
    ],
    find: 'Inspect the digest with `sui client tx-block <DIGEST>`.',
    cure: 'Repeat a transaction that failed onchain, raise `max` or change the relay for a tip, construct `new WalrusClient({suiClient, packageConfig})` for a network of your own, and resume with the very bytes that you saved the step for.',
    seeAlso: [`${guide}#set-up-the-client`, `${guide}#store-a-file-from-a-server`],
    keywords: ['Walrus', 'uploadRelay', 'sendTip', 'WAL', 'resume'],
    source: `client.mjs and flows/write-blob.mjs of ${walrus}`,
  },
  {
    id: 'walrus-not-enough-confirmations',
    title: 'NotEnoughBlobConfirmationsError',
    messages: [
      {from: 'TypeScript SDK', text: 'Too many failures while writing blob … to nodes'},
      {from: 'TypeScript SDK', text: 'Too many invalid confirmations received for blob (… of …)'},
    ],
    meaning:
      'Fewer Walrus storage nodes than a quorum accepted the pieces of the blob, or signed that they did, so it cannot be certified. The second form counts the signatures that were good.',
    causes: [
      'A browser or a weak uplink cannot keep several hundred uploads going at once.',
      'A firewall blocks the storage nodes, which use host names of their many operators.',
      'The committee changed while the upload was running.',
      'Your own `signal` was aborted during an upload to the nodes, which does not end with `UserAbortError`.',
    ],
    find: 'Pass `storageNodeClientOptions: {onError: console.warn}` to see what each node answered.',
    cure: 'Upload through an upload relay (`uploadRelay` with its `host`). To try the nodes once more, call `client.walrus.reset()` and resume from the step that you saved, because a second `writeBlob` without `resume` pays again.',
    seeAlso: [`${guide}#set-up-the-client`, `${guide}#when-it-fails`],
    keywords: ['Walrus', 'writeBlob', 'upload relay', 'RetryableWalrusClientError'],
    source: `client.mjs and error.mjs of ${walrus}`,
  },
  {
    id: 'walrus-blob-not-certified',
    title: 'BlobNotCertifiedError',
    messages: [
      {from: 'TypeScript SDK', text: 'The specified blob … is not certified.'},
      {from: 'TypeScript SDK', text: 'The specified blob … is nonexistent.'},
      {from: 'TypeScript SDK', text: 'The specified blob … is invalid.'},
      {from: 'TypeScript SDK', text: 'The blob does not exist.'},
    ],
    meaning:
      'Walrus has no readable blob with this ID at present. If a client of release 1.2.13 meets this in its first read, while the network changes epochs, all its later reads fail alike, whatever the blob.',
    causes: [
      'The upload was registered, and the last step, its certification onchain, has not happened.',
      'The storage period that was paid for has ended.',
      'The blob ID belongs to another network: Walrus on Testnet and on Mainnet share nothing.',
    ],
    cure: 'Finish the flow with its `certify` step, and check the end epoch of the blob object on Sui. A blob whose time is over has to be stored anew. If the error comes for a blob that you know to be there, make a new client.',
    seeAlso: [`${guide}#keep-it-alive-or-delete-it`, `${guide}#store-a-file-from-a-browser-wallet`],
    keywords: ['Walrus', 'readBlob', 'expired blob'],
    source: `client.mjs of ${walrus}`,
  },
  {
    id: 'walrus-behind-epoch',
    title: 'BehindCurrentEpochError',
    messages: [{from: 'TypeScript SDK', text: 'The client is at epoch … while the specified blob was certified at epoch ….'}],
    meaning:
      'The state of Walrus that your client keeps in memory is older than the blob. It shows up while the network hands data over to a new committee.',
    causes: [
      'A server process has been running since before the change of epochs, and caches what it read then.',
      'The full node that the client asks is behind, so that even a fresh read gives an old epoch.',
    ],
    cure: 'Make a new client, with a new `SuiGrpcClient`. In release 1.2.13, `reset()` does not help, because the client keeps the failed result of its first read and repeats it for every blob. If a new client ends with this error too, change the full node.',
    seeAlso: [`${guide}#keep-it-alive-or-delete-it`],
    keywords: ['Walrus', 'reset', 'EpochChangeSync', 'RetryableWalrusClientError'],
    source: `client.mjs of ${walrus}`,
  },
  {
    id: 'walrus-no-blob-metadata',
    title: 'NoBlobMetadataReceivedError',
    messages: [{from: 'TypeScript SDK', text: 'No valid blob metadata could be retrieved from any storage node.'}],
    meaning:
      'A read begins by asking nodes one after another for the hashes of the blob’s pieces, and none of them delivered. Since the reasons differed, the client cannot say that the blob is missing.',
    causes: [
      'The machine reaches no storage node: it is offline, or its network permits a few hosts only.',
      'In a browser, the content security policy of your page has no `connect-src` for the nodes.',
      'Most nodes limit you with status 429, are restarting, or send something that is no metadata.',
      'A custom `fetch` of the client fails for every request.',
    ],
    find: 'Give the client `storageNodeClientOptions: {onError}` and look whether nodes answer at all. In a test, let a mock fail one request after another: if all fail in the same instant, `readBlob` of release 1.2.13 never ends.',
    cure: 'Open the network, or read through an aggregator, which is a single host.',
    seeAlso: [`${guide}#read-a-file`],
    keywords: ['Walrus', 'readBlob', 'connect-src', 'aggregator'],
    source: `client.mjs of ${walrus}`,
  },
  {
    id: 'walrus-not-enough-slivers',
    title: 'NotEnoughSliversReceivedError',
    messages: [{from: 'TypeScript SDK', text: 'Unable to retrieve enough slivers to decode blob ….'}],
    meaning: 'The metadata of the blob arrived, but with so many failed requests the remaining pieces could no longer rebuild it.',
    causes: [
      'Requests were cut off halfway, by a timeout on a slow line or a limit on parallel connections.',
      'Many nodes are restarting, or being replaced at a change of epochs.',
      'The read committee was determined before the change, and its nodes have dropped the data.',
    ],
    cure: 'Raise `timeout` in `storageNodeClientOptions` above its 30 seconds, and read fewer blobs at a time. The client has already tried twice when `readBlob` throws this, both times with the nodes of its first read. After a change of epochs, make a new client.',
    seeAlso: [`${guide}#read-a-file`],
    keywords: ['Walrus', 'sliver', 'timeout', 'getSlivers'],
    source: `client.mjs and storage-node/client.mjs of ${walrus}`,
  },
  {
    id: 'walrus-no-blob-status',
    title: 'NoBlobStatusReceivedError',
    messages: [{from: 'TypeScript SDK', text: 'Not enough statuses were retrieved to achieve quorum.'}],
    meaning: '`getVerifiedBlobStatus` asks all nodes at once what they know of a blob, and too few replied to make a quorum of shards.',
    causes: [
      'The request was made from a network that lets only some of the nodes through.',
      'A short timeout ended most of the requests.',
      'A process opened so many connections that its system refused further ones.',
    ],
    cure: 'Repeat it later; the question changes nothing. This is no `RetryableWalrusClientError`, so loops that test for that class pass it on.',
    seeAlso: [`${guide}#read-a-file`, `${guide}#when-it-fails`],
    keywords: ['Walrus', 'getVerifiedBlobStatus', 'quorum'],
    source: `client.mjs of ${walrus}`,
  },
  {
    id: 'walrus-no-verified-status',
    title: 'NoVerifiedBlobStatusReceivedError',
    messages: [{from: 'TypeScript SDK', text: 'The blob status could not be verified for blob …,'}],
    meaning:
      'A quorum replied, and their replies are so different that no single status has more than a third of the shards behind it. Statuses count as one only if every field agrees.',
    causes: [
      'The blob was registered, certified or extended moments ago, and the nodes learn of that one by one.',
      'Some nodes lag behind Sui and still report the previous state.',
    ],
    cure: 'Wait a few seconds and ask again. For what Sui itself says, load the `Blob` object and read `certified_epoch` and the end of its storage.',
    seeAlso: [`${guide}#two-ids-for-one-file`],
    keywords: ['Walrus', 'getVerifiedBlobStatus', 'certified_epoch'],
    source: `client.mjs of ${walrus}`,
  },
  {
    id: 'walrus-inconsistent-blob',
    title: 'InconsistentBlobError',
    messages: [{from: 'TypeScript SDK', text: 'The specified blob was encoded incorrectly.'}],
    meaning:
      'The pieces could be put together, and encoding the result again gives another blob ID. Either the blob was not encoded properly when it was uploaded, or a storage node sent a wrong piece, since the client checks the whole and not each piece.',
    causes: [
      'The uploader’s program has a mistake in its encoder, or was written to deceive.',
      'A storage node sends a piece of other content. What is no piece at all causes a plain `Error` instead, such as `BCS deserialization failed at index …`.',
      'A fork of the client, or a hand-made one, computed the ID for another number of shards.',
    ],
    cure: 'Read once more, because every read chooses its nodes at random. If the error stays, treat the content as unusable, because other readers may get other bytes from the same ID. Its owner has to upload the original again, with a current release of the SDK or the CLI.',
    seeAlso: [`${guide}#read-a-file`, `${guide}#what-you-trust`],
    keywords: ['Walrus', 'inconsistent encoding', 'blob ID'],
    source: `client.mjs of ${walrus}`,
  },
  {
    id: 'walrus-blob-blocked',
    title: 'BlobBlockedError',
    messages: [{from: 'TypeScript SDK', text: 'The specified blob … is blocked.'}],
    meaning:
      'Nodes with a quorum of shards decline to serve this blob, most of them with HTTP status 451. The class extends `Error` directly, so `instanceof WalrusClientError` does not catch it.',
    causes: [
      'Many operators received the same legal order and put the ID on their deny list.',
      'A quorum of answers consists of blocks and missing pieces together, with the blocks in the majority.',
    ],
    cure: 'There is nothing to retry. Catch it on its own and show that the content is unavailable; where it is yours, ask operators for the reason.',
    seeAlso: [`${guide}#what-you-trust`],
    keywords: ['Walrus', '451', 'deny list', 'blocked content'],
    source: `error.mjs and client.mjs of ${walrus}`,
  },
  {
    id: 'walrus-flow-order',
    title: 'encode must be executed before calling register',
    messages: [
      {from: 'TypeScript SDK', text: 'encode must be executed before calling register'},
      {from: 'TypeScript SDK', text: 'upload must be executed before calling certify'},
      {from: 'TypeScript SDK', text: 'upload or certify must be executed before calling getBlob'},
    ],
    meaning: 'The steps of a Walrus write flow were called out of their order, or on a flow object that did not run the earlier ones.',
    causes: [
      'A React component creates the flow anew in each render and loses its state.',
      'Two click handlers use one flow, and the second starts before the first has finished.',
      'An upload is resumed from a saved step `certified`, after which nothing is left to do; `writeBlob` throws the third form.',
    ],
    cure: 'Keep one flow object for each upload, in a ref or outside of React, and await encode, register, upload and certify one after the other. Delete a saved step once its blob is certified.',
    seeAlso: [`${guide}#store-a-file-from-a-browser-wallet`],
    keywords: ['writeFilesFlow', 'writeBlobFlow', 'Walrus'],
    source: `flows/write-blob.mjs and flows/write-files.mjs of ${walrus}`,
  },
];
