import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ReferenceSourceError} from '../page';

/** A source file of the SDK. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Where the pinned SDK keeps its JSON-RPC client, from the repository's top. */
export const sourceDir = 'node_modules/@mysten/sui/src/jsonRpc';

/** The sources that the reference is made from. */
export interface Sources {
  /** Types of results, and of parameters that are more than a text. */
  types: readonly SourceFile[];
  /** One interface for each method, with its parameters. */
  params: SourceFile;
  /** The client, which says how parameters go over the wire. */
  client: SourceFile;
  /** The codes of errors. */
  errors: SourceFile;
}

function read(file: string): SourceFile {
  const full = path.posix.join(sourceDir, file);
  if (!existsSync(full)) throw new ReferenceSourceError(`${full}: missing; is @mysten/sui installed, and does it still have JSON-RPC?`);
  return {path: full, text: readFileSync(full, 'utf8')};
}

/** The files of the installed SDK. */
export const readSources = (): Sources => ({
  types: ['types/generated.ts', 'types/chain.ts', 'types/coins.ts', 'types/common.ts', 'types/changes.ts'].map(read),
  params: read('types/params.ts'),
  client: read('client.ts'),
  errors: read('errors.ts'),
});
