/**
 * Options that several command groups have.
 *
 * Sources: `SuiEnvConfig` in crates/sui/src/sui_commands.rs; `PaymentArgs`, `GasDataArgs`,
 * `TxProcessingArgs` in crates/sui/src/client_commands.rs; `BuildConfig` in
 * move-package-alt-compilation/src/build_config.rs with `LintFlag` beside it. Read at 1b08d0f6b4
 * (MystenLabs/sui main, 2026-01-05, 1.64) and, for what came later, in the rebranded copy of the
 * 1.81 sources LinkUVerse/rtd at 7098077d8d, in
 * docs/content/snippets/console-output/sui-move-help.mdx at 07cb4e07ae, and in the notes of
 * releases 1.66.2, 1.74.1 and 1.77.1. A `since` is the workspace version on main at the commit that
 * added the words.
 */
import {flag, option} from '../define';
import type {Option} from '../model';

/** Which client configuration a group works with; not accepted after a subcommand. */
export const environmentOptions: readonly Option[] = [
  option('client.config', 'path', 'Reads and writes this client configuration instead of the default one.', {name: 'CONFIG'}),
  option('client.env', 'text', 'Works with this environment of the configuration without switching to it.', {name: 'ENV', since: '1.49'}),
  flag('yes', 'Creates a missing client configuration without asking.', {short: 'y'}),
];

export const jsonOption: Option = flag('json', 'Prints the result as JSON.', {global: true});

export const paymentOptions: readonly Option[] = [
  option('gas', 'object-id', 'Pays with these coin objects; without it the CLI chooses the payment.', {count: 'many', repeated: true}),
];

export const gasOptions: readonly Option[] = [
  option('gas-budget', 'u64', 'Upper limit for the cost in MIST; without it a dry run estimates one.'),
  option('gas-price', 'u64', 'Price of a gas unit in MIST; without it the reference gas price.', {since: '1.50'}),
  option('gas-sponsor', 'address', 'Address that owns and pays the gas instead of the sender.', {since: '1.50'}),
];

export const processingOptions: readonly Option[] = [
  flag('tx-digest', 'Prints the digest the transaction would have and does not execute it.', {since: '1.50'}),
  flag('dry-run', 'Simulates the transaction and prints what it would change.', {since: '1.24'}),
  flag('dev-inspect', 'Simulates the transaction with relaxed checks and prints the return values.', {since: '1.37'}),
  flag('serialize-unsigned-transaction', 'Prints the transaction bytes in Base64, to be signed elsewhere.', {
    conflicts: ['serialize-signed-transaction'],
    since: '1.1',
  }),
  flag('serialize-signed-transaction', 'Prints transaction and signature in one Base64 text and does not execute it.', {
    conflicts: ['serialize-unsigned-transaction'],
    since: '1.1',
  }),
  option('sender', 'address', 'Address that sends the transaction; without it the owner of the gas payment.', {since: '1.50'}),
  flag('skip-signing', 'Submits without a signature, for local forked networks that allow it.', {since: '1.74'}),
  flag('forking-mode', 'Former name of the flag that leaves out the signature.', {removed: {since: '1.74', use: '--skip-signing'}}),
];

/** What every command that builds and sends a transaction accepts. */
export const transactionOptions: readonly Option[] = [...paymentOptions, ...gasOptions, ...processingOptions];

/** The same for commands that pay the gas with their own input coins. */
export const selfPayingTransactionOptions: readonly Option[] = [...gasOptions, ...processingOptions];

const buildOption = (built: Option): Option => ({...built, global: true});

/** How a Move package is compiled. */
export const buildOptions: readonly Option[] = [
  flag('test', 'Compiles in test mode, with the code in the tests directory.'),
  flag('doc', 'Writes documentation of the packages into the build folder.'),
  flag('disassemble', 'Saves the disassembly and the bytecode maps with the build.'),
  option('install-dir', 'path', 'Folder for the compiled files; without it the package folder.'),
  flag('force', 'Compiles every package again.'),
  flag('allow-dirty', 'Builds although cached git dependencies were changed by hand.', {since: '1.64'}),
  option('default-move-flavor', 'choice', 'Flavor of packages that name none.', {name: 'DEFAULT_FLAVOR', choices: ['core', 'sui']}),
  option('default-move-edition', 'choice', 'Edition of packages that name none.', {
    name: 'DEFAULT_EDITION',
    choices: ['legacy', '2024.alpha', '2024.beta', 'development', '2024'],
  }),
  flag('silence-warnings', 'Does not print compiler warnings.'),
  flag('warnings-are-errors', 'Fails on a compiler warning.'),
  flag('json-errors', 'Prints compiler messages as JSON.'),
  flag('no-lint', 'Runs no linters.', {conflicts: ['lint']}),
  flag('lint', 'Runs more linters than by default.', {conflicts: ['no-lint']}),
  option('mode', 'text', 'Compiles the code that is annotated with this mode.', {repeated: true, since: '1.55'}),
  option('build-env', 'text', 'Environment of the manifest to build for.', {short: 'e', name: 'ENVIRONMENT', since: '1.66'}),
  option('pubfile-path', 'path', 'Takes the addresses of dependencies from this ephemeral publication file.', {since: '1.63'}),
  option('environment', 'text', 'Former long name of the build environment.', {removed: {since: '1.66', use: '--build-env'}}),
  flag('dev', 'Compiled with dev-dependencies and dev-addresses.', {short: 'd', removed: {since: '1.63', use: '--mode'}}),
  flag('fetch-deps-only', 'Fetched dependencies without compiling.', {removed: {since: '1.63', use: 'sui move update-deps'}}),
  flag('skip-fetch-latest-git-deps', 'Built with the cached git dependencies.', {removed: {since: '1.63', use: 'sui move update-deps'}}),
].map(buildOption);
