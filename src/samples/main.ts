/**
 * Checks every code sample of every page: `npm run samples`. With `--update` it also writes the
 * messages of samples that must fail; `--docs FOLDER` checks the pages of another folder, without
 * the lists that belong to docs/; `--report FILE` also writes the counts by language and the
 * coverage, as JSON. What was found for each sample goes to `.docusaurus/sample-results`, and from
 * there into the line under it.
 */
import '../build/failures/tell-uncaught';
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {checkSamples, type Report} from './check';
import {checkers} from './checkers';
import {collectSamples, readPages} from './collect';
import {exampleFileSamples} from './example-files';
import {generatedSamplePages} from './generated-pages';
import {messagesOf, readFailureMessages, staleMessages, writeFailureMessages} from './failure-messages';
import {printReport} from './print-report';
import {resultsOf, type PassedTests} from './results/record';
import {writeResults} from './results/store';
import {writeTypes} from './types/store';
import type {Problem} from './sample';
import {checkDocumentedOutput} from './typescript/runs/documented-output';
import {uncheckedProblems} from './unchecked';

const siteDocs = 'docs';

function listProblems(report: Report, update: boolean): Problem[] {
  if (update) writeFailureMessages(messagesOf(report.declared));
  return [...uncheckedProblems(report.unchecked), ...staleMessages(report.declared, readFailureMessages())];
}

const passedTests = (): PassedTests => new Map(checkers.flatMap((checker) => [...(checker.passedTests?.() ?? [])]));

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {update: {type: 'boolean', default: false}, docs: {type: 'string', default: siteDocs}, report: {type: 'string'}},
  });
  const start = performance.now();
  const authored = readPages(values.docs);
  const pages = values.docs === siteDocs ? [...authored, ...generatedSamplePages()] : authored;
  const {samples: ofPages, problems} = collectSamples(pages);
  const samples = values.docs === siteDocs ? [...ofPages, ...exampleFileSamples('.')] : ofPages;
  const report = await checkSamples(samples, checkers);
  report.problems.push(...problems, ...checkDocumentedOutput(pages));
  if (values.docs === siteDocs) {
    writeResults('.', resultsOf(samples, report.problems, passedTests()));
    writeTypes('.', new Map(checkers.flatMap((checker) => [...(checker.types?.() ?? [])])));
    report.problems.push(...listProblems(report, values.update));
  }
  if (values.report !== undefined) writeFileSync(values.report, JSON.stringify({counts: report.counts, coverage: report.coverage}));
  console.log(printReport(report, {seconds: (performance.now() - start) / 1000, megabytes: process.memoryUsage.rss() / 1024 ** 2}));
  return report.problems.length === 0 ? 0 : 1;
}

void main().then((exitCode) => {
  process.exitCode = exitCode;
});
