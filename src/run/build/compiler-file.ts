import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';

/**
 * The package's entry `/full`; the small one cannot run tests. Its `exports` do not name the files
 * that browsers load.
 */
const folder = 'node_modules/@zktx.io/sui-move-builder/dist/full';

export const compilerFile = (siteDir: string): string => path.join(siteDir, folder, 'sui_move_wasm_bg.wasm');

/** Bytes of the compiler as it is unpacked, and as most servers send it. */
export async function compilerSize(siteDir: string): Promise<{raw: number; gzip: number}> {
  const file = compilerFile(siteDir);
  const packed = await promisify(gzip)(readFileSync(file), {level: 9});
  return {raw: statSync(file).size, gzip: packed.length};
}
