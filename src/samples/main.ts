/** Checks every code sample of every page: `npm run samples`. With `--update` it also writes the messages of samples that must fail. */
import {checkSamples} from './check';
import {checkers} from './checkers';
import {collectSamples} from './collect';
import {readFailureMessages, messagesOf, staleMessages, writeFailureMessages} from './failure-messages';
import {printReport} from './print-report';
import {uncheckedProblems} from './unchecked';

async function main(): Promise<number> {
  const start = performance.now();
  const {samples, problems} = collectSamples();
  const report = await checkSamples(samples, checkers);
  if (process.argv.includes('--update')) writeFailureMessages(messagesOf(report.declared));
  report.problems.push(...problems, ...uncheckedProblems(report.unchecked), ...staleMessages(report.declared, readFailureMessages()));
  console.log(printReport(report, {seconds: (performance.now() - start) / 1000, megabytes: process.memoryUsage.rss() / 1024 ** 2}));
  return report.problems.length === 0 ? 0 : 1;
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
