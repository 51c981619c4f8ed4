import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Catalog} from './catalog';
import type {FrameworkParts, RunnablePackage} from '../data';
import type {RunnableScript} from '../scripts/data';

/** What the build knows of running code. */
export interface RunContent {
  packages: readonly RunnablePackage[];
  catalog: Catalog;
  /** Folders of packages that do not pass the checks. */
  left: readonly string[];
  scripts: readonly RunnableScript[];
  /** Packages that the scripts import. */
  libraries: readonly string[];
  framework: readonly FrameworkParts[];
  /** The pinned schema of Sui's GraphQL RPC. */
  querySchema: string;
  /** Bytes of the compiler: unpacked, and as it is downloaded. */
  sizes: {raw: number; gzip: number};
  /** Code of the compiler → where the error reference explains it. */
  errors: Readonly<Record<string, string>>;
}

/** Far more than the data takes, 1 MB. */
const maxBuffer = 256 * 1024 * 1024;

/** Has the content made by a process of its own, `main.ts`. */
export async function readContent(siteDir: string): Promise<RunContent> {
  const args = ['--require', require.resolve('tsx/cjs'), path.join(__dirname, 'main.ts'), siteDir];
  const {stdout} = await promisify(execFile)(process.execPath, args, {cwd: siteDir, maxBuffer});
  return JSON.parse(stdout) as RunContent;
}
