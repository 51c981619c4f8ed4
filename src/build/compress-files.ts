import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {eachOf} from '../lib/each-of';
import {filesBelow} from '../lib/files-below';
import {mediaTypes} from '../lib/media-types';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/**
 * How hard Brotli tries. 8 takes 3 s for the whole site; 9 takes 20 s and saves another 0.2 %, 11
 * takes a minute and a half and saves 10 %. gzip is at its best in either case, which takes 2 s.
 */
export const brotliQuality = {usual: 8, best: 11} as const;

/** Smaller files fit in a packet or two as they are. */
const least = 1024;

/** Files at a time: as many as Node compresses beside each other. */
const atOnce = 4;

async function compressFile(file: string, quality: number): Promise<boolean> {
  const body = await readFile(file);
  if (body.length < least) return false;
  const params = {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length};
  const [br, gz] = await Promise.all([brotliOf(body, {params}), gzipOf(body, {level: 9})]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return true;
}

/**
 * Writes `page.html.br` and `page.html.gz` beside each file of a built site that compressing makes
 * smaller, for servers that send such files as they are.
 *
 * @param directory the built site
 * @param quality Brotli's, from 0 to 11
 * @returns how many files were compressed
 */
export async function compressFiles(directory: string, quality: number = brotliQuality.usual): Promise<number> {
  // Ordinary files alone: a device that a link leads to would be read without end.
  const files = filesBelow(directory)
    .filter((file) => mediaTypes[path.extname(file).slice(1)]?.compressible)
    .map((file) => path.join(directory, file));
  let count = 0;
  await eachOf(files, atOnce, async (file) => {
    if (await compressFile(file, quality)) count += 1;
  });
  return count;
}
