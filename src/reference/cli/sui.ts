/**
 * The command model of the `sui` CLI. It describes release mainnet-v1.80.1 (September 2026) as
 * closely as stored public sources allow: each group names what was read. The global flag is in
 * crates/sui/src/main.rs.
 */
import {client} from './commands/client';
import {completionCommands} from './commands/completion';
import {externalKeys} from './commands/external-keys';
import {keytool} from './commands/keytool';
import {move} from './commands/move';
import {networkCommands} from './commands/network';
import {replayCommands} from './commands/replay';
import {validator} from './commands/validator';
import {command, flag} from './define';
import type {Command} from './model';

export const sui: Command = command('sui', 'The command line of Sui.', {
  options: [flag('quiet', 'Prints less.', {short: 'q', global: true})],
  subcommands: [client, keytool, externalKeys, move, validator, ...networkCommands, ...replayCommands, ...completionCommands],
});
