import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compilerFile} from './build/compiler-file';
import {readContent, type RunContent} from './build/content';
import {filesModule, packageFile} from './build/generated';

/** Where files that a browser loads only to run code are in the built site; all are named after their contents. */
const folder = 'assets/run';

/**
 * Puts into the site what a reader's browser needs to run Move: the compiler, the framework, and the example packages that pass our
 * checks.
 */
export default function run({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const data = path.join(generatedFilesDir, 'run');
  return {
    name: 'run',
    loadContent: () => readContent(siteDir),
    async contentLoaded({content, actions}) {
      const {packages, left, framework, sizes, errors} = content as RunContent;
      for (const dir of left) console.warn(`${dir} does not pass "npm run samples", so readers cannot run it in the page.`);
      const names = packages.map(({name}) => name);
      await actions.createData('names.json', JSON.stringify(names));
      await actions.createData('framework.json', JSON.stringify(framework));
      for (const each of packages) await actions.createData(packageFile(each), JSON.stringify(each));
      await actions.createData('files.js', filesModule({names, sizes, errors}));
    },
    configureWebpack: (_config, isServer) => {
      const asFile = {type: 'asset/resource', generator: {filename: `${folder}/[name].[contenthash:8][ext]`, emit: !isServer}};
      return {
        module: {
          rules: [
            {test: compilerFile(siteDir), ...asFile},
            {include: data, test: /\.json$/, dependency: 'url', ...asFile},
          ],
        },
      };
    },
  };
}
