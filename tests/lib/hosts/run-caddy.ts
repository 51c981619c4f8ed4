import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runServer} from '../../../src/lib/run-server';
import type {RunningSite} from '../../../src/lib/serve-site';
import {writeFilesBelow} from '../../../src/lib/write-files';
import type {HostFiles} from '../../../src/hosting/model';

/**
 * Starts Caddy on loopback with the files of `hosting/caddy/`, word for word: they take address and
 * root from the environment.
 */
export async function runCaddy(program: string, files: HostFiles, root: string): Promise<RunningSite> {
  const directory = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  writeFilesBelow(directory, files);
  const server = await runServer((port) => ({
    program,
    args: ['run', '--config', path.join(directory, 'Caddyfile'), '--adapter', 'caddyfile'],
    env: {SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: path.resolve(root), XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory},
  }));
  return {
    origin: server.origin,
    close: async () => {
      await server.close();
      rmSync(directory, {recursive: true, force: true});
    },
  };
}
