import path from 'node:path';
import {build, type Metafile} from 'esbuild';
import {packageOf} from '../../samples/lib/type-check/declared-packages';

/** Programs of the package, by their file's name, with the entry of each. */
const programs = {server: 'src/mcp/packed.ts', compiler: 'src/samples/move/compiler/worker.ts'};

/**
 * What is resolved or imported later is for tasks that the server has no use for, such as laying
 * out code.
 */
const needed: readonly string[] = ['import-statement', 'require-call'];

/** The npm packages that programs import. */
const importedPackages = ({outputs}: Metafile): string[] => {
  const imports = Object.values(outputs).flatMap((output) =>
    output.imports.filter(({external, kind}) => external && needed.includes(kind)),
  );
  return [...new Set(imports.flatMap((each) => packageOf(each.path) ?? []))].sort();
};

/**
 * Makes each program one file, which runs in Node without a tool. npm packages stay outside: npm
 * installs them, with their licenses.
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
