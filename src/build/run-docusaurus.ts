import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';

const cli = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');

/**
 * Runs Docusaurus in this folder and waits for it, without its look-up of newer versions in the npm registry, and without its
 * HTML minifier: React's markup has nothing to leave out, and the inline script is shortened once (`light-docs/theme`).
 *
 * @param args the command line after `docusaurus`
 * @returns the exit code; 1 where a signal ended it
 */
export function runDocusaurus(args: readonly string[]): number {
  const result = spawnSync(process.execPath, [cli, ...args], {
    stdio: 'inherit',
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', DOCUSAURUS_NO_PERSISTENT_CACHE: '1', SKIP_HTML_MINIFICATION: 'true'},
  });
  if (result.error) throw result.error;
  return result.status ?? 1;
}
