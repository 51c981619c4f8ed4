import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readLock} from './download/lock-file';
import {downloadsFolder, writeDownloads} from './download/write';
import {readExamples} from './read-examples';

/**
 * Makes what readers download of the examples, before Docusaurus copies or serves its static
 * folders.
 */
export default function examples({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'examples',
    loadContent: () => {
      writeDownloads(path.join(generatedFilesDir, downloadsFolder), {siteDir, examples: readExamples(siteDir), lock: readLock(siteDir)});
    },
  };
}
