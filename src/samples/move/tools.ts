import path from 'node:path';
import {checkerKey, contentKey, ResultCache} from './cache';
import {compiler as sharedCompiler} from './compiler/client';
import type {Compiler} from './compiler/protocol';
import type {BatchResult} from './findings';
import {loadFramework, type Framework} from './framework';
import {suiMoveVersion} from './version';

/** What all parts of the Move check share. */
export interface MoveTools {
  /** The repository's top. */
  root: string;
  compiler: Compiler;
  framework: Framework;
  cache: ResultCache<BatchResult>;
  /** Hash of everything but the samples that a result depends on, besides the framework. */
  key: string;
}

/** Where results are kept between runs, from the repository's top. */
export const cacheDir = 'node_modules/.cache/samples/move';

/**
 * @param root the repository's top
 * @param keep whether results are kept between runs
 */
export async function makeTools(root: string, keep = true): Promise<MoveTools> {
  return {
    root,
    compiler: sharedCompiler,
    framework: await loadFramework(),
    cache: new ResultCache(keep ? path.join(root, cacheDir) : undefined),
    key: contentKey(checkerKey(), suiMoveVersion),
  };
}
