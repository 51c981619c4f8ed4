/**
 * `sui keytool`.
 *
 * Sources: crates/sui/src/keytool.rs at 1b08d0f6b4 (1.64);
 * docs/content/snippets/console-output/sui-keytool-help.mdx at 40a67e2e6f (2026); compared with the
 * rebranded 1.81 copy LinkUVerse/rtd (7098077d8d), which has the same commands and arguments
 * (`SignKMS` in the code is `sign-kms` on the command line). From February 2026 until 1.77
 * `--keystore-path` was ignored; issue 27660 says that 1.78 has the fix, and the copy reads the
 * option, after `client.yaml`.
 */
import {argument, command, flag, option} from '../define';
import type {Command, Option} from '../model';
import {jsonOption} from './shared';

export const keySchemes = ['ed25519', 'secp256k1', 'secp256r1'] as const;
export const wordLengths = ['word12', 'word15', 'word18', 'word21', 'word24'] as const;

const transactionBytes = (required: boolean): Option =>
  option('tx-bytes', 'base64', 'Transaction bytes in Base64.', {...(required && {required})});
const epoch = option('cur-epoch', 'u64', 'Epoch to check the signature in.', {default: '0'});
const keyPairFile = argument('FILE', 'path', 'File with a key pair.');
const maxEpoch = option('max-epoch', 'u64', 'Last epoch in which the ephemeral key is valid.', {required: true});
const zkLoginNetwork = option('network', 'text', 'Network to work with.', {default: 'devnet'});
const multisigTest = [
  flag('test-multisig', 'Signs for a multisig address of a zkLogin and an ordinary key.'),
  flag('sign-with-sk', 'Signs with the ordinary key of that multisig.'),
];

const members: readonly Option[] = [
  option('pks', 'base64', 'Public keys of all members.', {count: 'many', repeated: true}),
  option('weights', 'u8', 'Weight of each member, in the order of the keys.', {count: 'many', repeated: true}),
  option('threshold', 'u16', 'Sum of weights that makes a signature valid.', {required: true}),
];
const partialSignatures = option('sigs', 'base64', 'Signatures of members, in the order of their keys.', {count: 'many', repeated: true});

