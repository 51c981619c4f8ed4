import path from 'node:path';
import type {z} from 'zod';
import {digest, digestOfFiles} from '../lib/digest';
import {cacheDir, openResultCache, type ResultCache} from '../lib/result-cache';
import {compiler} from './compiler/client';
import {dependenciesOf} from './compiler/dependencies';
import type {Compiler} from './compiler/protocol';
import {batchResultSchema, type BatchResult} from './findings';
import {layoutSchema, type Layout} from './format';
import {loadFramework, type Framework} from './framework';
import {suiMoveVersion} from './version';

/** What all parts of the Move check share. */
export interface MoveTools {
  /** The repository's top. */
  root: string;
  compiler: Compiler;
  framework: Framework;
  /** What the compiler found in earlier runs. */
  cache: ResultCache<BatchResult>;
  /** How sources were laid out in earlier runs. */
  layouts: ResultCache<Layout>;
}

/** The folder that holds the checker's own source: results of an older checker are not believed. */
const samplesDir = path.resolve(__dirname, '..');

/**
 * @param root the repository's top
 * @param cacheFolder where results are kept between runs, from the repository's top
 */
export async function makeTools(root: string, cacheFolder = `${cacheDir}/move`): Promise<MoveTools> {
  const framework = await loadFramework();
  const stamp = digest(suiMoveVersion, digestOfFiles(samplesDir, ['lib', 'move']), dependenciesOf(framework).json);
  const open = <T>(name: string, shape: z.ZodType<T>): ResultCache<T> =>
    openResultCache(path.resolve(root, cacheFolder, name), stamp, shape);
  return {root, compiler, framework, cache: open('batch.json', batchResultSchema), layouts: open('layout.json', layoutSchema)};
}
