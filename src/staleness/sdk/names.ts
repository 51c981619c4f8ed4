/** What is gone from a group of names and what is new in it: the fields of a message, the functions of a module. */
export interface NameChange {
  group: string;
  gone: string[];
  added: string[];
}

/** `a.b.Message.field` in its group and its own name. */
function split(name: string): [string, string] {
  const dot = name.lastIndexOf('.');
  return [name.slice(0, dot), name.slice(dot + 1)];
}

/** Compares two lists of dotted names, group by group. */
export function compareNames(before: readonly string[], after: readonly string[]): NameChange[] {
  const groups = new Map<string, NameChange>();
  const note = (name: string, list: 'gone' | 'added'): void => {
    const [group, own] = split(name);
    const change = groups.get(group) ?? {group, gone: [], added: []};
    change[list].push(own);
    groups.set(group, change);
  };
  const [had, has] = [new Set(before), new Set(after)];
  for (const name of before) if (!has.has(name)) note(name, 'gone');
  for (const name of after) if (!had.has(name)) note(name, 'added');
  return [...groups.values()].sort((one, other) => one.group.localeCompare(other.group, 'en'));
}

/** Names after the words that say what became of them; nothing where there are none. */
export const listed = (words: string, names: readonly string[]): string[] => (names.length === 0 ? [] : [`${words} ${names.join(', ')}`]);

/** What is gone and what is new, in words. */
export const describeChange = (gone: readonly string[], added: readonly string[]): string =>
  [...listed('no longer', gone), ...listed('new:', added)].join('; ');
