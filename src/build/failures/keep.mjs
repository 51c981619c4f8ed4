/**
 * Runs Docusaurus's command line in this process and keeps its errors as data: each problem of a
 * page that the build tells of, and the error that ended it. They are written as JSON to the file
 * that FAILURE_FILE names, for src/build/failures/report.ts. Node runs this file as it is, because
 * Docusaurus brings a compiler of its own for everything that it loads.
 */
import {subscribe} from 'node:diagnostics_channel';
import {writeFileSync} from 'node:fs';
import {inspect} from 'node:util';
import {runCLI} from '@docusaurus/core/lib/index.js';

/** An error and those that caused it, as plain data. */
function plain(error, depth = 0) {
  if (!(error instanceof Error) || depth > 20) return [{name: 'Error', message: String(error)}];
  const {name, message, stack, problems} = error;
  const causes = error instanceof AggregateError ? error.errors : error.cause === undefined ? [] : [error.cause];
  return [{name, message, stack, problems}, ...causes.flatMap((cause) => plain(cause, depth + 1))];
}

/**
 * Runs the command line of this process. Where it fails, the process ends with 1 and leaves the
 * file.
 */
export async function runCommandLine() {
  const problems = [];
  const errors = [];
  const details = [];
  subscribe('sui-docs:source-problems', (message) => {
    problems.push(...message.problems);
    details.push(inspect(message.details, {depth: Infinity}));
  });
  const keep = () => writeFileSync(process.env.FAILURE_FILE, JSON.stringify({problems, errors, details}));
  const fail = (error) => {
    errors.push(...plain(error));
    details.push(inspect(error, {depth: Infinity, colors: false}));
    process.exit(1);
  };
  // Docusaurus ends the process itself where the bundler failed.
  process.on('exit', (code) => {
    if (code !== 0 && problems.length + errors.length > 0) keep();
  });
  process.on('unhandledRejection', fail);
  process.env.BABEL_ENV ??= 'development';
  process.env.NODE_ENV ??= 'development';
  try {
    await runCLI(process.argv);
  } catch (error) {
    fail(error);
  }
}
