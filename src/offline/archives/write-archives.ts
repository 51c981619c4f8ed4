import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {zipSync, type Zippable} from 'fflate';
import {filesWithoutForwarding} from '../../lib/forwarding';
import {hashText} from '../../lib/hash-files';
import {writeFileBelow} from '../../lib/write-files';
import {offerFile, offlineFolder, partNames, type Offer, type Part, type PartName} from '../offer';
import {archiveLevel, archiveTime} from './archive-form';
import {partsOf} from './part-of';

const digestOf = (bytes: Uint8Array | string): string => hashText(bytes).slice(0, 12);

function pack(folder: string, name: PartName, files: readonly string[]): {part: Part; archive: Uint8Array} {
  const contents: Zippable = Object.fromEntries(files.map((file) => [file, new Uint8Array(readFileSync(path.join(folder, file)))]));
  const archive = zipSync(contents, {mtime: archiveTime, level: archiveLevel});
  const part: Part = {
    name,
    file: `${offlineFolder}/${name}-${digestOf(archive)}.zip`,
    bytes: archive.length,
    unpacked: Object.values(contents).reduce((sum, bytes) => sum + (bytes as Uint8Array).length, 0),
    files: files.length,
    pages: files.filter((file) => file.endsWith('.html')).length,
  };
  return {part, archive};
}

/**
 * Writes into a finished site its pages as archives, and the list of them. Unpacked into one folder
 * they are the site.
 *
 * @param folder the built site, in which nothing that readers see will change any more
 * @param baseUrl where the site is on its host
 * @returns what readers are offered
 */
export function writeArchives(folder: string, baseUrl: string): Offer {
  // An old address is followed on the network: a copy has the page that it leads to, which search
  // and links find.
  const sorted = [...partsOf(filesWithoutForwarding(folder), baseUrl)];
  mkdirSync(path.join(folder, offlineFolder), {recursive: true});
  const parts = partNames.flatMap((name) => {
    const files = sorted.filter(([, names]) => names.includes(name)).map(([file]) => file);
    if (files.length === 0) return [];
    const {part, archive} = pack(folder, name, files);
    writeFileSync(path.join(folder, part.file), archive);
    return [part];
  });
  const offer: Offer = {build: digestOf(parts.map(({file}) => file).join('\n')), parts};
  writeFileBelow(folder, offerFile, JSON.stringify(offer));
  return offer;
}
