import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesBelow} from '../lib/files-below';
import {writeFileBelow} from '../lib/write-files';
import {readTypes, typesFolder} from '../samples/types/store';
import {typesPath} from './address';
import {fileOf} from './file-of';

/** Below the folder of what Docusaurus generates; what is in it is served as it is. */
export const servedFolder = 'type-files';

/**
 * Writes the types that the check of samples found as files for browsers, before Docusaurus copies
 * or serves its static folders.
 */
export default function typeHovers({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'type-hovers',
    loadContent: () => {
      const served = path.join(generatedFilesDir, servedFolder);
      rmSync(served, {recursive: true, force: true});
      const found = path.join(siteDir, typesFolder);
      for (const file of existsSync(found) ? filesBelow(found) : []) {
        const types = readTypes(siteDir, file.replace(/\.json$/, ''));
        if (!types) continue;
        const {name, text} = fileOf(types);
        writeFileBelow(served, typesPath(name), text);
      }
    },
  };
}
