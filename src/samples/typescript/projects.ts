import {readFileSync} from 'node:fs';
import path from 'node:path';
import {digestOfFiles, filesUnder} from '../lib/digest';
import {augmentsOthers} from './names';
import {parse} from './preludes';
import {sharedGroup} from './subject';

const isModule = (file: string): boolean => /\.[jt]sx?$/.test(file);

/**
 * The example that a file belongs to: `examples/react/first-app/src/App.tsx` →
 * `examples/react/first-app`.
 */
const projectOf = (file: string): string => file.split('/').slice(0, 3).join('/');

/** How an example is compiled. */
export interface Project {
  group: string;
  /** All its files, where it is a program of its own. */
  files: readonly string[];
}

/**
 * Reads how the example of a file is compiled: alone where one of its files changes the types of
 * other modules.
 */
export function createProjects(root: string): (file: string) => Project {
  const known = new Map<string, Project>();
  const read = (folder: string): Project => {
    const files = filesUnder(path.join(root, folder)).filter(isModule);
    const alone = files.some((file) => augmentsOthers(parse(file, readFileSync(file, 'utf8'))));
    return alone ? {group: folder, files} : {group: sharedGroup, files: []};
  };
  return (file) => {
    const folder = projectOf(file);
    const project = known.get(folder) ?? read(folder);
    known.set(folder, project);
    return project;
  };
}

/** Digest of every module under examples/: any of them may be imported by another. */
export function examplesDigest(root: string): string {
  const modules = filesUnder(path.join(root, 'examples')).filter(isModule);
  return digestOfFiles(
    root,
    modules.map((file) => path.relative(root, file)),
  );
}
