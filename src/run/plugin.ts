import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compilerFile} from './build/compiler-file';
import {readContent, type RunContent} from './build/content';
import {filesModule, librariesModule, packageFile, schemaModule, scriptFile, scriptsFolder} from './build/generated';

/**
 * Where files that a browser loads only to run code are in the built site; all are named after
 * their contents.
 */
const folder = 'assets/run';

/**
 * Puts into the site what a reader's browser needs to run Move: the compiler, the framework, and
 * the example packages that pass our checks; to run TypeScript: the programs that need no network;
 * and to check queries: the schema.
 */
export default function run({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const data = path.join(generatedFilesDir, 'run');
  return {
    name: 'run',
    loadContent: () => readContent(siteDir),
    async contentLoaded({content, actions}) {
      const {packages, catalog, left, scripts, libraries, framework, querySchema, sizes, errors} = content as RunContent;
      for (const dir of left) console.warn(`${dir} does not pass "npm run samples", so readers cannot run it in the page.`);
      const names = packages.map(({name}) => name);
      const entries = scripts.map(({entry}) => entry);
      await actions.createData('names.json', JSON.stringify([...names, ...entries]));
      await actions.createData('catalog.json', JSON.stringify(catalog));
      await actions.createData('framework.json', JSON.stringify(framework));
      await actions.createData('query-schema.json', JSON.stringify(querySchema));
      await actions.createData('query-schema.js', schemaModule);
      for (const each of packages) await actions.createData(packageFile(each), JSON.stringify(each));
      for (const each of scripts) await actions.createData(scriptFile(each), JSON.stringify(each));
      await actions.createData('libraries.js', librariesModule(libraries));
      await actions.createData('files.js', filesModule({names, scripts: entries, sizes, errors}));
    },
    configureWebpack: (_config, isServer) => {
      const asFile = (name: string) => ({
        type: 'asset/resource',
        generator: {filename: `${name}/[name].[contenthash:8][ext]`, emit: !isServer},
      });
      const scripts = path.join(data, 'default', scriptsFolder);
      return {
        module: {
          rules: [
            {test: compilerFile(siteDir), ...asFile(folder)},
            {include: data, exclude: scripts, test: /\.json$/, dependency: 'url', ...asFile(folder)},
            {include: scripts, test: /\.json$/, dependency: 'url', ...asFile(`${folder}/${scriptsFolder}`)},
          ],
        },
      };
    },
  };
}
