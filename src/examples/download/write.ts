import {rmSync} from 'node:fs';
import {writeFileBelow} from '../../lib/write-files';
import {downloadRoute, rawRoute} from './address';
import {archiveOf} from './archive';
import {contentsOf, type Workshop} from './contents';

/** Below the folder of what Docusaurus generates; what is in it is served as it is. */
export const downloadsFolder = 'example-files';

/**
 * Writes every example's archive, and every file as a text of its own, as the addresses say.
 *
 * @param folder takes the place of what is there
 */
export function writeDownloads(folder: string, workshop: Workshop): void {
  rmSync(folder, {recursive: true, force: true});
  const write = (route: string, body: string | Uint8Array): void => {
    writeFileBelow(folder, route, body);
  };
  for (const example of workshop.examples) {
    write(downloadRoute(example.name), archiveOf(contentsOf(example, workshop)));
    for (const {path: name, text} of example.files) write(rawRoute(example.name, name), text);
  }
}
