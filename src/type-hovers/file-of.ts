import {digest} from '../samples/lib/digest';
import type {OwnerTypes} from '../samples/types/view';

/** A file as it is served. */
export interface TypesFile {
  /** Named after what it holds. */
  name: string;
  text: string;
}

/** The types of a page or a sample file as the file that browsers get. */
export function fileOf(types: OwnerTypes): TypesFile {
  const text = JSON.stringify(types);
  return {name: digest(text).slice(0, 8), text};
}
