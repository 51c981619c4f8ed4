/** Passes its command line to Docusaurus: `tsx src/build/docusaurus.ts start`. */
import {runDocusaurus} from './run-docusaurus';

process.exitCode = runDocusaurus(process.argv.slice(2));
