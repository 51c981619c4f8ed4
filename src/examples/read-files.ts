import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../lib/files-below';
import {cutRegion, RegionError, withoutRegionMarks} from '../lib/regions';
import {SourceError} from '../lib/source-error';
import {textProblem} from '../lib/text-problem';
import {fileAnchor} from './address';
import type {ExampleFile} from './model';

/** What tools leave beside the sources. Git ignores it, and a build has no Git to ask. */
const leftovers = /(?:^|\/)(?:build|dist|target|node_modules|\.DS_Store)(?:\/|$)|(?:^|\/)(?:Move\.lock|Pub\.\w+\.toml)$/;

/** The most characters of a file that readers see and download. */
const longest = 150_000;

const refuse = (file: string, line: number, message: string): never => {
  throw new SourceError([{file, line, message}]);
};

function readFile(siteDir: string, dir: string, name: string): ExampleFile {
  const file = `${dir}/${name}`;
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const problem = textProblem(source, longest);
  if (problem) refuse(file, problem.line, problem.message);
  try {
    // What pages show of the file; it refuses marks that are wrong.
    cutRegion(source);
    return {file, path: name, ...withoutRegionMarks(source)};
  } catch (error) {
    if (error instanceof RegionError) return refuse(file, 1, `${error.message}. Correct the marks.`);
    throw error;
  }
}

/**
 * Every file of an example, sorted, without what tools leave there.
 *
 * @param dir the example's folder, from the repository's top
 * @throws {SourceError} where a file is no text, or two files would have one anchor
 */
export function readFiles(siteDir: string, dir: string): ExampleFile[] {
  const names = filesBelow(path.join(siteDir, dir)).filter((name) => !leftovers.test(name));
  const taken = new Map<string, string>();
  for (const name of names) {
    const anchor = fileAnchor(name);
    const other = taken.get(anchor);
    if (other !== undefined) refuse(`${dir}/${name}`, 1, `the file and ${other} would have one anchor, #${anchor}. Rename one of them.`);
    taken.set(anchor, name);
  }
  return names.map((name) => readFile(siteDir, dir, name));
}
