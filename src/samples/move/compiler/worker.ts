/**
 * Entry of the compiler process. The WASM builder and prettier cannot be loaded inside jest's
 * module system, and a crash of the builder must not take the checker along, so they live here and
 * answer requests one by one.
 */
import * as builder from '@zktx.io/sui-move-builder/full';
import {format} from './format-task';
import {LocalFetcher} from './local-fetcher';
import type {CompilerOutcome, CompilerTask, ResolvedPackage} from './protocol';

/** The builder writes a lock file after compiling, from this manifest; nothing reads it. */
const manifestForLock = '[package]\nname = "root"\nedition = "2024"\nimplicit-dependencies = false\n';

async function compile({files, dependencies}: CompilerTask & {task: 'compile'}): Promise<CompilerOutcome> {
  const result = await builder.dumpMovePackage({
    files: {'Move.toml': manifestForLock},
    // The root's files are read from here, not from `files`.
    resolvedDependencies: {files: JSON.stringify(files), dependencies, lockfileDependencies: '[]'},
    ansiColor: false,
    lintFlag: 'default',
  });
  if (!('error' in result)) return {ok: true, output: result.warnings ?? ''};
  if (result.category !== 'compile') throw new Error(result.error);
  return {ok: false, output: result.error};
}

async function test({files, dependencies}: CompilerTask & {task: 'test'}): Promise<CompilerOutcome> {
  const resolvedDependencies = {files: JSON.stringify(files), dependencies, lockfileDependencies: '[]'};
  const result = await builder.testMovePackage({files: {}, resolvedDependencies, ansiColor: false});
  if ('error' in result) throw new Error(result.error);
  return {ok: result.passed, output: result.output};
}

async function resolve({files, dir}: CompilerTask & {task: 'resolve'}): Promise<CompilerOutcome> {
  try {
    const resolved = await builder.resolveMovePackageDependencies({files: {...files}, fetcher: new LocalFetcher(dir)});
    const answer: ResolvedPackage = {
      manifest: (JSON.parse(resolved.files) as Record<string, string>)['Move.toml'] ?? '',
      dependencies: JSON.parse(resolved.dependencies) as ResolvedPackage['dependencies'],
    };
    return {ok: true, output: JSON.stringify(answer)};
  } catch (error) {
    return {ok: false, output: error instanceof Error ? error.message : String(error)};
  }
}

async function run(task: CompilerTask): Promise<CompilerOutcome> {
  if (task.task === 'format') return format(task.text);
  await builder.initMovePackageBuilder();
  switch (task.task) {
    case 'compile':
      return compile(task);
    case 'test':
      return test(task);
    case 'resolve':
      return resolve(task);
    case 'version':
      return {ok: true, output: await builder.getPinnedSuiVersion()};
  }
}

process.on('message', ({id, task}: {id: number; task: CompilerTask}) => {
  run(task).then(
    (outcome) => process.send?.({id, ...outcome}),
    (error: unknown) => process.send?.({id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error)}),
  );
});
