import {tokenize, type Token} from './tokenize';

/** A part of a text to emphasise: its first character, and the one after its last. */
export type Mark = readonly [start: number, end: number];

/** A text with the places where the query was found. */
export interface MarkedText {
  text: string;
  marks: Mark[];
}

/** Marks what a query matched in a text; where only a part of a word was matched, only that part. */
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

/** The window of the given length that has the most different matched terms; of several, the first. */
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

/**
 * The part of a text that shows best why it was found, cut at words.
 *
 * @param length about how many characters
 * @returns the beginning of the text where nothing in it was matched
 */
export function excerpt(text: string, isMatch: (term: string) => boolean, length: number): MarkedText {
  const matched = tokenize(text).filter(({term}) => isMatch(term));
  const window = bestWindow(matched, length) ?? {start: 0, end: 0};
  const lead = Math.max(0, Math.floor((length - (window.end - window.start)) / 3));
  const start = breakBefore(text, window.start - lead);
  const end = breakAfter(text, Math.min(text.length, Math.max(start + length, window.end)));
  const before = start > 0 ? '… ' : '';
  const cut = `${before}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
  return markText(cut, isMatch);
}
