/**
 * `sui external-keys`.
 *
 * Sources: crates/sui/src/external_signer.rs at 12587b80b7 (2026); `ExternalKeys` in the rebranded
 * 1.81 copy of sui_commands.rs, LinkUVerse/rtd at 7098077d8d; pull requests 22769 and 26346;
 * sui-help.mdx at 0371f94356.
 */
import {argument, command, option} from '../define';
import type {Command} from '../model';
import {jsonOption} from './shared';

const signer = argument('SIGNER', 'text', 'Name of the signer program, such as ledger-signer or yubikey-signer.');

export const externalKeys: Command = command('external-keys', 'Manages keys that stay on a hardware signer.', {
  since: '1.66',
  options: [option('keystore-path', 'path', 'Accepted and not read.'), jsonOption],
  subcommands: [
    command('generate', 'Creates a key on the signer and adds it to the CLI.', {
      positionals: [signer],
      options: [
        option('provision-mode', 'choice', 'How the new key can be recovered.', {
          choices: ['recoverable-assumed', 'mnemonic-backed', 'non-recoverable'],
        }),
      ],
    }),
    command('list-keys', 'Lists the keys of a signer.', {positionals: [signer]}),
    command('add-existing', 'Adds a key of the signer to the CLI.', {
      positionals: [argument('KEY_ID', 'text', 'ID of the key as the signer names it.'), signer],
    }),
  ],
});
