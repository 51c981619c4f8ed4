import type {ErrorEntry} from '../model';

const seal = '`node_modules/@mysten/seal/dist` 1.4.12';
const guide = '/guides/developer/stack/seal';

/** What Seal's client throws by itself, before it asks key servers or after they have answered. */
export const sdkSeal: readonly ErrorEntry[] = [
  {
    id: 'seal-user-error',
    title: 'UserError: invalid arguments of a session or an encryption',
    messages: [
      {from: 'TypeScript SDK', text: 'Invalid TTL …, must be between 1 and 30'},
      {from: 'TypeScript SDK', text: 'Signer address does not match session key address'},
      {from: 'TypeScript SDK', text: 'Invalid package ID … or address …'},
      {from: 'TypeScript SDK', text: 'Invalid key servers or threshold … for … key servers for package …'},
    ],
    meaning:
      'A value that you passed is out of range. Most errors that the client finds by itself extend this class, so `instanceof UserError` tells them from refusals of servers.',
    causes: [
      'A lifetime was given in seconds or milliseconds, while `ttlMin` counts minutes.',
      'The user switched accounts after the session was prepared, so the signer and `address` differ.',
      'The threshold is 0, or larger than the sum of the servers’ weights.',
      'An ID was cut off when it was copied, or carries an `mvrName` in its place.',
    ],
    cure: 'Create the session from the account that is connected at that moment, with a `ttlMin` from 1 to 30, and let the threshold follow from the list of servers.',
    seeAlso: [`${guide}#decrypt`, `${guide}#encrypt`],
    keywords: ['Seal', 'SessionKey.create', 'ttlMin', 'threshold'],
    source: `session-key.mjs, encrypt.mjs and utils.mjs of ${seal}`,
  },
  {
    id: 'seal-personal-message-signature',
    title: 'InvalidPersonalMessageSignatureError',
    messages: [
      {from: 'TypeScript SDK', text: 'Personal message signature is not set'},
      {from: 'TypeScript SDK', text: 'InvalidPersonalMessageSignatureError: Not valid'},
    ],
    meaning:
      'The session lacks the user’s consent, or what `setPersonalMessageSignature` received is not a signature of this user over its message.',
    causes: [
      'Keys were requested while the wallet’s dialog was still open, or after the user dismissed it.',
      'The wallet was given the text of the message instead of its bytes, or signed it as a transaction.',
      'The signature is zkLogin or multisig, and no `suiClient` was passed that could verify it.',
    ],
    cure: 'Await the wallet, then call `setPersonalMessageSignature(signature)` with what `signPersonalMessage` returned, and only then decrypt. With a key pair, pass it as `signer` and the session signs by itself.',
    seeAlso: [`${guide}#decrypt`, '/standards/wallet-standard'],
    keywords: ['Seal', 'setPersonalMessageSignature', 'getPersonalMessage'],
    source: `session-key.mjs of ${seal}`,
  },
  {
    id: 'seal-session-not-serializable',
    title: 'This object is not serializable',
    messages: [{from: 'TypeScript SDK', text: 'This object is not serializable'}],
    meaning:
      'What `SessionKey.export()` returned was turned into JSON. The SDK refuses because the object contains the secret key of the session.',
    causes: [
      'The session was to be kept in `localStorage` or `sessionStorage`, which take text only.',
      'A state library saves its store as JSON, and the exported session is part of it.',
      'A logger or an error reporter writes the object out.',
    ],
    cure: 'Put the object into IndexedDB as it is, read it back after a reload, and pass it to `SessionKey.import`. Keep it out of logs.',
    seeAlso: [`${guide}#keep-session`],
    keywords: ['Seal', 'SessionKey.export', 'SessionKey.import', 'IndexedDB', 'localStorage', 'session after reload'],
    source: `session-key.mjs of ${seal}`,
  },
  {
    id: 'seal-key-servers',
    title: 'InconsistentKeyServersError',
    messages: [{from: 'TypeScript SDK', text: "Client's key servers must be a subset of the encrypted object's key servers"}],
    meaning: 'A server in your configuration has another weight than it had when this file was encrypted, so the shares do not add up.',
    causes: [
      'A weight was changed to favor one operator, while old files keep the distribution that they were made with.',
      'The file comes from an application with a configuration of its own.',
    ],
    find: '`EncryptedObject.parse(data).services` lists every server of the file, once for each unit of weight.',
    cure: 'Decrypt with a client whose weights are those of the file. To change them for good, decrypt with the old configuration and encrypt anew.',
    seeAlso: [`${guide}#choose-key-servers`],
    keywords: ['Seal', 'weight', 'serverConfigs'],
    source: `client.mjs of ${seal}`,
  },
  {
    id: 'seal-invalid-threshold',
    title: 'InvalidThresholdError',
    messages: [
      {from: 'TypeScript SDK', text: 'Invalid threshold … for … servers'},
      {from: 'TypeScript SDK', text: 'Invalid threshold … servers with weights …'},
      {from: 'TypeScript SDK', text: 'Not enough shares. Please fetch more keys.'},
    ],
    meaning:
      'The file wants more shares than all servers of this client together can give. The third form is a plain `Error`: the client had enough keys, but of servers that the file was not encrypted for, so fetching more of them does not help.',
    causes: [
      'The client lists fewer servers than were used for encryption, and the rest do not reach the threshold.',
      'The client lists other servers than the file’s, for instance after the servers were exchanged.',
      'A call of `fetchKeys` passed 0, or the number of files instead of the threshold.',
    ],
    find: 'Compare `EncryptedObject.parse(data).threshold` with the sum of `weight` in `serverConfigs`.',
    cure: 'Add the missing servers of the file to the configuration, and hand the threshold over from the parsed object.',
    seeAlso: [`${guide}#decrypt`],
    keywords: ['Seal', 'threshold', 'fetchKeys'],
    source: `client.mjs of ${seal}`,
  },
  {
    id: 'seal-invalid-key-server',
    title: 'InvalidKeyServerError',
    messages: [
      {from: 'TypeScript SDK', text: 'Key server … is not valid'},
      {from: 'TypeScript SDK', text: 'No key servers found'},
      {from: 'TypeScript SDK', text: 'Server … has invalid key type: …'},
      {from: 'TypeScript SDK', text: 'Unknown server type for …'},
    ],
    meaning: 'An object in `serverConfigs` does not describe a server that this release can use, or its proof of possession is false.',
    causes: [
      'The list is empty, since a filter by network left nothing over.',
      'The object claims a public key that the server behind its address does not own.',
      'The object was made by a later version of Seal with a scheme that the package does not know.',
    ],
    cure: 'Print the configuration that the running build really has. Only `verifyKeyServers` finds a false proof, and it needs an answer from every server, whatever the threshold. Drop a server whose proof fails, and update the package for an unknown type.',
    seeAlso: [`${guide}#choose-key-servers`],
    keywords: ['Seal', 'proof of possession', 'serverConfigs'],
    source: `client.mjs and key-server.mjs of ${seal}`,
  },
  {
    id: 'seal-key-server-version',
    title: 'InvalidKeyServerVersionError',
    messages: [
      {
        from: 'TypeScript SDK',
        text: 'Key server … supports versions between … and … (inclusive), but SDK expects one of 2, 1',
      },
      {from: 'TypeScript SDK', text: 'Key server version … is not supported'},
      {from: 'TypeScript SDK', text: 'Key server version not found'},
    ],
    meaning:
      'Client and server are of generations that do not fit: the object onchain is too new or too old, or the program answers as a release before 0.4.1.',
    causes: [
      'The package was pinned long ago, and the operator has migrated the object since.',
      'You run a key server yourself from an old image.',
      'A proxy hides the header `X-KeyServer-Version`, which the third form says.',
    ],
    cure: 'Update `@mysten/seal`, or the server if it is yours. A proxy has to pass the header on and, for browsers, to expose it.',
    seeAlso: [`${guide}#choose-key-servers`],
    keywords: ['Seal', 'X-KeyServer-Version', 'CORS'],
    source: `key-server.mjs of ${seal}`,
  },
  {
    id: 'seal-client-options',
    title: 'InvalidClientOptionsError',
    messages: [
      {from: 'TypeScript SDK', text: 'Duplicate object IDs'},
      {from: 'TypeScript SDK', text: 'Both apiKeyName and apiKey must be provided or not provided for all key servers'},
      {from: 'TypeScript SDK', text: 'Committee server … requires aggregatorUrl in config'},
      {from: 'TypeScript SDK', text: 'Independent server … should not have aggregatorUrl in config'},
    ],
    meaning:
      'The entries of `serverConfigs` contradict each other or the objects they name. The first two forms come from the constructor, the others with the first request.',
    causes: [
      'One server stands in the list twice, where a higher `weight` was meant.',
      'The API key comes from an environment variable that is empty in this build.',
      'A committee, which is reached through its aggregator only, was configured like a single server.',
    ],
    cure: 'Give each server one entry, name and key of its API together, and `aggregatorUrl` to committees and to nobody else.',
    seeAlso: [`${guide}#choose-key-servers`],
    keywords: ['Seal', 'aggregatorUrl', 'apiKeyName', 'SealClient'],
    source: `client.mjs and key-server.mjs of ${seal}`,
  },
  {
    id: 'seal-unsupported-feature',
    title: 'UnsupportedFeatureError',
    messages: [{from: 'TypeScript SDK', text: 'Encryption mode not supported'}],
    meaning:
      'The bytes parse as an encrypted object, but its shares were made by a scheme other than Boneh-Franklin over BLS12-381, the only one in this release. Release 1.4.12 does not get that far: its parser refuses such bytes with a `TypeError` of the form `Unknown value … for enum IBEEncryptions`.',
    causes: ['Another SDK or a later release encrypted the file.', 'The data is not a Seal object and happened to parse.'],
    cure: 'Find out which program wrote the file, and decrypt it with that program’s release or a newer one.',
    seeAlso: [`${guide}#encrypt`],
    keywords: ['Seal', 'BonehFranklinBLS12381', 'KemType'],
    source: `decrypt.mjs of ${seal}`,
  },
  {
    id: 'seal-invalid-ciphertext',
    title: 'InvalidCiphertextError',
    messages: [
      {from: 'TypeScript SDK', text: 'InvalidCiphertextError: Invalid nonce'},
      {from: 'TypeScript SDK', text: 'InvalidCiphertextError: Invalid randomness'},
      {from: 'TypeScript SDK', text: 'InvalidCiphertextError: Invalid shares'},
      {from: 'TypeScript SDK', text: 'Mismatched shares … and services …'},
      {from: 'TypeScript SDK', text: 'InvalidCiphertextError: Invalid ciphertext type'},
    ],
    meaning:
      'The keys arrived and fit, and the part of the file that wraps its key fails a check. Whoever encrypted it made a mistake or meant harm, or the bytes changed since.',
    causes: [
      'Bytes of the file changed on its way through storage.',
      'A different implementation wrote its random number in the other byte order.',
      'With `checkShareConsistency`, a sender built shares that let different readers see different contents.',
    ],
    find: 'A file that was cut off or encoded twice, or that was never a Seal object, does not get this far: the parser throws, mostly a `RangeError`. Compare length and hash of the bytes with those that the encryption returned. If they agree, try `checkLEEncoding: true` once.',
    cure: 'Fetch the file again as bytes. If the original is like this, do not trust its content and ask the sender for another copy.',
    seeAlso: [`${guide}#decrypt`],
    keywords: ['Seal', 'checkShareConsistency', 'checkLEEncoding', 'corrupted'],
    source: `decrypt.mjs, ibe.mjs and dem.mjs of ${seal}`,
  },
  {
    id: 'seal-decryption-error',
    title: 'DecryptionError',
    messages: [
      {from: 'TypeScript SDK', text: 'DecryptionError: Decryption failed'},
      {from: 'TypeScript SDK', text: 'DecryptionError: Invalid MAC …'},
    ],
    meaning:
      'The file’s own key was recovered, and the content does not authenticate under it: AES-GCM reports the first form, the HMAC mode the second.',
    causes: [
      'Bytes in the body or in the additional data (`aad`) were altered after encryption.',
      'An application stored body and header apart and joined those of two files.',
    ],
    cure: 'Load the object whole from where it was first written. There is no way to repair it, and content that fails this check must not be shown.',
    seeAlso: [`${guide}#encrypt`, '/guides/developer/stack/walrus#read-a-file'],
    keywords: ['Seal', 'AES-GCM', 'Hmac256Ctr', 'MAC'],
    source: `dem.mjs of ${seal}`,
  },
];
