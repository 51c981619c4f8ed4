import {readFileSync} from 'node:fs';
import path from 'node:path';
import {entryFile, indexFolder} from '../../src/search/engine/index-format';
import {contentsOf} from '../../src/search/engine/seal';
import {buildDir} from './built-site';

const parsed = new Map<string, unknown>();

/** Contents of a file of the built site's search index, without its seal. A file is parsed once, whoever asks for it. */
export function readIndexFile(file: string): unknown {
  if (!parsed.has(file)) parsed.set(file, parse(file));
  return parsed.get(file);
}

function parse(file: string): unknown {
  const text = readFileSync(path.join(buildDir, indexFolder, file), 'utf8');
  return JSON.parse(file === entryFile ? text : contentsOf(text));
}
