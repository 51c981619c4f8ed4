/**
 * Prints how much of each reference has words: `npm run coverage`. Ends with 1 where something has none and is no exception.
 */
import {coverageOf} from './coverage';
import {exceptions, uncounted} from './exceptions';
import {allParts} from './parts';
import {printTable} from './print-table';

const coverage = coverageOf(allParts(), exceptions, uncounted);
console.log(printTable(coverage, exceptions, uncounted));
process.exitCode = coverage.problems.length === 0 ? 0 : 1;
