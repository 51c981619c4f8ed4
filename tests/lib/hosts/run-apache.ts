import {chmodSync, mkdtempSync, realpathSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runServer} from '../../../src/lib/run-server';
import type {RunningSite} from '../../../src/lib/serve-site';
import {writeFilesBelow} from '../../../src/lib/write-files';
import type {HostFiles} from '../../../src/hosting/model';

const modules = ['mpm_event', 'authz_core', 'rewrite', 'headers', 'mime', 'dir'];

/** Apache does not serve as root: started by root, it becomes another user. */
const servesAs = process.getuid?.() === 0 ? 'www-data' : undefined;

/** The first folder on the way to one that others than its owner and group may not enter. */
export function closedFolder(folder: string): string | undefined {
  const above = path.dirname(folder);
  const closed = above === folder ? undefined : closedFolder(above);
  return closed ?? ((statSync(folder).mode & 0o001) === 0 ? folder : undefined);
}

const settings = (directory: string, root: string, port: number): string => `ServerRoot ${directory}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${directory}/apache.pid
ErrorLog ${directory}/error.log
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${servesAs === undefined ? '' : `User ${servesAs}\nGroup ${servesAs}`}
TypesConfig /dev/null
Define SUI_DOCS_CONFIG ${directory}
<VirtualHost *:${port}>
  ServerName 127.0.0.1:${port}
  DocumentRoot ${root}
  <Directory ${root}>
    Require all granted
  </Directory>
  Include ${directory}/site.conf
</VirtualHost>
`;

/**
 * Starts Apache on loopback, in a virtual host with the files of `hosting/apache/`, word for word.
 *
 * @throws where the user that it serves as may not enter the site's folder
 */
export async function runApache(program: string, files: HostFiles, root: string): Promise<RunningSite> {
  const closed = servesAs === undefined ? undefined : closedFolder(realpathSync(root));
  if (closed !== undefined)
    throw new Error(
      `Apache, started by root, serves as ${servesAs}, who may not enter ${closed}. Run this test in a folder that all may enter.`,
    );
  const directory = mkdtempSync(path.join(tmpdir(), 'apache-'));
  chmodSync(directory, 0o755);
  const server = await runServer((port) => {
    writeFilesBelow(directory, {...files, 'httpd.conf': settings(directory, path.resolve(root), port)});
    return {program, args: ['-f', path.join(directory, 'httpd.conf'), '-DFOREGROUND']};
  });
  return {
    origin: server.origin,
    close: async () => {
      await server.close();
      rmSync(directory, {recursive: true, force: true});
    },
  };
}
