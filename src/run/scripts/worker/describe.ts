import {inLine, isOpenable, keyText, nameOf} from './in-line';

/** A value as the page shows it: a line, and what is in it where it opens. */
export interface Shown {
  text: string;
  entries?: readonly (readonly [key: string, value: Shown])[];
  /** How many entries are left out. */
  left?: number;
}

/** What is shown of one value: levels, entries of each level, and entries in all. */
const limits = {depth: 8, entries: 100, all: 1000};

type Entry = readonly [key: string, value: unknown];

function propertiesOf(value: object): Entry[] {
  return Object.entries(Object.getOwnPropertyDescriptors(value)).flatMap(([key, property]) => {
    if (property.enumerable !== true || (Array.isArray(value) && key === 'length')) return [];
    return [[keyText(key), property.get ? '[Getter]' : property.value] as const];
  });
}

function entriesOf(value: object): Entry[] {
  if (value instanceof Map) return [...(value as Map<unknown, unknown>)].map(([key, each]) => [inLine(key), each]);
  if (value instanceof Set) return [...(value as Set<unknown>)].map((each, index) => [String(index), each]);
  if (ArrayBuffer.isView(value) && !(value instanceof DataView))
    return [...(value as Uint8Array)].map((each, index) => [String(index), each]);
  return propertiesOf(value);
}

/**
 * Describes a value for the page, which gets it from another thread. Getters are not called.
 *
 * @param value anything
 * @param isPrinted a text is shown as it is where it was printed, and in quotes within an object
 */
export function describe(value: unknown, isPrinted = true): Shown {
  let all = 0;
  const visit = (each: unknown, above: readonly object[], asIs: boolean): Shown => {
    if (asIs && typeof each === 'string') return {text: each};
    if (!isOpenable(each)) return {text: inLine(each)};
    if (above.includes(each)) return {text: '[Circular]'};
    const text = inLine(each);
    if (above.length >= limits.depth) return {text};
    const entries = entriesOf(each);
    const room = Math.max(0, Math.min(limits.entries, limits.all - all));
    all += Math.min(entries.length, room);
    if (entries.length === 0 || room === 0) return {text};
    const shown = entries.slice(0, room).map(([key, inner]) => [key, visit(inner, [...above, each], false)] as const);
    return {text, entries: shown, ...(entries.length > room && {left: entries.length - room})};
  };
  try {
    return visit(value, [], isPrinted);
  } catch {
    // A proxy may refuse everything.
    return {text: nameOf(value)};
  }
}

const directive = /%[sdifjoOc%]/g;

/**
 * What a call of `console.log` shows: its values, the first of which may be a text with places for
 * the others.
 */
export function describeCall(values: readonly unknown[]): Shown[] {
  const [first, ...others] = values;
  if (typeof first !== 'string' || others.length === 0 || first.search(directive) < 0) return values.map((value) => describe(value));
  const text = first.replace(directive, (found) => {
    if (found === '%%') return '%';
    if (others.length === 0) return found;
    const value = others.shift();
    if (found === '%c') return '';
    if (found === '%s') return typeof value === 'string' ? value : inLine(value);
    if (found === '%j') return JSON.stringify(value);
    if (found === '%d' || found === '%i' || found === '%f')
      return typeof value === 'bigint' ? `${value}n` : String(found === '%i' ? Math.trunc(Number(value)) : Number(value));
    return inLine(value);
  });
  return [{text}, ...others.map((value) => describe(value))];
}
