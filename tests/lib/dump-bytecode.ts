/**
 * A program: reads a list of Move sources as JSON from standard input, each the only file of a
 * package without dependencies, and prints their modules as a list of texts. The builder cannot be
 * loaded inside jest's module system.
 */
import {readFileSync} from 'node:fs';
import * as builder from '@zktx.io/sui-move-builder/full';

const manifest = '[package]\nname = "demo"\nedition = "2024"\nimplicit-dependencies = false\n';
const resolved = '[package]\nname = "demo"\nedition = "2024"\n[addresses]\ndemo = "0x0"\n';

async function modulesOf(source: string): Promise<string> {
  const files = JSON.stringify({'Move.toml': resolved, 'sources/demo.move': source});
  const result = await builder.dumpMovePackage({
    files: {'Move.toml': manifest},
    resolvedDependencies: {files, dependencies: '[]', lockfileDependencies: '[]'},
    ansiColor: false,
  });
  if ('error' in result) throw new Error(result.error);
  return result.modules.join('\n');
}

async function main(): Promise<void> {
  await builder.initMovePackageBuilder();
  const modules: string[] = [];
  for (const source of JSON.parse(readFileSync(0, 'utf8')) as string[]) modules.push(await modulesOf(source));
  console.log(JSON.stringify(modules));
}

void main();
