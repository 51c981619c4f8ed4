/**
 * `npm test`: runs every check of this repository, two at a time, and ends with a summary. `npm test -- lint types` runs the
 * stages that it names, and what they need.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {runCommand} from './run-command';
import {runStages} from './run-stages';
import {selectStages} from './select-stages';
import {testStages, type TestStage} from './stages';
import {summarize, withReports} from './summary';

async function main(names: readonly string[]): Promise<number> {
  const cores = availableParallelism();
  // More than two at once would need more memory than a small machine has: the build and ESLint take some gigabytes each.
  const places = Math.min(cores, 2);
  const reports = mkdtempSync(path.join(tmpdir(), 'npm-test-'));
  try {
    const stages = selectStages(testStages(reports, Math.max(1, Math.floor(cores / places))), names);
    const start = performance.now();
    const results = await runStages(stages, places, runStage);
    const seconds = (performance.now() - start) / 1000;
    console.log(`\n${summarize(process.cwd(), results.map(withReports), seconds)}`);
    return results.every(({outcome}) => outcome === 'passed') ? 0 : 1;
  } finally {
    rmSync(reports, {recursive: true});
  }
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

main(process.argv.slice(2)).then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
