import {cpSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {writeFilesBelow} from '@site/src/lib/write-files';
import {scratchFolder} from '../../../lib/scratch-folder';

/** Makes a repository in a temporary folder: this one's source and packages, and other examples. */
export function createScratchRoot(examples: Readonly<Record<string, string>>): string {
  const root = scratchFolder();
  for (const shared of ['node_modules', 'src']) symlinkSync(path.resolve(shared), path.join(root, shared));
  for (const copied of ['package.json', 'package-lock.json', 'examples/tsconfig.json']) cpSync(copied, path.join(root, copied));
  writeFilesBelow(root, examples);
  return root;
}
