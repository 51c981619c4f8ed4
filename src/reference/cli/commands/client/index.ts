/**
 * `sui client`.
 *
 * Sources: crates/sui/src/client_commands.rs at 1b08d0f6b4 (MystenLabs/sui main, 2026-01-05, 1.64)
 * and in the rebranded 1.81 copy LinkUVerse/rtd at 7098077d8d;
 * docs/content/snippets/console-output/sui-client-help.mdx at 1e4fb48594 and
 * sui-client-call-help.mdx at 07cb4e07ae; pull requests 25962 and 27931 (send-funds), 27183
 * (chain-identifier), 27213 and 27438 (verify-source); the notes of releases 1.63.3, 1.74.1 and
 * 1.77.1.
 *
 * Devnet releases are cut every second Monday (1.76.0 on 2026-07-20, 1.81.0 on 2026-09-28), so 1.80
 * has what was merged until about 2026-09-14. That includes `chain-identifier --format`: pull
 * request 27472 of 2026-07-27 documents it as merged. `verify-source --toolchain` came with pull
 * request 27438, opened on 2026-07-23; the new `verify-source` came with 1.77 or 1.78.
 */
import {command} from '../../define';
import type {Command} from '../../model';
import {ptb} from '../ptb';
import {environmentOptions, jsonOption} from '../shared';
import {accountCommands} from './accounts';
import {packageCommands} from './packages';
import {paymentCommands} from './payments';
import {queryCommands} from './queries';
import {transactionCommands} from './transactions';

export const client: Command = command('client', 'Talks to a Sui network: addresses, objects, coins, packages and transactions.', {
  runsAlone: true,
  options: [...environmentOptions, jsonOption],
  subcommands: [...accountCommands, ...queryCommands, ...paymentCommands, ...packageCommands, ...transactionCommands, ptb],
});
