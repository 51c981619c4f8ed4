import {execFileSync} from 'node:child_process';
import {chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeFilesBelow} from '../../lib/write-files';
import {makeModels} from '../models';
import {bundle} from './bundle';
import {manifest} from './manifest';
import {readme} from './readme';

const firstLine = '#!/usr/bin/env node\n';

/**
 * Packs the server as a package that npx runs.
 *
 * @param root the repository's top
 * @param file where the package goes; its folder is there
 * @param place the site that the server reads unless told otherwise
 */
export async function packServer(root: string, file: string, place: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mcp-package-'));
  try {
    const imported = await bundle(root, folder);
    writeFilesBelow(folder, {
      'models.json': JSON.stringify({models: await makeModels(), place}),
      'package.json': `${JSON.stringify(manifest(imported), undefined, 2)}\n`,
      'README.md': readme(place),
    });
    copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
    const server = path.join(folder, 'server.cjs');
    writeFileSync(server, firstLine + readFileSync(server, 'utf8'));
    chmodSync(server, 0o755);
    const packed = execFileSync('npm', ['pack', '--silent'], {cwd: folder, encoding: 'utf8'}).trim();
    copyFileSync(path.join(folder, packed), file);
  } finally {
    rmSync(folder, {recursive: true});
  }
}