export const keytool: Command = command('keytool', 'Creates, imports, lists and uses keys.', {
  options: [option('keystore-path', 'path', 'Keystore to work with instead of the one in client.yaml; ignored by 1.77.'), jsonOption],
  subcommands: [
    command('update-alias', 'Gives a key another alias.', {
      since: '1.16',
      positionals: [
        argument('OLD_ALIAS', 'text', 'The alias now.'),
        argument('NEW_ALIAS', 'text', 'The new alias; without it a random one.', {required: false}),
      ],
    }),
    command('convert', 'Converts a private key in hex or Base64 to the Bech32 form that starts with suiprivkey.', {
      positionals: [argument('VALUE', 'text', 'The private key.')],
    }),
    command('decode-or-verify-tx', 'Shows what transaction bytes contain and checks a signature of them.', {
      since: '1.19',
      options: [transactionBytes(true), option('sig', 'base64', 'Signature to check.'), epoch],
    }),
    command('decode-multi-sig', 'Shows the parts of a multisig signature and checks it.', {
      since: '1.2',
      options: [option('multisig', 'base64', 'The signature.', {required: true}), transactionBytes(false), epoch],
    }),
    command('generate', 'Creates a key pair and writes it to a file in the current folder, not to the keystore.', {
      positionals: [
        argument('KEY_SCHEME', 'choice', 'Signature scheme.', {choices: [...keySchemes, 'bls12381']}),
        argument('DERIVATION_PATH', 'derivation-path', 'Path that the key is derived with.', {required: false}),
        argument('WORD_LENGTH', 'choice', 'Length of the recovery phrase.', {required: false, choices: wordLengths, default: 'word12'}),
      ],
    }),
    command('import', 'Adds a key to the keystore from a recovery phrase or a Bech32 private key.', {
      positionals: [
        argument('INPUT_STRING', 'text', 'Recovery phrase, or private key that starts with suiprivkey.'),
        argument('KEY_SCHEME', 'choice', 'Signature scheme.', {choices: keySchemes}),
        argument('DERIVATION_PATH', 'derivation-path', 'Path that the key is derived with.', {required: false}),
      ],
      options: [option('alias', 'text', 'Alias of the key; without it a random one.')],
    }),
    command('export', 'Prints the private key of an address in Bech32.', {
      since: '1.18',
      options: [option('key-identity', 'key-identity', 'Address or alias of the key.', {required: true})],
    }),
    command('list', 'Lists the addresses, public keys and schemes of the keystore.', {
      options: [flag('sort-by-alias', 'Sorts by alias instead of address.', {short: 's'})],
    }),
    command('load-keypair', 'Prints the keys of a key pair file in the forms that nodes read.', {positionals: [keyPairFile]}),
    command('multi-sig-address', 'Computes the address of a multisig.', {options: members}),
    command('multi-sig-combine-partial-sig', 'Combines signatures of members into a multisig signature.', {
      options: [partialSignatures, ...members],
    }),
    command('multi-sig-combine-partial-sig-legacy', 'Combines signatures into a multisig signature of the old format.', {
      since: '1.5',
      options: [partialSignatures, ...members],
    }),
    command('show', 'Prints public key and scheme of a key pair file.', {positionals: [keyPairFile]}),
    command('sign', 'Signs bytes with a key of the keystore.', {
      options: [
        option('address', 'key-identity', 'Address or alias of the key.', {required: true}),
        option('data', 'base64', 'Bytes to sign, in Base64.', {required: true}),
        option('intent', 'text', 'What the signature is for; without it a transaction.'),
      ],
    }),
    command('sign-kms', 'Signs bytes with a key in AWS KMS.', {
      since: '1.1',
      options: [
        option('data', 'base64', 'Bytes to sign, in Base64.', {required: true}),
        option('keyid', 'text', 'ID of the key in KMS.', {required: true}),
        option('intent', 'text', 'What the signature is for; without it a transaction.'),
        option('base64pk', 'base64', 'Public key in Base64.', {required: true}),
      ],
    }),
    command('unpack', 'Writes a Base64 key pair to a file named after its address.', {
      positionals: [argument('KEYPAIR', 'base64', 'Scheme flag and private key in Base64.')],
    }),
    command('zk-login-sign-and-execute-tx', 'Tests zkLogin from sign-in to an executed transaction.', {
      options: [maxEpoch, zkLoginNetwork, flag('fixed', 'Uses a fixed ephemeral key.'), ...multisigTest],
    }),
    command('zk-login-enter-token', 'Finishes a zkLogin test with a token pasted by hand.', {
      options: [
        option('parsed-token', 'text', 'The token.', {required: true}),
        maxEpoch,
        option('jwt-randomness', 'text', 'Randomness of the nonce.', {required: true}),
        option('kp-bigint', 'text', 'Ephemeral key as a number.', {required: true}),
        option('ephemeral-key-identifier', 'address', 'Address of the ephemeral key.', {required: true}),
        zkLoginNetwork,
        ...multisigTest,
      ],
    }),
    command('zk-login-sig-verify', 'Shows the parts of a zkLogin signature and checks it.', {
      since: '1.11',
      options: [
        option('sig', 'base64', 'The signature.', {required: true}),
        option('bytes', 'base64', 'What was signed.'),
        option('intent-scope', 'u8', 'What the bytes are: 0 a transaction, 3 a personal message.', {required: true}),
        option('cur-epoch', 'u64', 'Epoch to check the signature in.'),
        zkLoginNetwork,
      ],
    }),
    command('zk-login-insecure-sign-personal-message', 'Signs a message with a fixed zkLogin test key.', {
      since: '1.14',
      options: [option('data', 'text', 'The message.', {required: true}), maxEpoch],
    }),
  ],
});
