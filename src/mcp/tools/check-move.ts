import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import {versions} from '../../facts/versions';
import {UsageError} from '../../lib/usage-error';
import {writeFilesBelow} from '../../lib/write-files';
import {CompilerProcess, CompilerTimeout} from '../../samples/move/compiler/client';
import {checkPackage} from '../move/check';
import {reportOf} from '../move/report';
import {tool} from './tool';

/** Milliseconds for one step; tests of a package may never end. */
const limit = 300_000;
const filePath = /^(?:Move\.toml|(?:sources|tests)\/(?:[\w-]+\/)*[\w-]+\.move)$/;
const moduleHead = /^\s*module\s+(\w+)::/m;

/**
 * A manifest for files that came without one: the address that the first module names is the
 * package's.
 */
const manifestFor = (files: Readonly<Record<string, string>>): string =>
  `[package]\nname = "${Object.values(files).flatMap((text) => moduleHead.exec(text)?.[1] ?? [])[0] ?? 'package'}"\nedition = "2024"\n`;

/** Writes files into a new folder of the system's, which the caller removes. */
function writePackage(files: Readonly<Record<string, string>>): string {
  const wrong = Object.keys(files).find((file) => !filePath.test(file));
  if (wrong !== undefined)
    throw new UsageError(`"${wrong}" is no file of a package: use Move.toml, sources/NAME.move and tests/NAME.move.`);
  const dir = mkdtempSync(path.join(tmpdir(), 'move-package-'));
  writeFilesBelow(dir, {'Move.toml': manifestFor(files), ...files});
  return dir;
}

/** Compiles a Move package and runs its tests, without a network and without the Sui CLI. */
export const checkMove = tool({
  name: 'check_move',
  title: 'Compile and test a Move package',
  description:
    'Compiles a Move package with lints and runs its unit tests, with the compiler that checks the samples of the documentation. Works without a network; the only dependencies are the framework and packages in neighboring folders.',
  input: {
    directory: z.string().optional().describe('Folder of the package on this machine; it is only read'),
    files: z
      .record(z.string(), z.string())
      .optional()
      .describe('Or its files, path to text: sources/NAME.move, tests/NAME.move, Move.toml'),
  },
  run: async ({directory, files}, {framework, compiler: program}) => {
    if ((directory === undefined) === (files === undefined)) throw new UsageError('Give either directory or files.');
    const written = files === undefined ? undefined : writePackage(files);
    const compiler = new CompilerProcess(limit, program);
    try {
      return reportOf(await checkPackage(written ?? directory ?? '', framework, compiler), versions.moveCompiler);
    } catch (error) {
      if (error instanceof CompilerTimeout) throw new UsageError(`The tests did not end within ${limit / 1000} seconds.`, {cause: error});
      throw error;
    } finally {
      compiler.stop();
      if (written !== undefined) rmSync(written, {recursive: true});
    }
  },
});
