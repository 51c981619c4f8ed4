import {existsSync} from 'node:fs';
import path from 'node:path';
import {UsageError} from '../../lib/usage-error';
import type {FrameworkParts} from '../../run/data';
import {readTestOutput, withWarnings} from '../../run/worker/outcome';
import type {RunOutcome} from '../../run/worker/protocol';
import {selectModules} from '../../run/worker/select-modules';
import {dependenciesOf} from '../../samples/move/compiler/dependencies';
import type {Compiler} from '../../samples/move/compiler/protocol';
import {packageManifest} from '../../samples/move/package-manifest';
import {resolvePackage} from '../../samples/move/resolve-package';

/** What came of a package. */
export type Checked = Omit<RunOutcome, 'took'>;

/**
 * Compiles a package with lints on and runs its unit tests, as samples are checked.
 *
 * @param dir folder with a Move.toml; nothing is written there
 * @throws {UsageError} where there is no manifest, or where it does not resolve without a network
 */
export async function checkPackage(dir: string, framework: readonly FrameworkParts[], compiler: Compiler): Promise<Checked> {
  if (!existsSync(path.join(dir, 'Move.toml'))) throw new UsageError(`${dir} has no Move.toml.`);
  const read = await resolvePackage(path.resolve(dir), compiler);
  if (typeof read === 'string') throw new UsageError(`The manifest does not resolve: ${read}`);
  const {edition, system, local, addresses, files} = read;
  const texts = [...Object.values(files), ...local.flatMap((each) => Object.values(each.files))];
  const below = dependenciesOf(selectModules(framework, texts), system, local);
  const own = {'Move.toml': packageManifest(edition, addresses, below.addresses), ...files};
  const tested = readTestOutput((await compiler.send({task: 'test', files: own, dependencies: below.json})).output);
  if (tested.diagnostics.some(({severity}) => severity === 'error')) return tested;
  const {output} = await compiler.send({task: 'compile', files: own, dependencies: below.json});
  return withWarnings(tested, output);
}
