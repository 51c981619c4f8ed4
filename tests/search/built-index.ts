import {readFileSync} from 'node:fs';
import path from 'node:path';
import {entryFile, indexFolder} from '../../src/search/engine/index-format';
import {contentsOf} from '../../src/search/engine/seal';
import {buildDir} from '../lib/built-site';
import type {IndexToWeigh} from './cost';

const read = (file: string): string => readFileSync(path.join(buildDir, indexFolder, file), 'utf8');

/** The index of the built site. */
export const builtIndex: IndexToWeigh = {read, contents: (file) => (file === entryFile ? read(file) : contentsOf(read(file)))};
