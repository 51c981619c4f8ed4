/**
 * A process of the build: checks the example packages, runs the TypeScript programs, and prints, as
 * JSON, what readers' browsers get. It is a process of its own because the checker's modules cannot
 * be loaded as the site's configuration is, and because it then works beside the rest.
 */
import path from 'node:path';
import {makeTools} from '../../samples/move/tools';
import {catalogOf} from './catalog';
import {compilerSize} from './compiler-file';
import {errorPages} from './error-pages';
import {frameworkParts} from './framework-parts';
import {querySchema} from './query-schema';
import {checkedPackages} from './runnable-packages';
import {runnableScripts} from './runnable-scripts';
import type {RunContent} from './content';

async function main(siteDir: string): Promise<RunContent> {
  const tools = await makeTools(siteDir);
  const [{runnable, left}, sizes, scripts] = await Promise.all([
    checkedPackages(siteDir, tools),
    compilerSize(siteDir),
    runnableScripts(siteDir),
  ]);
  return {
    packages: runnable,
    catalog: catalogOf(
      path.join(siteDir, 'docs'),
      runnable.map(({name}) => name),
    ),
    left,
    ...scripts,
    framework: frameworkParts(tools.framework),
    querySchema: querySchema(),
    sizes,
    errors: errorPages(),
  };
}

void main(process.argv[2] ?? '.').then((content) => {
  process.stdout.write(JSON.stringify(content), () => {
    process.exit(0);
  });
});
