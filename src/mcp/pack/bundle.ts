import path from 'node:path';
import {build, type Metafile} from 'esbuild';

/** Programs of the package, by their file's name, with the entry of each. */
const programs = {server: 'src/mcp/packed.ts', compiler: 'src/samples/move/compiler/worker.ts'};

/** The package that a path of an import is in: `@a/b` of `@a/b/c.js`. */
const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const isPackage = (specifier: string): boolean => !/^(?:node:|\.)/.test(specifier);

/** What is resolved or imported later is for tasks that the server has no use for, such as laying out code. */
const needed: readonly string[] = ['import-statement', 'require-call'];

/** The npm packages that programs import. */
const importedPackages = ({outputs}: Metafile): string[] => {
  const imports = Object.values(outputs).flatMap((output) =>
    output.imports.filter(({external, kind}) => external && needed.includes(kind)),
  );
  return [
    ...new Set(
      imports
        .map((each) => each.path)
        .filter(isPackage)
        .map(packageOf),
    ),
  ].sort();
};

/**
 * Makes each program one file, which runs in Node without a tool. npm packages stay outside: npm installs them, with their licenses.
 *
 * @param root the repository's top
 * @param folder where the files go
 * @returns the names of those packages
 */
export async function bundle(root: string, folder: string): Promise<string[]> {
  const {metafile} = await build({
    absWorkingDir: root,
    entryPoints: Object.entries(programs).map(([out, file]) => ({in: path.join(root, file), out})),
    outdir: folder,
    outExtension: {'.js': '.cjs'},
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    alias: {'@site': root},
    metafile: true,
    logLevel: 'warning',
  });
  return importedPackages(metafile);
}
