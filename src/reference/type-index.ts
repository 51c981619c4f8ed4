import {ReferenceSourceError} from './page';

/** Where a reference describes a type. */
export interface TypePlace {
  /** Id of the page, and its route without the slash in front. */
  page: string;
  /** Anchor on the page; none where the page is about this type alone. */
  anchor?: string;
  /** The name without package and module, where other places may have the same one. */
  plainName?: string;
}

/** Something that names types: a method, a function, a field of another type. */
export interface TypeUse<User> {
  user: User;
  /** Full names of the types. */
  types: readonly string[];
}

/** What a type index is made of. */
export interface TypeIndexData<Place extends TypePlace, User> {
  /** What messages name as the place of a mistake. */
  file: string;
  places: Iterable<readonly [name: string, place: Place]>;
  /** In the order in which pages list users. */
  uses?: Iterable<TypeUse<User>>;
}

/** The types of one reference: where each is described, and who uses it. */
export interface TypeIndex<Place extends TypePlace = TypePlace, User = never> {
  find: (name: string) => Place | undefined;
  /** @throws {ReferenceSourceError} where nothing describes the type */
  placeOf: (name: string) => Place;
  /**
   * The address of a type as a page writes it.
   *
   * @param page id of the page; without one the address is a whole route
   * @throws {ReferenceSourceError} where nothing describes the type
   */
  addressOf: (name: string, page?: string) => string;
  /** The places of all types with one plain name. */
  named: (plainName: string) => readonly Place[];
  /** Who uses a type, each once. */
  usersOf: (name: string) => readonly User[];
}

/**
 * The address of a place as a page writes it: on the page itself its anchor alone, which keeps long
 * pages small.
 */
export function addressOn({page, anchor}: TypePlace, from?: string): string {
  if (anchor === undefined) return `/${page}`;
  return page === from ? `#${anchor}` : `/${page}#${anchor}`;
}

/** Lists by key, in the order in which things were added. */
function listsOf<Item>(entries: Iterable<readonly [key: string, item: Item]>): ReadonlyMap<string, readonly Item[]> {
  const lists = new Map<string, Item[]>();
  for (const [key, item] of entries) {
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [item]);
    else list.push(item);
  }
  return lists;
}

/** Makes the index of a reference's types. */
export function createTypeIndex<Place extends TypePlace, User = never>({
  file,
  places,
  uses = [],
}: TypeIndexData<Place, User>): TypeIndex<Place, User> {
  const byName = new Map(places);
  const byPlainName = listsOf([...byName.values()].flatMap((place) => (place.plainName === undefined ? [] : [[place.plainName, place]])));
  const users = listsOf([...uses].flatMap(({user, types}) => [...new Set(types)].map((type) => [type, user] as const)));
  const placeOf = (name: string): Place => {
    const place = byName.get(name);
    if (place === undefined) throw new ReferenceSourceError(`${file}: names the type ${name}, which nothing defines`);
    return place;
  };
  return {
    find: (name) => byName.get(name),
    placeOf,
    addressOf: (name, page) => addressOn(placeOf(name), page),
    named: (plainName) => byPlainName.get(plainName) ?? [],
    usersOf: (name) => users.get(name) ?? [],
  };
}
