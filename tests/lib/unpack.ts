import {unzipSync} from 'fflate';
import {writeFileBelow} from '../../src/lib/write-files';

/** Unpacks an archive into a folder, and returns the paths of its files, sorted. */
export function unpack(archive: Uint8Array, folder: string): string[] {
  const files = Object.entries(unzipSync(archive));
  for (const [name, content] of files) writeFileBelow(folder, name, content);
  return files.map(([name]) => name).sort();
}
