import path from 'node:path';
import ts from 'typescript';
import {declaredPackages, packageOf} from './declared-packages';
import {sampleOptions} from './options';

/** A module that exists in memory only. */
export interface VirtualModule {
  /** Absolute path. It decides what the module can import. */
  file: string;
  text: string;
}

/** What the compiler reads: the disk, with virtual modules laid over it. */
export interface SampleHost extends ts.LanguageServiceHost {
  /** Makes modules visible to the compiler, for good. */
  add(modules: readonly VirtualModule[]): void;
  /** Sets the files that the next program starts from. */
  setRoots(files: readonly string[]): void;
}

/**
 * Finds what an import means. Samples reach only packages that package.json pins, not those that
 * happen to be installed.
 */
function createResolver(root: string, options: ts.CompilerOptions, disk: ts.ModuleResolutionHost) {
  const packages = declaredPackages(root);
  const samplesDir = path.join(root, 'examples') + path.sep;
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  return (specifier: string, from: string): ts.ResolvedModuleWithFailedLookupLocations => {
    const packageName = packageOf(specifier);
    if (packageName !== undefined && from.startsWith(samplesDir) && !packages.has(packageName)) return {resolvedModule: undefined};
    return ts.resolveModuleName(specifier, from, options, disk, cache);
  };
}

/** A language service host for samples of the repository at `root`. */
export function createSampleHost(root: string): SampleHost {
  const modules = new Map<string, string>();
  let roots: readonly string[] = [];
  const options = sampleOptions(root);
  const readFile = (file: string): string | undefined => modules.get(file) ?? ts.sys.readFile(file);
  const fileExists = (file: string): boolean => modules.has(file) || ts.sys.fileExists(file);
  const resolve = createResolver(root, options, {...ts.sys, readFile, fileExists});

  return {
    add: (added) => {
      for (const {file, text} of added) modules.set(file, text);
    },
    setRoots: (files) => {
      roots = files;
    },
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...roots],
    // A virtual module never changes after it was added, and the disk not while samples are
    // checked.
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const text = readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    readFile,
    fileExists,
    directoryExists: (folder) => ts.sys.directoryExists(folder),
    getDirectories: (folder) => ts.sys.getDirectories(folder),
    realpath: (file) => ts.sys.realpath?.(file) ?? file,
    resolveModuleNameLiterals: (literals, from) => literals.map(({text}) => resolve(text, from)),
  };
}
