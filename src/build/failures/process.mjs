/** Docusaurus's command line, with its errors kept as data. */
import {runCommandLine} from './keep.mjs';

await runCommandLine();
