/** `npm test`: runs every check of this repository, two at a time, and ends with a summary. */
import {mkdtempSync, rmSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {runCommand} from './run-command';
import {runStages} from './run-stages';
import {testStages, type TestStage} from './stages';
import {summarize, withReports} from './summary';

async function main(): Promise<number> {
  const cores = availableParallelism();
  // More than two at once would need more memory than a small machine has: the build and ESLint take some gigabytes each.
  const places = Math.min(cores, 2);
  const reports = mkdtempSync(path.join(tmpdir(), 'npm-test-'));
  const stages = testStages(reports, Math.max(1, Math.floor(cores / places)));
  const start = performance.now();
  const results = await runStages(stages, places, runStage);
  console.log(`\n${summarize(process.cwd(), results.map(withReports), (performance.now() - start) / 1000)}`);
  rmSync(reports, {recursive: true});
  return results.every(({outcome}) => outcome === 'passed') ? 0 : 1;
}

/** Runs a stage with its name in front of each line, since two stages print at the same time. */
async function runStage({name, command}: TestStage): Promise<boolean> {
  const print = (line: string): void => {
    console.log(`[${name}] ${line}`);
  };
  print('starts');
  const exitCode = await runCommand(command, print);
  print(exitCode === 0 ? 'passed' : `FAILED (${exitCode === null ? 'ended by a signal' : `exit code ${exitCode}`})`);
  return exitCode === 0;
}

main().then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
