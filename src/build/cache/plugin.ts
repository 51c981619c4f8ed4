import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildVersion, codeVersion} from '../versions';
import {cacheFolder} from './folder';
import {Stamp} from './stamp';

/**
 * Keeps what the bundler compiled from one build to the next, so that a build after a change of
 * some pages compiles those: https://rspack.rs/config/experiments#experimentscache. It is never
 * stale:
 *
 * - The bundler compares each module's contents, and those of the files that loaders name
 *   (src/build/page-dependencies/plugin).
 * - A change of anything else that pages are made with empties the cache (`codeVersion`).
 * - Each language has a cache of its own, because its modules have its texts.
 * - Only a build that came to its end, and during which nothing changed, leaves a cache behind.
 *
 * Docusaurus would turn the cache on by itself, for as long as the configuration's file does not
 * change, which is not enough here: src/build/run-docusaurus.ts tells it not to. `npm start`
 * compiles little, and has no such cache.
 */
export default function buildCache({siteDir, generatedFilesDir, i18n}: LoadContext): Plugin {
  const name = 'build-cache';
  if (process.env.NODE_ENV !== 'production') return {name};
  const folder = path.join(generatedFilesDir, cacheFolder(i18n.currentLocale));
  // Modules are kept by their full paths, and compiled for this Node.
  const version = [codeVersion(siteDir), siteDir, process.version].join(' ');
  const build = buildVersion(siteDir);
  const stamp = new Stamp(folder, version);
  stamp.takeOff();
  return {
    name,
    configureWebpack: (_config, isServer) => ({
      cache: true,
      experiments: {
        cache: {
          type: 'persistent',
          version,
          storage: {type: 'filesystem', directory: path.join(folder, isServer ? 'server' : 'client')},
        },
      },
    }),
    postBuild() {
      if (buildVersion(siteDir) === build) stamp.putOn();
    },
  };
}
