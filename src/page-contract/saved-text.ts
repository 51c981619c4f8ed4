import {readFile} from 'node:fs/promises';
import {setTimeout as pause} from 'node:timers/promises';

/**
 * A save takes less than a millisecond, and a busy machine may hold it up; an empty page is an
 * empty page after half a second.
 */
const attempts = 20;
const pauseMs = 25;

/**
 * The text of a page, also where an editor is just saving it. Many editors empty a file before they
 * write it. The development server may read it in between, and its watcher (chokidar) drops a
 * second change within 5 ms: the save would be refused as an empty page, and never be seen.
 *
 * @param text what was read
 * @param read reads the file again
 * @returns the text, or an empty one where the file stays empty
 */
export async function savedText(
  file: string,
  text: string,
  read: (file: string) => Promise<string> = (one) => readFile(one, 'utf8'),
): Promise<string> {
  let saved = text;
  for (let attempt = 0; saved === '' && attempt < attempts; attempt += 1) {
    await pause(pauseMs);
    saved = await read(file);
  }
  return saved;
}
