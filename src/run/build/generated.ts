import type {RunnablePackage} from '../data';
import type {RunnableScript} from '../scripts/data';

/**
 * The list of names that src/run/remark.ts reads, below the folder of what Docusaurus generates.
 */
export const namesFile = 'run/default/names.json';

/** What the generated module tells. */
export interface RunFiles {
  names: readonly string[];
  /** Paths of the TypeScript programs, from `examples/`. */
  scripts: readonly string[];
  sizes: {raw: number; gzip: number};
  errors: Readonly<Record<string, string>>;
}

/** Folder of the programs' files. */
export const scriptsFolder = 'scripts';

/** `ts/offline/addresses.ts` → `scripts/ts-offline-addresses.json` */
export const scriptFile = ({entry}: Pick<RunnableScript, 'entry'>): string =>
  `${scriptsFolder}/${entry.replace(/\.ts$/, '').replaceAll('/', '-')}.json`;

export const packageFile = ({name}: Pick<RunnablePackage, 'name'>): string => `packages/${name}.json`;

/** A module with the addresses of all files; the bundler names each after its contents. */
export function filesModule({names, scripts, sizes, errors}: RunFiles): string {
  const address = (file: string): string => `new URL(${JSON.stringify(file)}, import.meta.url).href`;
  const packages = names.map((name) => `  ${name}: ${address(`./${packageFile({name})}`)},`);
  return [
    `export const packages = {\n${packages.join('\n')}\n};`,
    `export const scripts = {\n${scripts.map((entry) => `  ${JSON.stringify(entry)}: ${address(`./${scriptFile({entry})}`)},`).join('\n')}\n};`,
    `export const framework = ${address('./framework.json')};`,
    `export const compilerSize = ${JSON.stringify(sizes)};`,
    `export const errorPages = ${JSON.stringify(errors)};`,
    '',
  ].join('\n');
}

/**
 * A module with the address of the schema that queries are checked against; the editor of queries
 * needs no other file.
 */
export const schemaModule = `export const schema = new URL('./query-schema.json', import.meta.url).href;\n`;

/** A module that loads each package as a chunk of its own, from the versions that are installed. */
export function librariesModule(names: readonly string[]): string {
  const lines = names.map((name) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(name)}),`);
  return `export const libraries = {\n${lines.join('\n')}\n};\n`;
}
