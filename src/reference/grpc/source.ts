import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ReferenceSourceError} from '../page';
import type {SourceFile} from './comments';

/**
 * Where the pinned SDK keeps the files generated from the .proto files, from the repository's top.
 */
export const protoDir = 'node_modules/@mysten/sui/src/grpc/proto';

/** The barrel that re-exports the others. */
const barrel = 'types.ts';

/** The generated files below a folder, sorted by path. */
export function readProtoSources(folder = protoDir): SourceFile[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts') && file !== barrel)
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort();
  if (files.length === 0) throw new ReferenceSourceError(`${folder}: no generated protobuf files; is @mysten/sui installed?`);
  return files.map((file) => ({path: file, text: readFileSync(file, 'utf8')}));
}
