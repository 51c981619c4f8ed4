import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {builtRoute} from '../../lib/built-route';
import {filesBelow} from '../../lib/files-below';
import {isForwardingFile} from '../../lib/forwarding';
import {hashText} from '../../lib/hash-files';
import {readJson} from '../../lib/read-json';

/**
 * The list of everything in a built site, in its top folder. It is served with the site, so that what a host answers can be
 * compared with what was built; no page links to it.
 */
export const manifestFile = 'build-manifest.json';

export interface Manifest {
  /** Of the file's form. */
  version: 1;
  /** Route, without the base URL → the HTML file that answers it; without old addresses, which only lead on to one. */
  routes: Record<string, string>;
  /** Every other file by its path from the top, with forward slashes. */
  files: Record<string, {size: number; sha256: string}>;
}

const notFoundPage = '404.html';

/** Reads every file of a built site. Two sites with the same manifest are the same, byte for byte. */
export function describeFiles(folder: string): Manifest {
  const names = filesBelow(folder).filter((name) => name !== manifestFile);
  const files = names.map((name) => {
    const content = readFileSync(path.join(folder, name));
    return [name, {size: content.length, sha256: hashText(content)}] as const;
  });
  const pages = names.filter((name) => name.endsWith('.html') && name !== notFoundPage && !isForwardingFile(path.join(folder, name)));
  return {version: 1, routes: Object.fromEntries(pages.map((name) => [builtRoute(name), name])), files: Object.fromEntries(files)};
}

/** Writes the manifest of a built site into it: the last step of a build, as any later change would make it wrong. */
export function writeManifest(folder: string): void {
  writeFileSync(path.join(folder, manifestFile), `${JSON.stringify(describeFiles(folder), undefined, 1)}\n`);
}

/** @throws naming the file, where a site has no manifest or a spoiled one */
export const readManifest = (folder: string): Manifest => readJson(path.join(folder, manifestFile)) as Manifest;
