/**
 * Runs Docusaurus's command line in this process, and ends with 0 only where the command came to its end. By itself Docusaurus
 * ends with 0 when a signal stops it, wherever it is: it calls `process.exit()`, whose code is 0 unless another one was set before.
 *
 * Where the process that started this one is gone, this one ends, too: nobody would take what it makes.
 */
import {constants} from 'node:os';
import {runCommandLine} from '../failures/keep.mjs';

process.exitCode = 1;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(128 + constants.signals[signal]));
process.on('disconnect', () => process.exit(1));
// The channel to the other process does not keep this one alive when all is done.
process.channel?.unref();

await runCommandLine();
process.exitCode = 0;
