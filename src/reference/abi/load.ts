import {readFileSync} from 'node:fs';
import path from 'node:path';
import {AbiError, parseAbi} from './parse';
import type {AbiModule} from './types';

/**
 * Reads an ABI file.
 *
 * @throws {AbiError} where the file is missing, is not JSON or has another shape
 */
export function loadAbiFile(file: string): AbiModule[] {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new AbiError(`${file}: ${(error as Error).message}`, {cause: error});
  }
  return parseAbi(json, file);
}

/**
 * The folder of the pinned `@typemove/sui`. It is not in that package's `exports`, so it is found
 * from its entry, `dist/esm/index.js`.
 */
export const typemoveFolder = (): string => path.resolve(path.dirname(require.resolve('@typemove/sui')), '../..');

/** The ABI of a system package in the pinned `@typemove/sui`. */
export const loadSystemAbi = (address: '0x1' | '0x2' | '0x3'): AbiModule[] =>
  loadAbiFile(path.join(typemoveFolder(), 'src/abis', `${address}.json`));
