/** Builds the site beside the last good build and swaps the two only when it succeeded. */
import {runDocusaurus} from './run-docusaurus';
import {swapBuild} from './swap-build';

const live = 'build';
const next = 'build.next';

const exitCode = runDocusaurus(['build', '--out-dir', next]);
if (exitCode === 0) swapBuild(next, live);
else console.error('The build failed; the last good build, if there was one, is still in build/.');
process.exitCode = exitCode;
