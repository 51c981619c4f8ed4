import {cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Makes a repository in a temporary folder: this one's source and packages, and other examples. */
export function createScratchRoot(examples: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'samples-'));
  for (const shared of ['node_modules', 'src']) symlinkSync(path.resolve(shared), path.join(root, shared));
  for (const copied of ['package.json', 'package-lock.json', 'examples/tsconfig.json']) cpSync(copied, path.join(root, copied));
  for (const [file, text] of Object.entries(examples)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  return root;
}
