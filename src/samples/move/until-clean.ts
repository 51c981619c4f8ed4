import {BatchLayout} from './batch-layout';
import type {Dependencies} from './compiler/dependencies';
import type {Compiler, CompilerOutcome} from './compiler/protocol';
import {findingsOf, type Finding} from './findings';
import {isTestReport} from './test-report';
import type {Unit} from './units';

/** What a batch is compiled with. */
export interface BatchTools {
  compiler: Compiler;
  /** The packages below the batch. */
  dependencies: Dependencies;
  edition: string;
}

export interface Cleaned {
  /** The units without errors. */
  clean: Unit[];
  /** What the last run, without errors, said. */
  outcome: CompilerOutcome;
  errors: Finding[];
}

/** Errors that nobody's file owns are the framework's or the tool's: there is no going on. */
function unowned(output: string): Error {
  return new Error(`The Move compiler rejects the batch for a reason that no sample's file owns:\n${output.slice(0, 4000)}`);
}

/**
 * Runs units together, leaves out those with errors, and runs the rest again, until no error is
 * left: the compiler's late phases speak only when all units pass the early ones.
 */
export async function untilClean(task: 'compile' | 'test', units: readonly Unit[], tools: BatchTools): Promise<Cleaned> {
  const {compiler, dependencies, edition} = tools;
  const errors: Finding[] = [];
  let left = [...units];
  while (left.length > 0) {
    const layout = new BatchLayout(left, edition, dependencies.addresses);
    const outcome = await compiler.send({task, files: layout.files, dependencies: dependencies.json});
    if (outcome.ok || isTestReport(outcome.output)) return {clean: left, outcome, errors};
    const found = findingsOf(layout, outcome.output, 'error');
    if (found.length === 0) throw unowned(outcome.output);
    errors.push(...found);
    left = left.filter(({id}) => !found.some(({unit}) => unit === id));
  }
  return {clean: [], outcome: {ok: true, output: ''}, errors};
}
