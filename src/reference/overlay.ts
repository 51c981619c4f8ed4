import {ReferenceSourceError} from './page';

/**
 * What we say of the places of one kind in a reference, by full name: texts, examples,
 * replacements, errors.
 */
export interface Overlay<Entry = string> {
  /** File or folder that has the entries, for messages. */
  file: string;
  /** What the entries are about, in the singular: "method", "module". */
  what: string;
  entries: Readonly<Record<string, Entry | undefined>>;
}

/** Makes an overlay. */
export const overlayOn = <Entry>(file: string, what: string, entries: Overlay<Entry>['entries'] = {}): Overlay<Entry> => ({
  file,
  what,
  entries,
});

/** Our entry for a place, by the first of its names that has one: the most specific comes first. */
export function findEntry<Entry>({entries}: Overlay<Entry>, ...names: readonly string[]): Entry | undefined {
  const name = names.find((candidate) => Object.hasOwn(entries, candidate));
  return name === undefined ? undefined : entries[name];
}

/** The names that have an entry. */
export const namesIn = ({entries}: Overlay<unknown>): string[] => Object.keys(entries).filter((name) => entries[name] !== undefined);

const missing = ({file, what}: Overlay<unknown>, name: string): string => `${file}: no entry for the ${what} ${name}`;

/**
 * Our entry for a place that has to have one.
 *
 * @throws {ReferenceSourceError} where it has none
 */
export function entryOf<Entry>(overlay: Overlay<Entry>, name: string): Entry {
  const entry = findEntry(overlay, name);
  if (entry === undefined) throw new ReferenceSourceError(missing(overlay, name));
  return entry;
}

/** A line for each entry of an overlay that is for nothing. */
export const staleEntries = (overlay: Overlay<unknown>, isThere: (name: string) => boolean): string[] =>
  namesIn(overlay)
    .filter((name) => !isThere(name))
    .map((name) => `${overlay.file}: an entry for the ${overlay.what} ${name}, which is not there`);

/** A line for each place that an overlay leaves out. */
export const missingEntries = (overlay: Overlay<unknown>, names: readonly string[]): string[] =>
  names.filter((name) => findEntry(overlay, name) === undefined).map((name) => missing(overlay, name));

/** A line for each entry that is for nothing, and for each place without one. */
export const overlayProblems = (overlay: Overlay<unknown>, names: readonly string[]): string[] => {
  const known = new Set(names);
  return [...staleEntries(overlay, (name) => known.has(name)), ...missingEntries(overlay, names)];
};

/**
 * Stops the run where something is wrong.
 *
 * @throws {ReferenceSourceError} with a line for each problem
 */
export function stopAt(problems: readonly string[]): void {
  if (problems.length > 0) throw new ReferenceSourceError(problems.join('\n'));
}
