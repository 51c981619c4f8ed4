import {closeSync, mkdirSync, openSync, readFileSync, statSync, writeSync} from 'node:fs';
import path from 'node:path';
import {Zip, ZipDeflate, ZipPassThrough} from 'fflate';
import {filesBelow} from '../../lib/files-below';
import {mediaTypes} from '../../lib/media-types';
import {picturesFolder} from '../../sharing/pictures-folder';
import {offlineFolder, wholeFile} from '../offer';
import {archiveLevel, archiveTime, isCompressedCopy} from './archive-form';

/**
 * Pictures that messages show of a page are for those who have a network; they would double the
 * archive.
 */
const isLeftOut = (file: string): boolean =>
  isCompressedCopy(file) || [offlineFolder, picturesFolder].some((folder) => file.startsWith(`${folder}/`));

const isCompressible = (file: string): boolean => mediaTypes[path.extname(file).slice(1)]?.compressible ?? true;

/**
 * Writes into a finished site one archive of all of it, apart from other archives, compressed
 * copies, and pictures for messages. Files are read and packed one by one, so that the archive is
 * never in memory.
 *
 * @param folder the built site, in which nothing that readers see will change any more
 * @returns the size of the archive, in bytes
 */
export function writeWhole(folder: string): number {
  const target = path.join(folder, wholeFile);
  const files = filesBelow(folder).filter((file) => !isLeftOut(file));
  mkdirSync(path.dirname(target), {recursive: true});
  const descriptor = openSync(target, 'w');
  try {
    const zip = new Zip((error, bytes) => {
      // Written at once: the archive's own errors come in the same call.
      if (error !== null) throw error;
      writeSync(descriptor, bytes);
    });
    for (const file of files) {
      const entry = isCompressible(file) ? new ZipDeflate(file, {level: archiveLevel}) : new ZipPassThrough(file);
      entry.mtime = archiveTime;
      zip.add(entry);
      entry.push(new Uint8Array(readFileSync(path.join(folder, file))), true);
    }
    zip.end();
  } finally {
    closeSync(descriptor);
  }
  return statSync(target).size;
}
