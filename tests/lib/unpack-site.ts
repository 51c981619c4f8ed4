import {readFileSync} from 'node:fs';
import path from 'node:path';
import {wholeFile} from '../../src/offline/offer';
import {buildDir} from './built-site';
import {unpack} from './unpack';

/**
 * Unpacks the archive of the whole built site.
 *
 * @param folder where to
 * @returns the files that it has, sorted
 */
export const unpackSite = (folder: string): string[] => unpack(new Uint8Array(readFileSync(path.join(buildDir, wholeFile))), folder);
