import {tokenize, type Token} from './tokenize';

/** A part of a text to emphasise: its first character, and the one after its last. */
export type Mark = readonly [start: number, end: number];

/** A text with the places where the query was found. */
export interface MarkedText {
  text: string;
  marks: Mark[];
}

/**
 * Marks what a query matched in a text; where only a part of a word was matched, only that part.
 */
export function markText(text: string, isMatch: (term: string) => boolean): MarkedText {
  return {text, marks: merge(tokenize(text).filter(({term}) => isMatch(term)))};
}

function merge(tokens: readonly Token[]): Mark[] {
  const marks: [number, number][] = [];
  for (const {start, end} of [...tokens].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = marks.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  }
  return marks;
}

/**
 * The window of the given length that has the most different matched terms; of several, the first.
 */
function bestWindow(matched: readonly Token[], length: number): {start: number; end: number} | undefined {
  let best: {start: number; end: number; worth: number} | undefined;
  for (const [index, first] of matched.entries()) {
    const inside = matched.slice(index).filter((token) => token.end <= first.start + length);
    const worth = new Set(inside.map(({term}) => term)).size;
    const end = Math.max(first.end, ...inside.map((token) => token.end));
    if (best === undefined || worth > best.worth) best = {start: first.start, end, worth};
  }
  return best;
}

/** Where the word at or before a position begins. */
const breakBefore = (text: string, place: number): number => (place <= 0 ? 0 : text.lastIndexOf(' ', place) + 1);

function breakAfter(text: string, place: number): number {
  if (place >= text.length) return text.length;
  const found = text.indexOf(' ', place);
  return found === -1 ? text.length : found;
}

/** Where sentences begin. */
const sentenceStarts = (text: string): number[] => [
  0,
  ...[...text.matchAll(/[.!?:]['"”’)]? (?=[\p{Lu}\d“"'(])/gu)].map(({0: end, index}) => index + end.length),
];

/**
 * The part of a text around a window: whole sentences where they are short enough, and else cut at
 * words.
 */
function partAround(text: string, window: {start: number; end: number}, length: number): {start: number; end: number} {
  if (text.length <= length) return {start: 0, end: text.length};
  const starts = sentenceStarts(text);
  const lead = Math.max(0, Math.floor((length - (window.end - window.start)) / 3));
  const before = starts.filter((start) => start <= window.start);
  const first = before.find((start) => start >= window.start - lead) ?? before.at(-1) ?? 0;
  const start = window.end - first <= length ? first : breakBefore(text, window.start - lead);
  const last = Math.min(text.length, Math.max(start + length, window.end));
  // A sentence that ends before what would be shown ends the excerpt, unless that leaves only half
  // of it.
  const end = [...starts, text.length + 1].filter((next) => next - 1 <= last && next - 1 >= window.end && next - start > length / 2).at(-1);
  return {start, end: end === undefined ? breakAfter(text, last) : end - 1};
}

/**
 * The part of a text that shows best why it was found: sentences, or one that is cut at words.
 *
 * @param length about how many characters
 * @returns the beginning of the text where nothing in it was matched
 */
export function excerpt(text: string, isMatch: (term: string) => boolean, length: number): MarkedText {
  const matched = tokenize(text).filter(({term}) => isMatch(term));
  const window = bestWindow(matched, length) ?? {start: 0, end: 0};
  const {start, end} = partAround(text, window, length);
  const before = start > 0 ? '… ' : '';
  const cut = `${before}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
  return markText(cut, isMatch);
}
