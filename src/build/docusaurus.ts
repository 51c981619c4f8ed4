/** Passes its command line to Docusaurus: `tsx src/build/docusaurus.ts start`. */
import {runDocusaurus} from './run-docusaurus';

void runDocusaurus(process.argv.slice(2)).then((exitCode) => {
  process.exitCode = exitCode;
});
