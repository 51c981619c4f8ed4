/**
 * `npm test`: runs the checks of this repository, two at a time, and ends with a summary.
 * `npm test -- lint types` runs the stages that it names, and what they need. `npm run test:all` is
 * this with `--all`: also what needs a night's time.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {runCommand} from './run-command';
import {runStages} from './run-stages';
import {selectStages} from './select-stages';
import {testStages, type TestStage} from './stages';
import {hasPassed, summarize, withReports} from './summary';

async function main(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => arg !== '--all');
  const extent = names.length < args.length ? 'all' : 'change';
  const cores = availableParallelism();
  // More than two at once would need more memory than a small machine has: the build and ESLint
  // take some gigabytes each.
  const places = Math.min(cores, 2);
  const reports = mkdtempSync(path.join(tmpdir(), 'npm-test-'));
  try {
    const stages = selectStages(testStages(reports, cores, extent), names);
    const start = performance.now();
    const results = await runStages(stages, places, runStage);
    const seconds = (performance.now() - start) / 1000;
    const finished = results.map(withReports);
    console.log(`\n${summarize(process.cwd(), finished, seconds)}`);
    return hasPassed(process.cwd(), finished) ? 0 : 1;
  } finally {
    rmSync(reports, {recursive: true});
  }
}

/** Runs a stage with its name in front of each line, since two stages print at the same time. */
async function runStage({name, command, env}: TestStage): Promise<boolean> {
  const print = (line: string): void => {
    console.log(`[${name}] ${line}`);
  };
  print('starts');
  const exitCode = await runCommand(command, print, env);
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
