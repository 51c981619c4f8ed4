import {strToU8, zipSync, type Zippable} from 'fflate';
import type {Contents} from './contents';

/**
 * The time that every file of an archive has, so that the same files are the same archive. ZIP
 * writes local time and begins with 1980: the constructor takes local time as well, which gives the
 * same bytes in each time zone.
 */
const time = new Date(1980, 0, 1);

const [ordinaryFile, unix] = [0o100644 * 0x10000, 3];

/** A ZIP archive: the same bytes for the same files, whatever their order. */
export function archiveOf(contents: Contents): Uint8Array {
  const names = Object.keys(contents).sort();
  const files: Zippable = {};
  for (const name of names) files[name] = [strToU8(contents[name] ?? ''), {attrs: ordinaryFile, os: unix}];
  return zipSync(files, {mtime: time, level: 9});
}
