/**
 * Docusaurus's command line, with its errors kept as data. It ends with 0 only where the command
 * came to its end: by itself Docusaurus ends with 0 when a signal stops it, as it calls
 * `process.exit()`, whose code is 0 unless another one was set before. Where the process that
 * started this one is gone, this one ends, too: nobody would take what it makes.
 */
import {runCommandLine} from './keep.mjs';

process.exitCode = 1;
process.on('disconnect', () => process.exit(1));
// The channel to the other process does not keep this one alive when all is done.
process.channel?.unref();

await runCommandLine();
process.exitCode = 0;
