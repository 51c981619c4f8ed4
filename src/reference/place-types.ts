import {ReferenceSourceError} from './page';
import type {TypePlace} from './type-index';

/**
 * A page that describes types, with what it takes them by: their own names, or the files that
 * declare them.
 */
export interface TypePage {
  /** Id of the page. */
  page: string;
  takes: readonly string[];
}

/** A type of a source. */
export interface PlacedType {
  name: string;
  /** What a page takes it by. */
  by: string;
  /** Its anchor on the page. */
  anchor: string;
}

/**
 * The place of each type, by name.
 *
 * @param file where the lists of pages are, for messages
 * @throws {ReferenceSourceError} where a type is on no page, or on two, or a page takes what is not
 *   there
 */
export function placeTypes(file: string, pages: readonly TypePage[], types: readonly PlacedType[]): ReadonlyMap<string, TypePlace> {
  const pageOf = new Map<string, string>();
  const known = new Set(types.map(({by}) => by));
  for (const {page, takes} of pages) {
    for (const by of takes) {
      if (!known.has(by)) throw new ReferenceSourceError(`${file}: ${page} takes ${by}, which has no types`);
      if (pageOf.has(by)) throw new ReferenceSourceError(`${file}: ${by} is on two pages, ${pageOf.get(by) ?? ''} and ${page}`);
      pageOf.set(by, page);
    }
  }
  return new Map(
    types.map(({name, by, anchor}): [string, TypePlace] => {
      const page = pageOf.get(by);
      if (page === undefined)
        throw new ReferenceSourceError(`${file}: no page takes ${by}${by === name ? '' : `, which declares ${name}`}`);
      return [name, {page, anchor}];
    }),
  );
}
