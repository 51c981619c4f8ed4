import {escapeRegExp} from '../lib/escape-reg-exp';
import {findEntry, namesIn, type Overlay} from './overlay';
import {ReferenceSourceError} from './page';

/**
 * Our words for what a source does not describe, by full name: `sui.rpc.v2.Object.version`,
 * `SuiObjectData.version`.
 */
export type Words = Readonly<Record<string, string>>;

/** What a source says wrongly, and what we say instead. */
export interface Correction {
  /** Full names of the places that say it. */
  places: readonly string[];
  /** The wrong passage as the source has it; where lines end does not matter. */
  instead: string;
  /** What stands on our pages in its place. */
  text: string;
  /** How it is known: files and names of the source, Markdown. */
  evidence: string;
}

/** Kinds of places, which the counts keep apart. */
export type PlaceKind = 'type' | 'field' | 'value' | 'parameter';

/** Something of an interface that a page describes. */
export interface Place {
  kind: PlaceKind;
  /** Full names, the most specific first: our words may be for any of them. */
  names: readonly string[];
  /** What the source says; empty where it says nothing. */
  comment: string;
  /** What to say where neither the source nor we have words for it alone. */
  otherwise?: string;
}

/**
 * How many places of a kind there are, and how many the source describes. The others have words of
 * ours.
 */
export interface Count {
  all: number;
  fromSource: number;
}

/** Data about one interface. */
export interface WordsData {
  /** Our words. */
  overlay: Overlay;
  corrections: readonly Correction[];
  /** Stands behind a corrected text, in Markdown. */
  mark: string;
}

/** Finds the text of each place of an interface. */
export interface WordsReader {
  /** What a page says of a place. */
  describe: (place: Place) => string;
  /**
   * To be called once every place was described.
   *
   * @throws where a place has no words, words are for nothing or for what the source describes, or
   *   a correction is stale
   */
  finish: () => Readonly<Record<PlaceKind, Count>>;
}

/** Prefixes the names of a table. */
export const within = (prefix: string, words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([name, text]) => [`${prefix}${name}`, text]));

/**
 * Joins tables of words.
 *
 * @throws where two have words for one place
 */
export function joinWords(...tables: readonly Words[]): Words {
  const joined: Record<string, string> = {};
  for (const [name, text] of tables.flatMap((table) => Object.entries(table))) {
    if (name in joined) throw new ReferenceSourceError(`src/reference: two tables have words for ${name}`);
    joined[name] = text;
  }
  return joined;
}

/** A passage as a pattern in which any white space stands for any other. */
const passage = (text: string): RegExp => new RegExp(text.trim().split(/\s+/).map(escapeRegExp).join('\\s+'));

const shown = (names: readonly string[]): string =>
  names.length <= 20 ? names.join(', ') : `${names.slice(0, 20).join(', ')} and ${names.length - 20} more`;

/** Starts reading the words of an interface. */
export function createWords({overlay, corrections, mark}: WordsData): WordsReader {
  const {file} = overlay;
  const missing: string[] = [];
  const described = new Map<string, string>();
  const used = new Set<string>();
  const corrected = new Set<string>();
  const counts: Record<PlaceKind, Count> = {
    type: {all: 0, fromSource: 0},
    field: {all: 0, fromSource: 0},
    value: {all: 0, fromSource: 0},
    parameter: {all: 0, fromSource: 0},
  };

  const ownWords = ({names, otherwise}: Place): string => {
    const name = names.find((candidate) => findEntry(overlay, candidate) !== undefined);
    if (name !== undefined) used.add(name);
    else if (otherwise === undefined) missing.push(names[0] ?? '');
    return (name === undefined ? otherwise : findEntry(overlay, name)) ?? '';
  };

  const withCorrections = (names: readonly string[], comment: string): string => {
    const own = corrections.filter(({places}) => places.some((place) => names.includes(place)));
    const text = own.reduce((before, {places, instead, text: right}) => {
      const wrong = passage(instead);
      if (!wrong.test(before)) return before;
      for (const place of places.filter((candidate) => names.includes(candidate))) corrected.add(`${place} ${instead}`);
      return before.replace(wrong, () => right);
    }, comment);
    return text === comment ? comment : `${text} ${mark}`;
  };

  return {
    describe: (place) => {
      const {kind, names, comment} = place;
      counts[kind].all += 1;
      if (comment === '') return ownWords(place);
      counts[kind].fromSource += 1;
      for (const name of names) described.set(name, comment);
      return withCorrections(names, comment);
    },
    finish: () => {
      if (missing.length > 0) throw new ReferenceSourceError(`${file}: no words for ${shown(missing)}, which the source does not describe`);
      const idle = namesIn(overlay).filter((name) => !used.has(name));
      const needless = idle.filter((name) => described.has(name));
      if (needless.length > 0)
        throw new ReferenceSourceError(`${file}: words for ${shown(needless)}, which the source describes; a correction replaces its text`);
      if (idle.length > 0) throw new ReferenceSourceError(`${file}: words for ${shown(idle)}, which is not there`);
      for (const {places, instead} of corrections) {
        const stale = places.find((place) => !corrected.has(`${place} ${instead}`));
        if (stale !== undefined) throw new ReferenceSourceError(`${file}: the source does not say "${instead}" of ${stale} any more`);
      }
      return counts;
    },
  };
}
