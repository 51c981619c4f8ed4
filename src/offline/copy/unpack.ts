import {Unzip, UnzipInflate} from 'fflate';
import {mediaTypes} from '../../lib/media-types';

const typeOf = (file: string): string => mediaTypes[file.slice(file.lastIndexOf('.') + 1)]?.type ?? 'application/octet-stream';

/** A file of an archive, with the type that a host would send with it. */
export interface Unpacked {
  file: string;
  body: Blob;
}

/**
 * Takes an archive apart while it arrives, so that neither it nor its contents have to be in memory
 * whole.
 *
 * @param archive a ZIP archive
 * @param onFile called for each file in turn; the next one waits until it is done
 * @param onBytes told how many bytes of the archive have arrived
 * @throws whatever `onFile` or the stream throws, and an error where the archive is damaged
 */
export async function unpack(
  archive: ReadableStream<Uint8Array<ArrayBuffer>>,
  onFile: (unpacked: Unpacked) => Promise<void>,
  onBytes: (count: number) => void,
): Promise<void> {
  const done: Unpacked[] = [];
  const unzip = new Unzip((entry) => {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    entry.ondata = (error, piece, isLast) => {
      if (error !== null) throw error;
      pieces.push(new Uint8Array(piece));
      if (isLast) done.push({file: entry.name, body: new Blob(pieces, {type: typeOf(entry.name)})});
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  const reader = archive.getReader();
  for (;;) {
    const {done: isOver, value} = await reader.read();
    unzip.push(value ?? new Uint8Array(), isOver);
    for (const unpacked of done.splice(0)) await onFile(unpacked);
    if (isOver) return;
    onBytes(value.length);
  }
}
