import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {HostFiles} from '../../../src/hosting/model';
import {runServer} from '../../../src/lib/run-server';
import type {RunningSite} from '../../../src/lib/serve-site';
import {writeFilesBelow} from '../../../src/lib/write-files';

/** Where Debian's package puts the module that sends `.br` files. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** True where nginx can send the build's `.br` files. */
export const nginxHasBrotli = (): boolean => existsSync(brotliModule);

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const settings = (directory: string, root: string, port: number): string => `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${directory}/nginx.pid;
error_log stderr error;
${nginxHasBrotli() ? `load_module ${brotliModule};` : ''}
events {
  worker_connections 1024;
}
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${directory}/${name};`).join('\n')}
  include sui-docs/http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    ${nginxHasBrotli() ? 'brotli_static on;' : ''}
    include sui-docs/server.conf;
  }
}
`;

/** Starts nginx on loopback with the files of `hosting/nginx/`, word for word. */
export async function runNginx(program: string, files: HostFiles, root: string): Promise<RunningSite> {
  const directory = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const server = await runServer((port) => {
    writeFilesBelow(directory, {
      'nginx.conf': settings(directory, path.resolve(root), port),
      ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`sui-docs/${file}`, text])),
    });
    return {program, args: ['-e', 'stderr', '-p', directory, '-c', `${directory}/nginx.conf`]};
  });
  return {
    origin: server.origin,
    close: async () => {
      await server.close();
      rmSync(directory, {recursive: true, force: true});
    },
  };
}
