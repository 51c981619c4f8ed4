import {readFileSync} from 'node:fs';
import path from 'node:path';
import {entryFile, indexFolder} from '../../src/search/engine/index-format';
import {contentsOf} from '../../src/search/engine/seal';
import type {IndexToWeigh} from '../search/cost';
import {buildDir} from './built-site';

const read = (file: string): string => readFileSync(path.join(buildDir, indexFolder, file), 'utf8');

/** The search index of the built site: its files as they are sent, and without their seals. */
export const builtIndex: IndexToWeigh = {read, contents: (file) => (file === entryFile ? read(file) : contentsOf(read(file)))};

const parsed = new Map<string, unknown>();

/** What is in a file of that index. A file is parsed once, whoever asks for it. */
export function readIndexFile(file: string): unknown {
  if (!parsed.has(file)) parsed.set(file, JSON.parse(builtIndex.contents(file)));
  return parsed.get(file);
}
