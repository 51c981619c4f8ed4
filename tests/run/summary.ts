import {existsSync, readdirSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import {
  countTests,
  failures,
  leftOut,
  readJestReport,
  retried,
  slowest,
  timedFiles,
  timedTests,
  type Failure,
  type JestReport,
  type TestGroup,
  type Timed,
} from './jest-report';
import type {StageResult} from './run-stages';
import {describeSamples, readSampleReport, samplesByLanguage, type SampleReport} from './sample-report';
import type {TestStage} from './stages';
import {alignColumns} from './align-columns';

const shown = 10;

/**
 * Lines of a failure's message that the end of a run repeats: enough to see what was expected, and
 * where.
 */
const shownLines = 15;

/**
 * A second try is for what nobody could explain yet. More of them than this in one run are no
 * chance any more.
 */
const mostRetried = 3;

/** A finished stage with the figures that it left; a stage that broke early left none. */
export interface Finished {
  result: StageResult<TestStage>;
  jest?: JestReport;
  samples?: SampleReport;
  /** Number of HTML files of the site that the stage built. */
  pages?: number;
}

const countPages = (folder: string): number =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html')).length;

/** Reads what a stage left beside its result. */
export function withReports(result: StageResult<TestStage>): Finished {
  const {jestReport, sampleReport, siteFolder} = result.stage;
  return {
    result,
    jest: jestReport !== undefined && existsSync(jestReport) ? readJestReport(jestReport) : undefined,
    samples: sampleReport !== undefined && existsSync(sampleReport) ? readSampleReport(sampleReport) : undefined,
    pages: siteFolder !== undefined && result.outcome === 'passed' ? countPages(siteFolder) : undefined,
  };
}

const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;
const plural = (count: number, what: string): string => `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`;

const describeGroup = ({passed, failed, notRun, files}: TestGroup): string =>
  [
    `${plural(passed + failed, 'test')} in ${plural(files, 'file')}`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(notRun > 0 ? [`${notRun} not run`] : []),
  ].join(', ');

const outcome = ({result}: Finished): string => (result.outcome === 'skipped' ? `not run: ${result.blockedBy} failed` : result.outcome);

function stageRows(root: string, finished: Finished): string[][] {
  const {result, jest, samples, pages} = finished;
  const {name, scope} = result.stage;
  const time = result.outcome === 'skipped' ? '' : inSeconds(result.seconds);
  if (samples)
    return [
      [name, describeSamples(samples), time, outcome(finished)],
      ['', samplesByLanguage(samples), '', ''],
    ];
  if (!jest) return [[name, pages === undefined ? scope : `${scope}: ${plural(pages, 'page')}`, time, outcome(finished)]];
  const groups = countTests(root, jest).map((group): string[] => ['', `${group.group}: ${describeGroup(group)}`, '', '']);
  const [first, ...others] = groups;
  return [[name, first?.[1] ?? scope, time, outcome(finished)], ...others];
}

const slowRows = (title: string, timed: readonly Timed[]): string[] =>
  timed.length === 0 ? [] : ['', title, alignColumns(slowest(timed, shown).map(({name, seconds}) => [inSeconds(seconds), name]))];

/**
 * A failed test with the beginning of its message, since the message itself stands thousands of
 * lines above.
 */
function failureRows({name, message}: Failure): string[] {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  return [`  ${name}`, ...lines.slice(0, shownLines).map((line) => `    ${line}`)];
}

const retriedIn = (root: string, finished: readonly Finished[]): string[] =>
  finished.flatMap(({jest}) => (jest === undefined ? [] : retried(root, jest)));

/** True where every stage passed, and few tests needed a second try. */
export const hasPassed = (root: string, finished: readonly Finished[]): boolean =>
  finished.every(({result}) => result.outcome === 'passed') && retriedIn(root, finished).length <= mostRetried;

/**
 * The end of a run for a reader: what each stage checked, how much of it, how long it took, what
 * was slow, what was tried twice, and what failed.
 *
 * @param root folder that paths of test files are shown from
 * @param finished in the order in which they are shown
 * @param seconds wall time of the whole run
 */
export function summarize(root: string, finished: readonly Finished[], seconds: number): string {
  const reports = finished.flatMap(({jest}) => jest ?? []);
  const total = reports.flatMap((report) => countTests(root, report)).reduce((sum, {passed, failed}) => sum + passed + failed, 0);
  const again = retriedIn(root, finished);
  const broken = [
    ...finished.filter(({result}) => result.outcome !== 'passed').map((stage) => `${stage.result.stage.name} (${outcome(stage)})`),
    ...(again.length > mostRetried ? [`${again.length} tests were tried twice, and more than ${mostRetried} are no chance`] : []),
  ];
  const omitted = reports.flatMap((report) => leftOut(root, report));
  const failedTests = reports.flatMap((report) => failures(root, report));
  return [
    alignColumns([['Stage', 'Checked', 'Time', 'Result'], ...finished.flatMap((stage) => stageRows(root, stage))]),
    ...slowRows(
      'The slowest test files',
      reports.flatMap((report) => timedFiles(root, report)),
    ),
    ...slowRows(
      'The slowest tests',
      reports.flatMap((report) => timedTests(root, report)),
    ),
    '',
    ...(omitted.length === 0 ? [] : ['Tests that were left out', ...omitted.map((test) => `  ${test}`), '']),
    ...(again.length === 0 ? [] : ['Tests that were tried twice', ...again.map((test) => `  ${test}`), '']),
    ...(failedTests.length === 0 ? [] : ['Tests that failed', ...failedTests.flatMap(failureRows), '']),
    broken.length === 0
      ? `Passed: ${plural(finished.length, 'stage')}${total > 0 ? `, ${plural(total, 'test')}` : ''}, in ${inSeconds(seconds)}.`
      : `FAILED: ${broken.join(', ')}; ${inSeconds(seconds)}.`,
  ].join('\n');
}
