/**
 * `sui move`.
 *
 * Sources: crates/sui-move/src/*.rs and external-crates/move/crates/move-cli/src/base/*.rs at
 * 1b08d0f6b4 (1.64); build.rs, lib.rs, new.rs, summary.rs, disassemble.rs and unit_test.rs in the
 * rebranded 1.81 copy LinkUVerse/rtd at 7098077d8d; format.rs at 3c1a12f56e and lint.rs at
 * 7604ef1170 (MystenLabs/sui, 2026); sui-move-help.mdx and sui-move-build-help.mdx at 07cb4e07ae;
 * pull requests 25885 of March 2026 (`--trace` levels) and 27826 of August 2026 (`--package-size`,
 * in 1.79 with protocol 136); the notes of releases 1.63.3, 1.66.2, 1.73.2 and 1.74.1.
 */
import {argument, command, flag, option} from '../define';
import type {Command} from '../model';
import {buildOptions, environmentOptions} from './shared';

const build = command('build', 'Compiles a package.', {
  options: [
    flag('with-unpublished-dependencies', 'Includes the code of unpublished dependencies in dumped bytecode.'),
    flag('dump-bytecode-as-base64', 'Prints modules, dependencies and digest as JSON, ready for a publish transaction.', {
      aliases: ['dump'],
    }),
    flag('no-tree-shaking', 'Keeps unused dependencies in dumped bytecode, without asking a full node.', {
      requires: ['dump-bytecode-as-base64'],
      since: '1.63',
    }),
    flag('generate-struct-layouts', 'Writes the layouts of the structs that entry functions take.'),
    flag('ignore-chain', 'Dumped bytecode without asking a full node.', {removed: {since: '1.63', use: '--no-tree-shaking'}}),
    flag('dump-package-digest', 'Printed the digest of the package.', {removed: {since: '1.0', use: '--dump-bytecode-as-base64'}}),
  ],
});

const moduleName = option('module', 'identifier', 'Name of the module.', {name: 'MODULE_NAME', required: true});

const coverage = command('coverage', 'Shows which code the last `sui move test --coverage` run reached.', {
  subcommands: [
    command('summary', 'Summarizes the coverage of all modules.', {
      options: [flag('summarize-functions', 'Adds a summary of every function.'), flag('csv', 'Prints CSV.')],
    }),
    command('source', 'Marks the source code of a module.', {options: [moduleName]}),
    command('bytecode', 'Marks the bytecode of a module.', {options: [moduleName]}),
    command('lcov', 'Writes coverage in the LCOV format, from traces.', {
      since: '1.49',
      options: [
        option('differential-test', 'text', 'Shows what this test alone reaches.', {name: 'DIFFERENTIAL', conflicts: ['only-test']}),
        option('only-test', 'text', 'Counts this test only.', {name: 'TEST', conflicts: ['differential-test']}),
      ],
    }),
  ],
});

const test = command('test', 'Runs the unit tests of a package.', {
  positionals: [argument('filter', 'text', 'Runs the tests whose name, as `module::function`, contains this text.', {required: false})],
  options: [
    option('gas-limit', 'u64', 'Most gas that a test may use.', {short: 'i', name: 'gas-limit'}),
    flag('list', 'Lists the tests and runs none.', {short: 'l'}),
    option('threads', 'u64', 'Number of tests that run at once.', {short: 't', name: 'num-threads', default: '8'}),
    option('statistics', 'text', 'Prints gas and time of every test, as CSV with the value csv.', {
      short: 's',
      name: 'report-statistics',
      count: 'optional',
    }),
    flag('verbose', 'Prints more.'),
    flag('coverage', 'Records coverage; needs a CLI that was built with tracing.'),
    option('seed', 'u64', 'Seed of generated values.', {name: 'seed', since: '1.27'}),
    option('rand-num-iters', 'u64', 'Number of runs of a test with generated values.', {name: 'rand-num-iters', since: '1.27'}),
    option('trace', 'choice', 'Writes a trace of every test, whole unless a level is given.', {
      count: 'optional',
      choices: ['full', 'instruction-only', 'function-only'],
      since: '1.57',
    }),
    option('package-size', 'u64', 'Memory for one loaded package, in megabytes; without it 10.', {name: 'MB', since: '1.79'}),
    flag('trace-execution', 'Former name of the flag that writes traces.', {removed: {since: '1.57', use: '--trace'}}),
  ],
});

const summary = command('summary', 'Writes what a package declares in a form for programs.', {
  since: '1.50',
  options: [
    option('output-format', 'choice', 'Format of the files.', {short: 'o', choices: ['json', 'yaml'], default: 'json'}),
    option('output-directory', 'path', 'Folder for the files.', {name: 'PATH'}),
    flag('bytecode', 'Reads compiled modules instead of a package.'),
    option('package-id', 'object-id', 'Reads this package from the chain.'),
  ],
});

export const move: Command = command('move', 'Builds and tests Move packages.', {
  options: [
    option('path', 'path', 'Folder of the package; without it the current one.', {short: 'p', name: 'PACKAGE_PATH', global: true}),
    ...environmentOptions,
    ...buildOptions,
  ],
  subcommands: [
    build,
    coverage,
    command('cache-package', 'Fetches a dependency into the cache.', {
      hidden: true,
      since: '1.63',
      positionals: [
        argument('ENVIRONMENT_NAME', 'text', 'Name of the environment.'),
        argument('ENVIRONMENT_ID', 'text', 'Chain ID of the environment.'),
        argument('DEPENDENCY', 'text', 'The dependency as the manifest writes it.'),
      ],
    }),
    command('disassemble', 'Prints the bytecode of a compiled module.', {
      positionals: [argument('module_path', 'path', 'The .mv file.')],
      options: [
        flag('Xdebug', 'Prints the raw structures.'),
        flag('interactive', 'Opens an explorer of source and bytecode.', {short: 'i'}),
        flag('bytecode-map', 'Prints the map from bytecode to its disassembly.'),
      ],
    }),
    command('format', 'Formats Move files with prettier-move.', {since: '1.73', passesThrough: true}),
    command('lint', 'Runs all linters on a package.', {since: '1.74'}),
    command('migrate', 'Rewrites a package to edition 2024.', {since: '1.22'}),
    command('new', 'Creates a package.', {positionals: [argument('NAME', 'text', 'Name of the package.')]}),
    test,
    summary,
    command('update-deps', 'Pins the dependencies again, to their newest matching commits.', {since: '1.63'}),
    command('manage-package', 'Recorded the addresses of a package in Move.lock.', {
      since: '1.19',
      removed: {since: '1.63', use: 'sui client publish'},
    }),
    command('prove', 'Ran the Move prover.', {removed: {since: '1.16', use: 'sui move test'}}),
  ],
});
