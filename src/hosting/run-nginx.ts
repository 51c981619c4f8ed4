import {chmodSync, existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findProgram} from '../lib/find-program';
import {runServer} from '../lib/run-server';
import type {RunningSite} from '../lib/serve-site';
import {writeFilesBelow} from '../lib/write-files';
import type {HostFiles} from './model';

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
  sendfile on;
  keepalive_requests 1000000;
${temporary.map((name) => `  ${name}_temp_path ${directory}/${name};`).join('\n')}
  include sui-docs/http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include sui-docs/server.conf;
  }
}
`;

/** The path of nginx, or undefined where it is not installed. */
export const findNginx = (): string | undefined => findProgram('nginx');

/**
 * Starts nginx on loopback with the files that hosts get, word for word.
 *
 * @param program the path of nginx
 * @param files those of `hosting/nginx/`
 * @param root the folder that the site is in, or that has the site's folder
 */
export async function runNginx(program: string, files: HostFiles, root: string): Promise<RunningSite> {
  const directory = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  chmodSync(directory, 0o755);
  const renamed = Object.entries(files).map(([file, text]) => [nginxHasBrotli() ? file.replace(/\.off$/, '') : file, text] as const);
  const remove = (): void => {
    rmSync(directory, {recursive: true, force: true});
  };
  try {
    const server = await runServer((port) => {
      writeFilesBelow(directory, {
        'nginx.conf': settings(directory, path.resolve(root), port),
        ...Object.fromEntries(renamed.map(([file, text]) => [`sui-docs/${file}`, text])),
      });
      return {program, args: ['-e', 'stderr', '-p', directory, '-c', `${directory}/nginx.conf`]};
    });
    return {
      origin: server.origin,
      close: async () => {
        await server.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
