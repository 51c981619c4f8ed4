import type {ErrorEntry} from '../model';

const seal = 'error.mjs of `node_modules/@mysten/seal/dist` 1.4.12';
const server = (file: string): string => `${seal}; \`crates/key-server/src/${file}\` of MystenLabs/seal`;
const guide = '/guides/developer/stack/seal';

/** What Seal's key servers answer, each with its class in the SDK. */
export const sdkSealServers: readonly ErrorEntry[] = [
  {
    id: 'seal-no-access',
    title: 'NoAccessError',
    messages: [{from: 'TypeScript SDK', text: 'User does not have access to one or more of the requested keys'}],
    meaning: 'The key servers evaluated your `seal_approve` function for this user, and it aborted.',
    causes: [
      'The policy does what it should: the address is not on the list, or the time has not come.',
      'The identity passed to `seal_approve` differs from the one the data was encrypted for, often by a missing prefix.',
      'The membership was granted a moment ago, and the node behind the key server has not seen it yet.',
    ],
    find: 'Simulate the same transaction yourself with the user as sender; the abort code tells which check refused.',
    cure: 'Fix the policy or the arguments first. After a change onchain, wait for the transaction and a few seconds more before you ask for keys.',
    seeAlso: [`${guide}#write-the-policy`, '/guides/developer/first-app/debug'],
    keywords: ['Seal', 'seal_approve', 'key server'],
    source: server('server.rs'),
  },
  {
    id: 'seal-invalid-ptb',
    title: 'InvalidPTBError',
    messages: [
      {from: 'TypeScript SDK', text: 'PTB does not conform to the expected format Invalid PTB: Non MoveCall command'},
      {from: 'TypeScript SDK', text: 'PTB does not conform to the expected format Invalid PTB: Invalid function or package id'},
      {from: 'TypeScript SDK', text: 'PTB does not conform to the expected format Invalid PTB: Invalid first parameter for seal_approve'},
      {from: 'TypeScript SDK', text: 'PTB does not conform to the expected format Invalid PTB: Too many commands in PTB (more than 100)'},
      {
        from: 'TypeScript SDK',
        text: 'PTB does not conform to the expected format Invalid PTB: The seal_approve function was not found on the module',
      },
    ],
    meaning:
      'A key server looked at the commands of your transaction before running them, and they are not of the one kind that it accepts.',
    causes: [
      'The bytes were built without `onlyTransactionKind: true`, so they begin with more than the commands.',
      'A `splitCoins`, a transfer or another function stands among the calls, whose names all have to begin with `seal_approve`.',
      'Two calls name two versions of the package, one of them from before an upgrade.',
      'The identity is an object or the result of another command instead of plain bytes in the first argument.',
      'The transaction asks for more than 100 files at once, which is the most that a key server accepts.',
    ],
    find: 'The words after "Invalid PTB:" are the server’s own, and each of its rules has a text of its own.',
    cure: 'Build a transaction of nothing but calls of approving functions, each with `tx.pure.vector("u8", id)` in front.',
    seeAlso: [`${guide}#decrypt`],
    keywords: ['Seal', 'seal_approve', 'onlyTransactionKind'],
    source: server('valid_ptb.rs'),
  },
  {
    id: 'seal-package-not-first-version',
    title: 'InvalidPackageError',
    messages: [
      {from: 'TypeScript SDK', text: 'Package ID used in PTB is invalid'},
      {from: 'TypeScript SDK', text: 'Package … is not the first version'},
    ],
    meaning:
      'Seal identifies keys by the original ID of the package with the policy, and what you named is not that, or is no package at all. When the client itself notices, it stores its reason, the second form, in `requestId`, and `message` still shows the first. For an ID that does not exist, the client throws an `ObjectError` of `@mysten/sui`.',
    causes: [
      'The ID of an upgraded version went to `encrypt` or `SessionKey.create`.',
      'The transaction calls a package on another network than the key servers’.',
      'The package was published seconds ago, and the full node of the server has not heard of it.',
    ],
    find: 'Run `sui client object <PACKAGE_ID>`: the first version of a package has version 1.',
    cure: 'Use the `original-id` in `Published.toml` for encryption and sessions, and the newest ID as the target of the Move call.',
    seeAlso: [`${guide}#encrypt`, '/guides/developer/advanced/package-management'],
    keywords: ['Seal', 'upgraded package', 'original-id'],
    source: `client.mjs, session-key.mjs and ${seal}; built and printed here`,
  },
  {
    id: 'seal-invalid-parameter',
    title: 'InvalidParameterError',
    messages: [
      {
        from: 'TypeScript SDK',
        text: 'PTB contains an invalid parameter, possibly a newly created object that the FN has not yet seen',
      },
    ],
    meaning:
      'The full node behind a key server (the message’s "FN") could not even start to simulate the call, because an argument does not resolve.',
    causes: [
      'An object among the arguments was created by a transaction of the last few seconds.',
      'The call names an object that has been deleted, or one of another network.',
      'An argument has another type than the parameter of `seal_approve`, for instance text where it wants bytes.',
    ],
    find: 'If it passes on the second try, the object was new. Otherwise simulate the call on a node of the same network and read that error.',
    cure: 'After creating the object, call `waitForTransaction`, pause, and repeat the request two or three times. What still fails after half a minute has a wrong argument.',
    seeAlso: [`${guide}#decrypt`, '/guides/developer/sui-101/simulating-refs'],
    keywords: ['Seal', 'FN has not yet seen'],
    source: server('server.rs'),
  },
  {
    id: 'seal-invalid-user-signature',
    title: 'InvalidUserSignatureError',
    messages: [{from: 'TypeScript SDK', text: 'User signature on the session key is invalid'}],
    meaning: 'The session’s message, as the server writes it down for itself, is not what this user’s wallet signed.',
    causes: [
      'The approving call belongs to another package than the one that the session was opened for, and the package’s name is part of the message.',
      'The session has an `mvrName`, and the wallet signed before it was set, or the other way around.',
      'A zkLogin signature is past its last epoch.',
    ],
    cure: 'Open the session for the package whose policy you call, pass `mvrName` at creation or never, and ask the wallet for `getPersonalMessage()` of that very session.',
    seeAlso: [`${guide}#decrypt`, '/concepts/cryptography/zklogin'],
    keywords: ['Seal', 'SessionKey', 'personal message'],
    source: server('server.rs'),
  },
  {
    id: 'seal-invalid-session-signature',
    title: 'InvalidSessionKeySignatureError',
    messages: [{from: 'TypeScript SDK', text: 'Session key signature is invalid'}],
    meaning:
      'Each request is signed by the temporary key of the session, over the commands and the key for the reply, and this signature covers something else.',
    causes: [
      'A proxy between the browser and the key server rewrote the body.',
      'A session was put together from parts of two exports, so its secret does not belong to the public key that the wallet confirmed.',
      'The request was written by hand, with the leading byte of the transaction kind left in.',
    ],
    cure: 'Let `SealClient.fetchKeys` make the requests, keep what `SessionKey.export()` returns in one piece, and start a fresh session if in doubt.',
    seeAlso: [`${guide}#decrypt`],
    keywords: ['Seal', 'SessionKey.import', 'request_signature'],
    source: server('server.rs'),
  },
  {
    id: 'seal-expired-session-key',
    title: 'ExpiredSessionKeyError',
    messages: [{from: 'TypeScript SDK', text: 'Session key has expired'}],
    meaning:
      'The time of a session is over. The client throws this 10 seconds before the end, and without a `requestId`; a server sends it whenever the times in a session’s certificate do not suit it.',
    causes: [
      'More minutes have passed since its creation than `ttlMin` allows.',
      'A stored session was over when `SessionKey.import` read it, because a reload does not extend it.',
      'The clock of the user’s device is ahead, so that the session seems to begin in the future.',
      'The operator of a server allows shorter sessions than the 30 minutes that the client accepts.',
    ],
    find: 'If `requestId` is set, a server refused; compare the device’s clock with the network’s before you blame the duration.',
    cure: 'Test `sessionKey.isExpired()` before each use, and let the wallet sign for a new session when it says true. If a server disagrees from the start, shorten `ttlMin`.',
    seeAlso: [`${guide}#decrypt`, `${guide}#keep-session`],
    keywords: ['Seal', 'SessionKey', 'ttlMin', 'clock skew'],
    source: `session-key.mjs and ${server('server.rs')}`,
  },
  {
    id: 'seal-invalid-mvr-name',
    title: 'InvalidMVRNameError',
    messages: [{from: 'TypeScript SDK', text: 'MVR name is invalid or not consistent with the first version of the package'}],
    meaning: 'The server looked up the Move Registry name in the certificate and did not arrive at the package of your call.',
    causes: [
      'The name is registered for another package, or only for the other network.',
      'The registry still leads to an older publication after you published the package anew instead of upgrading it.',
      'Organization and application were swapped, as in `@app/org`.',
    ],
    cure: 'Resolve the name with the registry’s own tools and correct its entry, or leave `mvrName` out: users then see the package’s ID in what they sign.',
    seeAlso: ['/guides/developer/stack/mvr', guide],
    keywords: ['Seal', 'mvrName', 'Move Registry'],
    source: server('server.rs'),
  },
  {
    id: 'seal-invalid-server-object',
    title: 'InvalidKeyServerObjectIdError',
    messages: [{from: 'TypeScript SDK', text: 'Key server object ID is invalid'}],
    meaning:
      'With `verifyKeyServers` on, the client asks each server, committees excepted, whether it serves the object you configured, and this one said no.',
    causes: [
      'Somebody else registered an object onchain that points to this operator’s address.',
      'The operator has moved to a new object, and yours is the retired one.',
      'A test configuration lists the object of a different network.',
    ],
    cure: 'Copy the object ID from the operator’s own page. Do not switch the check off to get past this: it has just done its work.',
    seeAlso: [`${guide}#choose-key-servers`],
    keywords: ['Seal', 'verifyKeyServers', 'InvalidServiceId'],
    source: server('server.rs'),
  },
  {
    id: 'seal-unsupported-package',
    title: 'UnsupportedPackageIdError',
    messages: [{from: 'TypeScript SDK', text: 'Requested package is not supported'}],
    meaning: 'The key server runs in permissioned mode and hands out keys for its clients’ packages alone; yours is not among them.',
    causes: [
      'You have an agreement with the operator, but told them the ID of an upgrade instead of the original one.',
      'The server of a Mainnet operator was put into a configuration without signing up.',
      'The package was published again, which made a new original ID that nobody registered.',
    ],
    cure: 'Send the operator the first version’s ID, and encrypt with servers in open mode until it is entered. Data encrypted for this server before that stays unreadable.',
    seeAlso: [`${guide}#choose-key-servers`],
    keywords: ['Seal', 'permissioned mode'],
    source: server('server.rs'),
  },
  {
    id: 'seal-invalid-sdk-version',
    title: 'InvalidSDKVersionError',
    messages: [{from: 'TypeScript SDK', text: 'SDK version is invalid'}],
    meaning:
      'The header `Client-Sdk-Version`, which the package fills with its own number, reached the server as something that is no version.',
    causes: [
      'A proxy or a service worker replaces headers of outgoing requests.',
      'A custom `fetch` in the client’s options sets this header itself.',
      'A program of your own talks to the server and writes `latest` or a branch there.',
    ],
    cure: 'Let the header through unchanged. A client of your own sends three numbers, such as `1.4.12`.',
    seeAlso: [guide],
    keywords: ['Seal', 'Client-Sdk-Version'],
    source: server('server.rs'),
  },
  {
    id: 'seal-invalid-sdk-type',
    title: 'InvalidSDKTypeError',
    messages: [{from: 'TypeScript SDK', text: 'SDK type is invalid'}],
    meaning:
      'The aggregator of a committee serves TypeScript clients alone, and `Client-Sdk-Type` was missing or named another kind. This package always sends `typescript`.',
    causes: [
      'A program in Rust or a script of your own asks the aggregator instead of single servers.',
      'The request passed through a gateway that drops unknown headers.',
    ],
    cure: 'Compare the request in the browser’s network panel with what arrives behind the gateway, and allow the header there. Programs in other languages need independent key servers for now.',
    seeAlso: [`${guide}#choose-key-servers`],
    keywords: ['Seal', 'Client-Sdk-Type', 'aggregator'],
    source: `key-server.mjs and ${server('aggregator/server.rs')}`,
  },
  {
    id: 'seal-deprecated-sdk',
    title: 'DeprecatedSDKVersionError',
    messages: [{from: 'TypeScript SDK', text: 'SDK version is deprecated'}],
    meaning: 'The operator requires a newer release of `@mysten/seal` than the one that asked.',
    causes: [
      'A deployed frontend has not been rebuilt for months while the operators raised their minimum.',
      'The lock file holds two copies, and the bundle contains the older.',
    ],
    find: '`npm ls @mysten/seal` lists every copy with its version.',
    cure: 'Update, rebuild and deploy. Encrypted files need no change, since their format carries a version of its own.',
    seeAlso: [guide],
    keywords: ['Seal', 'sdk_version_requirement', 'update'],
    source: server('server.rs'),
  },
  {
    id: 'seal-internal-error',
    title: 'InternalError of a key server',
    messages: [{from: 'TypeScript SDK', text: 'Internal server error, caller should retry'}],
    meaning: 'The key server could not decide, because it got no fresh answer from its full node. It says nothing about your policy.',
    causes: [
      'The full node that it relies on lags behind the network, and the server refuses to answer from old state.',
      'The simulation of your call failed on the way, for example by a timeout.',
    ],
    cure: 'Ask again after some seconds, with growing pauses. A threshold below the number of servers lets you go on while one of them is down.',
    seeAlso: [`${guide}#choose-key-servers`],
    keywords: ['Seal', 'key server unavailable', 'retry'],
    source: server('server.rs'),
  },
  {
    id: 'seal-general-error',
    title: 'GeneralError of a key server',
    messages: [
      {from: 'TypeScript SDK', text: 'GeneralError: Too Many Requests'},
      {from: 'TypeScript SDK', text: 'GeneralError: Payload Too Large'},
      {from: 'TypeScript SDK', text: 'GeneralError: Missing required header: Client-Sdk-Version'},
    ],
    meaning:
      'The answer is none that the client has a class for. Without JSON, `message` repeats the status line, which is empty over HTTP/2, and `status` has the number. With JSON, `message` repeats the `message` of the body, and `status` is not set. The key server’s program counts no requests and knows no API keys, so those refusals come from a gateway in front of it.',
    causes: [
      'You ask more often than the operator’s limit allows, and status 429 comes back.',
      'An API key is missing or wrong, which gateways answer with 401 or 403.',
      'The request has more than the 180 KiB that a key server takes, with many identities in one transaction; that is 413.',
      'A proxy removed the header `Client-Sdk-Version`, without which a server answers nothing.',
      'The URL in the server’s object leads to an address that has moved.',
    ],
    cure: 'Branch on `error.status`, and on `error.message` where it is not set: wait on 429, check `apiKeyName` and `apiKey` on 401 and 403, and split the list of identities on 413.',
    seeAlso: [`${guide}#decrypt`, `${guide}#choose-key-servers`],
    keywords: ['Seal', 'rate limit', 'apiKey', '413', '429'],
    source: server('server.rs'),
  },
];
