/**
 * `sui replay` and `sui analyze-trace`.
 *
 * Sources: `ReplayConfigStable` in crates/sui-replay-2/src/lib.rs and `AnalyzeTrace` in
 * crates/sui/src/sui_commands.rs with trace_analysis_commands.rs at 1b08d0f6b4 (1.64); the 1.81
 * copy LinkUVerse/rtd at 7098077d8d adds `--node` (pull request 26405, April 2026) and
 * `--skip-artifacts` (26800, May 2026).
 */
import {command, flag, option} from '../define';
import type {Command} from '../model';
import {environmentOptions} from './shared';

const replay = command('replay', 'Executes a transaction of the chain again on this machine.', {
  since: '1.57',
  options: [
    ...environmentOptions,
    option('digest', 'digest', 'Digest of the transaction.', {short: 'd'}),
    option('digests-path', 'path', 'File with one digest a line.'),
    flag('terminate-early', 'Stops a batch at its first error.'),
    flag('trace', 'Writes a trace that the debugger and the profiler read.'),
    option('output-dir', 'path', 'Folder for what the replay writes; without it .replay and the digest.', {short: 'o'}),
    option('show-effects', 'bool', 'Whether to print the effects.', {short: 'e', default: 'true'}),
    flag('overwrite', 'Replaces what an earlier replay of the transaction wrote.'),
    flag('skip-artifacts', 'Writes no files.'),
    option('node', 'text', 'Where to read the chain from: mainnet, testnet or the URL of a GraphQL server.', {short: 'n'}),
  ],
  groups: [{options: ['digest', 'digests-path'], atLeastOne: true}],
});

const analyzeTrace = command('analyze-trace', 'Computes something from a trace file.', {
  since: '1.56',
  options: [
    option('path', 'path', 'The trace file.', {short: 'p', required: true}),
    option('output-dir', 'path', 'Folder for the result; without it the current one.', {short: 'o'}),
  ],
  subcommands: [
    command('gas-profile', 'Writes a gas profile that speedscope.app opens.', {
      options: [flag('use-long-function-name', 'Writes function names with package and module.', {short: 'u'})],
    }),
  ],
});

export const replayCommands: readonly Command[] = [replay, analyzeTrace];
