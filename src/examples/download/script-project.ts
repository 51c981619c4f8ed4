import {readFileSync} from 'node:fs';
import path from 'node:path';
import {builtinModules} from 'node:module';
import {SourceError} from '../../lib/source-error';
import type {ExampleFile} from '../model';
import {lockFolder, type LockFile, type Manifest} from './lock-file';

/** A package that a module imports, without the path in it: `@mysten/sui/grpc` → `@mysten/sui`. */
const imported = /\b(?:from|import)\s*\(?\s*'((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^']*)?'/g;

const isModule = ({file}: ExampleFile): boolean => /\.[jt]sx?$/.test(file);

/** What files without a manifest of their own run with. */
const tools = ['@types/node', 'tsx', 'typescript'];

/**
 * A manifest for files that are part of no app: what they import, in the versions of the lock file.
 *
 * @throws {SourceError} naming a package that the lock file does not have
 */
export function scriptManifest(name: string, files: readonly ExampleFile[], {packages}: LockFile): Manifest & Record<string, unknown> {
  const names = files.filter(isModule).flatMap(({text}) => [...text.matchAll(imported)].map(([, each = '']) => each));
  const used = [...new Set(names)].filter((each) => !builtinModules.includes(each) && !each.startsWith('node:')).sort();
  const top = packages[''] as Manifest | undefined;
  const pinOf = (each: string): [string, string] => {
    const version = top?.dependencies?.[each] ?? top?.devDependencies?.[each];
    if (version === undefined)
      throw new SourceError([
        {
          file: `${lockFolder}/package.json`,
          line: 1,
          message: `lacks ${each}, which ${name} imports. Add its exact version, and run "npm install --package-lock-only" there.`,
        },
      ]);
    return [each, version];
  };
  return {
    name,
    private: true,
    type: 'module',
    engines: {node: '>=22'},
    scripts: {check: 'tsc'},
    dependencies: Object.fromEntries(used.map(pinOf)),
    devDependencies: Object.fromEntries(tools.map(pinOf)),
  };
}

interface CompilerConfiguration {
  compilerOptions: Record<string, unknown>;
}

/** The options that the files are checked with here, for the folder that a reader unpacks. */
export function scriptCompilerOptions(siteDir: string): string {
  const own = JSON.parse(readFileSync(path.join(siteDir, 'examples/tsconfig.json'), 'utf8')) as CompilerConfiguration;
  return `${JSON.stringify({compilerOptions: own.compilerOptions, exclude: ['node_modules']}, undefined, 2)}\n`;
}
