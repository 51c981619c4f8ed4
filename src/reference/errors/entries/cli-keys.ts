import type {ErrorEntry} from '../model';

const keystore = 'crates/sui-keys/src/keystore.rs, release 1.63';
const keytool = 'crates/sui/src/keytool.rs, release 1.63';
const external = 'crates/sui-keys/src/external.rs, release 1.63';

/** Keys, the keystore and external signers. */
export const cliKeys: readonly ErrorEntry[] = [
  {
    id: 'import-hex-key',
    title: 'Sui Keystore and Sui Wallet no longer support importing private key as Hex',
    messages: [
      {
        from: 'CLI',
        text: 'Sui Keystore and Sui Wallet no longer support importing … private key as Hex, if you are sure your private key is encoded in Hex, use …',
      },
    ],
    meaning: '`keytool import` only takes a key in Bech32 form, which says its scheme, or a recovery phrase.',
    causes: [
      "The key was exported by an old wallet or by another chain's tool.",
      'An address was pasted in place of the key: it is hexadecimal too.',
    ],
    find: 'A private key without its scheme has 64 hexadecimal digits, and so does an address; only you can tell which one you copied.',
    cure: 'Convert the key once with `sui keytool convert` and import what it prints as `bech32WithFlag`. Clear your shell history afterwards, because the key was in the command line.',
    seeAlso: ['/references/cli/keytool#convert', '/references/cli/keytool#forms'],
    keywords: ['suiprivkey', 'hex', 'Bech32'],
    source: keytool,
  },
  {
    id: 'invalid-mnemonic',
    title: 'Invalid mnemonic phrase',
    messages: [{from: 'CLI', text: 'Invalid mnemonic phrase: …'}],
    meaning: 'What you imported starts neither like a Bech32 key nor forms a valid recovery phrase.',
    causes: [
      'A word is misspelled, missing or in the wrong place, so the checksum fails.',
      "The phrase wasn't quoted, and the second word was read as the key scheme.",
      'A damaged `suiprivkey…` text fell through to the phrase reader.',
    ],
    find: 'Count the words: 12, 15, 18, 21 or 24 are possible.',
    cure: "Quote the phrase and put the scheme behind it. If the resulting address isn't yours, the scheme or the derivation path differs from that of the wallet.",
    samples: [{language: 'sh', code: 'read -rs PHRASE\nsui keytool import "$PHRASE" ed25519 --alias recovered'}],
    seeAlso: ['/references/cli/keytool#import', '/concepts/cryptography/transaction-auth/keys-addresses'],
    keywords: ['recovery phrase', 'seed phrase', 'BIP-39'],
    source: keystore,
  },
  {
    id: 'keystore-file-unreadable',
    title: 'Cannot deserialize the keystore file',
    messages: [
      {from: 'CLI', text: 'Cannot open the keystore file: …'},
      {from: 'CLI', text: 'Cannot deserialize the keystore file: …'},
      {from: 'CLI', text: 'Invalid keystore file: …. …'},
      {from: 'CLI', text: 'Invalid aliases file in keystore: …. …'},
    ],
    meaning: "`sui.keystore` has to be a JSON list of Base64 texts, and `sui.aliases` a list that matches it; one of them isn't.",
    causes: [
      'The file was edited by hand and has a comma too many.',
      'Two processes wrote it at the same time, as parallel CI jobs that share a home directory do.',
      'The file belongs to `root` since a command ran with `sudo`.',
    ],
    find: "`python3 -m json.tool < ~/.sui/sui_config/sui.keystore > /dev/null` names the line that isn't JSON, without printing your keys.",
    cure: 'Copy the file first, then repair it. Damaged aliases can simply be deleted: names are made up again and no key is lost.',
    seeAlso: ['/references/cli/keytool', '/guides/developer/getting-started/get-address'],
    source: keystore,
  },
  {
    id: 'keytool-sign-bytes',
    title: 'Cannot deserialize data as TransactionData',
    messages: [
      {from: 'CLI', text: 'Cannot deserialize data as TransactionData …'},
      {from: 'CLI', text: 'Invalid base64 tx bytes: …'},
    ],
    meaning: '`keytool sign` signs nothing but transactions, and reads them before it signs.',
    causes: [
      'The text is a message or a transaction kind rather than a complete transaction.',
      "The bytes were made by a newer release that knows transaction forms your CLI doesn't.",
    ],
    cure: 'Produce the bytes with `--serialize-unsigned-transaction` of a current CLI. Personal messages are signed with a wallet or an SDK.',
    seeAlso: ['/references/cli/keytool#sign', '/guides/developer/cryptography/signing'],
    source: keytool,
  },
  {
    id: 'external-signer-failed',
    title: 'Command failed with status',
    messages: [
      {from: 'CLI', text: 'Command failed with status: …'},
      {from: 'CLI', text: 'Command failed with error: …'},
      {from: 'CLI', text: 'Command returned null result'},
      {from: 'CLI', text: 'Key with id … not found for external signer …'},
    ],
    meaning: 'The CLI talked to the program of a hardware signer, and that program gave up.',
    causes: [
      "The device is locked, the Sui app on it isn't open, or the PIN is wrong.",
      'Another program holds the device, such as the desktop software of the vendor.',
      "The slot or derivation path doesn't contain a key.",
    ],
    find: 'Ask the signer directly with `sui external-keys list-keys ledger-signer`, which needs no transaction.',
    cure: "Unlock the device, open the app, close other software that uses it, and try again. If listing works and signing doesn't, update signer and CLI together.",
    seeAlso: ['/references/cli/external-signers'],
    keywords: ['Ledger', 'YubiKey', 'hardware wallet'],
    source: external,
  },
  {
    id: 'external-signer-wrong-address',
    title: 'Signature address … does not match expected address',
    messages: [
      {from: 'CLI', text: 'Signature address … does not match expected address …'},
      {from: 'CLI', text: 'Signature verification failed: …'},
    ],
    meaning: 'The signer returned a signature, the CLI checked it, and it comes from another key than the one you chose.',
    causes: ['A different device is plugged in than when the key was added.', 'The device was reset or set up again from another phrase.'],
    find: 'Compare `publicBase64Key` in `sui external-keys list-keys` with the one `sui keytool list` shows for the address.',
    cure: 'Connect the right device. If it was reset, add its new key as a new address and move whatever the old one still controls by its backup.',
    seeAlso: ['/references/cli/external-signers#list-keys'],
    source: external,
  },
];
