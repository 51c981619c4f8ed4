import type {RunnablePackage} from '../data';

/** The list of names that src/run/remark.ts reads, below the folder of what Docusaurus generates. */
export const namesFile = 'run/default/names.json';

/** What the generated module tells. */
export interface RunFiles {
  names: readonly string[];
  sizes: {raw: number; gzip: number};
  errors: Readonly<Record<string, string>>;
}

export const packageFile = ({name}: Pick<RunnablePackage, 'name'>): string => `packages/${name}.json`;

/** A module with the addresses of all files; the bundler names each after its contents. */
export function filesModule({names, sizes, errors}: RunFiles): string {
  const address = (file: string): string => `new URL(${JSON.stringify(file)}, import.meta.url).href`;
  const packages = names.map((name) => `  ${name}: ${address(`./${packageFile({name})}`)},`);
  return [
    `export const packages = {\n${packages.join('\n')}\n};`,
    `export const framework = ${address('./framework.json')};`,
    `export const compilerSize = ${JSON.stringify(sizes)};`,
    `export const errorPages = ${JSON.stringify(errors)};`,
    '',
  ].join('\n');
}
