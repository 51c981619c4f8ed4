import {stemmer} from 'stemmer';
import {isOneTypoApart, isOneTypoFromStart, isTwoTyposApart, shortestWordWithTwoTypos, shortestWordWithTypos} from './typo';

/** How a term of the index matches a word, the best way first. */
export const matchKinds = ['exact', 'stem', 'prefix', 'typo', 'synonym'] as const;
export type MatchKind = (typeof matchKinds)[number];

export interface TermMatch {
  term: string;
  kind: MatchKind;
  /** For a term that begins with the word: which share of its letters was typed. */
  typed?: number;
}

/** Fewer letters are the beginning of too many terms. */
export const shortestPrefix = 3;
const mostPrefixMatches = 60;
const mostTypos = 6;

/**
 * A prefix of every term that could be another form of the word. A stem differs from its words at
 * the end (`happy` and `happiness` have the stem `happi`), so it is safe to take what the word and
 * its stem have in common, less one letter.
 */
export function familyPrefix(word: string): string {
  const stem = stemmer(word);
  let shared = 0;
  while (shared < stem.length && stem[shared] === word[shared]) shared += 1;
  return word.slice(0, Math.max(Math.min(word.length, shortestPrefix), shared - 1));
}

/** Position of the first term that is not before the word. */
export function lowerBound(terms: readonly string[], word: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The terms of a sorted list that begin with a prefix. */
export function termsFrom(terms: readonly string[], prefix: string): string[] {
  const found: string[] = [];
  for (let index = lowerBound(terms, prefix); index < terms.length && (terms[index] ?? '').startsWith(prefix); index += 1) {
    found.push(terms[index] ?? '');
  }
  return found;
}

/**
 * The terms of a sorted list that match a word: the word itself, other forms of it and, where
 * `open`, terms that begin with it, the shortest first.
 */
export function matchTerms(word: string, terms: readonly string[], open: boolean): TermMatch[] {
  const stem = stemmer(word);
  const family = termsFrom(terms, familyPrefix(word)).flatMap((term): TermMatch[] => {
    if (term === word) return [{term, kind: 'exact'}];
    return stemmer(term) === stem ? [{term, kind: 'stem'}] : [];
  });
  if (!open || word.length < shortestPrefix) return family;
  const known = new Set(family.map(({term}) => term));
  const longer = termsFrom(terms, word)
    .filter((term) => !known.has(term))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, mostPrefixMatches);
  return [...family, ...longer.map((term): TermMatch => ({term, kind: 'prefix', typed: word.length / term.length}))];
}

/**
 * The terms of a list that are one typo away from a word of five letters or more. Where there are
 * none, those that begin as a longer word does and are two typos away.
 */
export function matchTypos(word: string, vocabulary: readonly string[], open: boolean): TermMatch[] {
  if (word.length < shortestWordWithTypos) return [];
  const whole = vocabulary.filter((term) => isOneTypoApart(word, term));
  const started = open && whole.length === 0 ? vocabulary.filter((term) => isOneTypoFromStart(word, term)) : [];
  // The first letter is seldom mistyped, and letters are left out more often than added.
  const unlikely = (term: string): number => (term.startsWith(word.charAt(0)) ? 0 : 2) + (term.length < word.length ? 1 : 0);
  const isLong = word.length >= shortestWordWithTwoTypos && whole.length + started.length === 0;
  const further = isLong ? vocabulary.filter((term) => term.startsWith(word.charAt(0)) && isTwoTyposApart(word, term)) : [];
  const likeliest = [...whole, ...started, ...further].sort((a, b) => unlikely(a) - unlikely(b));
  return likeliest.slice(0, mostTypos).map((term) => ({term, kind: 'typo'}));
}
