import {readFileSync} from 'node:fs';

/**
 * Reads a file of JSON.
 *
 * @throws with one sentence that names the file, where it is not there or is not JSON
 */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`${file} is not JSON (${error.message})`, {cause: error});
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Error(`${file} is missing`, {cause: error});
    throw error;
  }
}
