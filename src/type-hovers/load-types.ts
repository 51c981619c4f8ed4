import {fetchFound} from '../lib/fetch-found';
import type {OwnerTypes} from '../samples/types/view';
import {readPlace, typesPath} from './address';

/** A name in a block: its line and column, its length, and what it is. */
export interface TypedName {
  /** 1-based. */
  line: number;
  column: number;
  length: number;
  text: string;
}

/**
 * Fetches the types of a block's names, in the order of its text.
 *
 * @param types where they are, as src/type-hovers/remark.ts wrote it
 * @param baseUrl of the site, with a slash at its end
 * @throws where the file does not come, or knows nothing of the block
 */
export async function loadTypes(types: string, baseUrl: string): Promise<TypedName[]> {
  const {file, key} = readPlace(types);
  const address = baseUrl + typesPath(file);
  const response = await fetchFound(address, {cache: 'force-cache'});
  const {texts, samples} = (await response.json()) as OwnerTypes;
  const marks = samples[key];
  if (!marks) throw new Error(`${address} has no types for ${key}`);
  return marks.map(([line, column, length, text]) => ({line, column, length, text: texts[text] ?? ''}));
}
