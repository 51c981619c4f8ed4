import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {archiveOf} from '@site/src/examples/download/archive';
import {contentsOf, type Contents} from '@site/src/examples/download/contents';
import {readLock} from '@site/src/examples/download/lock-file';
import type {Example} from '@site/src/examples/model';
import {readExamples} from '@site/src/examples/read-examples';
import {cacheDir} from '@site/src/samples/lib/result-cache';
import {checkPackages, type PackagesReport} from '@site/src/samples/move/check-packages';
import {makeTools} from '@site/src/samples/move/tools';
import {scratchFolder} from './scratch-folder';
import {unpack} from './unpack';

export const examples = readExamples('.');
const workshop = {siteDir: '.', examples, lock: readLock('.')};

/** The examples of some shelves. */
export const on = (...shelves: readonly string[]): Example[] => examples.filter(({shelf}) => shelves.includes(shelf));

export function named(name: string): Example {
  const example = examples.find((each) => each.name === name);
  if (example === undefined) throw new Error(`there is no example ${name}`);
  return example;
}

/** What the archive of an example has. */
export const packed = (example: Example): Contents => contentsOf(example, workshop);

export const withoutFile = (contents: Contents, file: string): Contents => {
  if (contents[file] === undefined) throw new Error(`the download has no ${file}`);
  return Object.fromEntries(Object.entries(contents).filter(([name]) => name !== file));
};

/** Unpacks archives in an empty folder. */
export function unpackIn(...all: readonly Contents[]): string {
  const folder = scratchFolder();
  for (const contents of all) unpack(archiveOf(contents), folder);
  return folder;
}

/** Unpacks archives where the packages of this repository are found, and none of its files. */
export function unpackBesideModules(...all: readonly Contents[]): string {
  const folder = unpackIn(...all);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/**
 * Builds and tests the packages below a folder, as `sui move test` would, apart from the layout of
 * their files.
 */
export async function testPackages(root: string, below: string): Promise<PackagesReport> {
  const tools = await makeTools(path.resolve('.'), `${cacheDir}/downloads`);
  const report = await checkPackages({...tools, root}, below);
  tools.cache.save();
  tools.layouts.save();
  return {...report, problems: report.problems.filter(({code}) => code !== 'FORMAT')};
}

/** One that registers types of its own cannot be in a program with others. */
const augments = ({files}: Example): boolean => files.some(({text}) => text.includes('declare module'));

/** Examples in TypeScript that are checked in one program, and those that need one of their own. */
export const together = on('ts', 'apps', 'react').filter((each) => !augments(each));
export const apart = on('ts', 'apps', 'react').filter(augments);

/** Examples that a page loads. */
export const withPage = on('apps', 'react').filter(({files}) => files.some((file) => file.path === 'index.html'));
