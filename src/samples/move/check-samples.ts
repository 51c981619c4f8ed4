import type {Problem, Sample} from '../sample';
import {checkUnitsCached} from './cached-batch';
import {dependenciesOf} from './compiler/dependencies';
import type {Finding} from './findings';
import {formatProblems} from './format';
import {parseFragments} from './fragments';
import {isolate} from './isolate';
import {compose, type Composed} from './preludes';
import type {MoveTools} from './tools';
import {makeUnit, type Unit} from './units';

const checker = 'move';
const edition = '2024';

interface SampleUnit {
  sample: Sample;
  composed: Composed;
  unit: Unit;
}

const unitFile = 'sources/sample.move';

async function sampleUnit(sample: Sample, id: string): Promise<SampleUnit> {
  const composed = compose(sample.code, sample.meta.prelude);
  const {text, addresses, restore} = await isolate(composed.text, id);
  const unit = await makeUnit({id, addresses, files: {[unitFile]: text}, identity: composed.text, restore});
  return {sample, composed, unit};
}

/** A line of the composed source as a line of the page. */
function problemOf({line, code, message}: Omit<Finding, 'unit'>, {sample, composed}: SampleUnit): Problem {
  const offset = line - composed.firstLine;
  const inside = offset >= 0 && offset < composed.lines;
  return {
    page: sample.page,
    line: sample.line + (inside ? offset : 0),
    checker,
    code,
    message: inside ? message : `${message} (in the prelude "${sample.meta.prelude ?? ''}", line ${line} of the whole)`,
  };
}

/**
 * What counts of a sample that is to fail: its first error, since one error often brings others and
 * warnings along.
 */
function leading(findings: readonly Finding[]): Finding[] {
  const errors = findings.filter(({severity}) => severity === 'error').sort((a, b) => a.line - b.line);
  return errors.length > 0 ? errors.slice(0, 1) : [...findings];
}

/**
 * Compiles samples that are whole modules, or are made whole by a prelude, in one package, and runs
 * their unit tests.
 *
 * @param toFail whether the samples are to fail
 */
async function checkWhole(samples: readonly Sample[], tools: MoveTools, toFail: boolean): Promise<Problem[]> {
  const units = await Promise.all(samples.map((sample, index) => sampleUnit(sample, `s${index}`)));
  const batchTools = {compiler: tools.compiler, dependencies: dependenciesOf(tools.framework), edition};
  const {findings} = await checkUnitsCached(
    units.map(({unit}) => unit),
    batchTools,
    tools.cache,
  );
  return units.flatMap((each) => {
    const own = findings.filter(({unit}) => unit === each.unit.id);
    return (toFail ? leading(own) : own).map((finding) => problemOf(finding, each));
  });
}

async function checkFragments(samples: readonly Sample[], {compiler}: MoveTools): Promise<Problem[]> {
  const fragments = samples.map(({code}, index) => ({id: `f${index}`, code}));
  const errors = await parseFragments(fragments, compiler);
  return errors.flatMap(({id, line, code, message}) => {
    const sample = samples[fragments.findIndex((each) => each.id === id)];
    return sample ? [{page: sample.page, line: sample.line + line - 1, checker, code, message}] : [];
  });
}

/** Samples that stand in a page, by how they are checked. */
export interface SortedSamples {
  whole: Sample[];
  fragments: Sample[];
}

/**
 * Checks samples that stand in pages. Those that are to fail are compiled apart, so that they
 * cannot hide what is wrong with others.
 */
export async function checkInline({whole, fragments}: SortedSamples, tools: MoveTools): Promise<Problem[]> {
  const right = whole.filter(({meta}) => meta.fails === undefined);
  const wrong = whole.filter(({meta}) => meta.fails !== undefined);
  const laidOut = right.filter(({meta}) => meta.prelude === undefined && !meta.fragment);
  const formatted = await formatProblems(
    laidOut.map(({page, line, code}) => ({page, line, text: `${code}\n`})),
    tools.compiler,
    tools.layouts,
  );
  return [
    ...(await checkWhole(right, tools, false)),
    ...(await checkWhole(wrong, tools, true)),
    ...(await checkFragments(fragments, tools)),
    ...formatted,
  ];
}
