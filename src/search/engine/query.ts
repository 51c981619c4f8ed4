import {stemmer} from 'stemmer';
import {readHint, type Hint} from './hints';
import {isNameOfError, looksLikeError, type QueryKind} from './query-kind';
import {stopWords} from './stop-words';
import {oneWord, synonyms} from './synonyms';
import {normalize, readWords, type Segment, type Word} from './tokenize';

/** One thing to look for. */
export interface QueryWord {
  /** The word as one term. */
  whole: string;
  /** Terms that count as the word where all of them are found: the parts of a name, an option without its dashes. */
  parts: string[];
  /** 1, or less for the modules in front of a name, which only narrow the search down. */
  weight: number;
  /** True for the last word where the reader may still be typing it. */
  open: boolean;
  /** Terms that mean the same on this site's pages. */
  alternatives: string[];
}

export interface Query {
  words: QueryWord[];
  /** All words written as one, which is also among the extras: a passage with this name is what was meant. */
  phrase?: string;
  /** Also looked for, never required: pairs of neighbouring words written as one, and synonyms of a phrase. */
  extras: string[];
  /** What the reader asks with. A name of a failure is an error. */
  kind: QueryKind;
  /** True for a short question that asks what something is. */
  asksWhatIs: boolean;
  /** The category that the query names beside a name, if it does. */
  hint?: Hint;
  /** Normalized forms of the whole query and of the paths in it: a page with such a title is what was meant. */
  names: ReadonlySet<string>;
}

/** More words cost bytes and add little. Of a longer question the longest words are kept. */
const mostWords = 6;
const weightOfPath = 0.4;
const weightOfFilledIn = 0.2;
/** The name of a failure says more than the words beside it. */
const weightOfErrorName = 2;
/** Paths, hashes, addresses and references to objects: what a message has from one case alone. */
const particulars = /(?<![\w:])(?:[.~]{0,2}\/)[\w.@-]+(?:\/[\w.@-]+)+|\b[ko]#\w+|\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{16,}\b/gi;
const whatIs = /^\s*(?:what(?:['’]?s| is| are)|define|meaning of|explain)\s/i;
/** A longer question is about more than a word. */
const longestTerm = 3;
/** How questions begin whose answer is a number; few pages have these words beside it. */
const amounts = /\bhow (?:long|much|many|often|big|large)\b/gi;
/** An error with more words than this is a message, and a path in it is that of somebody's function. */
const longestName = 5;

const partsOf = (segment: Segment): string[] => {
  const parts = [...new Set(segment.pieces.flatMap((piece) => piece.parts.map(({term}) => term)))];
  return parts.length > 1 ? parts.filter((part) => part.length > 1) : [];
};

function wordsOf(word: Word, isMessage: boolean): Omit<QueryWord, 'open' | 'alternatives'>[] {
  const wholes = word.segments.map(({whole}) => whole);
  if (word.option !== undefined) return [{whole: word.option, parts: [word.joined ?? wholes.join('')], weight: 1}];
  if (word.joined !== undefined) return [{whole: word.joined, parts: [...new Set(wholes)], weight: 1}];
  const isPath = word.text.includes('::');
  return word.segments.map((segment, index) => ({
    whole: segment.whole,
    parts: partsOf(segment),
    weight: isPath && (isMessage || index < word.segments.length - 1) ? weightOfPath : isNameOfError(segment.text) ? weightOfErrorName : 1,
  }));
}

const hasInnerStructure = (text: string): boolean => /::|_|^0x|\p{Ll}\p{Lu}|\p{L}\p{N}|\p{Lu}\p{Lu}\p{Ll}/u.test(text);

/** Names of products and interfaces, which are written like names of code and stand in questions. */
const productNames: ReadonlySet<string> = new Set(
  'zklogin graphql grpc typescript javascript deepbook deepbookv3 suins dapp dapps nfts ptbs github slushwallet'.split(' '),
);

const isNameOfCode = ({text}: Word): boolean => hasInnerStructure(text) && !productNames.has(normalize(text)) && !/^v\d+$/i.test(text);

/**
 * True where the text is written as names of code are: `coin::Coin`, `public_transfer`, `getCoins`, `--json`, `u64`. A sentence in
 * which one stands is no name.
 */
const looksLikeCode = (text: string, words: Word[]): boolean => {
  const telling = words.filter((word) => !stopWords.has(normalize(word.text)));
  const names = telling.filter(isNameOfCode).length;
  return /(?:^|\s)--?\p{L}/u.test(text) || (names > 0 && names * 2 >= telling.length - 1);
};

/** Puts `on chain` together as `onchain`, which also answers to `chain`. */
function joinNeighbours(words: Omit<QueryWord, 'open' | 'alternatives'>[]): Omit<QueryWord, 'open' | 'alternatives'>[] {
  const joined: typeof words = [];
  for (const word of words) {
    const before = joined.at(-1);
    const together = `${before?.whole ?? ''}${word.whole}`;
    if (before !== undefined && oneWord.has(together)) joined.splice(-1, 1, {whole: together, parts: [word.whole], weight: 1});
    else joined.push(word);
  }
  return joined;
}

const sameWord = (a: string, b: string): boolean => a === b || stemmer(a) === stemmer(b);

function meantBy(words: readonly {whole: string}[]): {single: Map<string, string[]>; extras: string[]} {
  const single = new Map<string, string[]>();
  const extras: string[] = [];
  for (const {said, meant} of synonyms) {
    const found = said.map((term) => words.find((word) => sameWord(word.whole, term)));
    if (found.includes(undefined)) continue;
    if (found.length === 1) single.set(found[0]?.whole ?? '', [...(single.get(found[0]?.whole ?? '') ?? []), ...meant]);
    else extras.push(...meant);
  }
  return {single, extras};
}

/** What a message has from one case, such as a number, an address or the name of somebody's module, says little about the error. */
const isFilledIn = ({whole, weight}: {whole: string; weight: number}): boolean =>
  weight < 1 || /^(?:0x[\da-f]+|\d+(?:st|nd|rd|th)?|[\da-f]{16,})$/.test(whole);

const lessIfFilledIn = <T extends {whole: string; weight: number}>(word: T): T =>
  isFilledIn(word) ? {...word, weight: weightOfFilledIn} : word;

function keepTelling<T extends {whole: string; weight: number}>(words: T[]): T[] {
  const telling = words.filter(({whole}) => !stopWords.has(whole) && !/^\p{L}$/u.test(whole));
  const kept = telling.length > 0 ? telling : words;
  const unique = kept.filter((word, index) => kept.slice(index + 1).every(({whole}) => whole !== word.whole));
  if (unique.length <= mostWords) return unique;
  const longest = new Set([...unique].sort((a, b) => b.weight - a.weight || b.whole.length - a.whole.length).slice(0, mostWords));
  return unique.filter((word) => longest.has(word));
}

/** Every run of two or more segments: `0x2::sui::SUI` also gives `sui::SUI`, which has the normalized form of the module `sui::sui`. */
function pathsIn({text, segments}: Word): string[] {
  if (!text.includes('::')) return [];
  const wholes = segments.map(({whole}) => whole);
  return wholes.flatMap((_, start) => wholes.slice(start + 1).map((_segment, length) => wholes.slice(start, start + length + 2).join('')));
}

/**
 * Reads what a reader typed. Stop words are dropped where other words remain. Names are split in the same way as in the index.
 * The last word is open unless a space or a punctuation mark follows it.
 */
export function readQuery(text: string): Query {
  const isMessage = looksLikeError(text) && readWords(text).length > longestName;
  const read = readWords(isMessage ? text.replace(particulars, ' ') : text.replace(amounts, 'how'));
  const all = joinNeighbours(read.flatMap((word) => wordsOf(word, isMessage)));
  const last = read.at(-1);
  const typing = last !== undefined && last.start + last.text.length === text.length;
  const kind = looksLikeError(text) ? 'error' : looksLikeCode(text, read) ? 'identifier' : 'words';
  const hint = readHint(all.map(({whole}) => whole));
  const kept = keepTelling(kind === 'error' ? all.map(lessIfFilledIn) : all);
  const {single, extras} = meantBy(all);
  const pairs = kept.slice(1).map((word, index) => `${kept[index]?.whole ?? ''}${word.whole}`);
  const phrase = kept.length > 2 && kept.length < 5 ? [kept.map(({whole}) => whole).join('')] : [];
  return {
    words: kept.map((word) => ({...word, open: typing && word === all.at(-1), alternatives: single.get(word.whole) ?? []})),
    extras: [...pairs, ...phrase, ...extras],
    ...(kept.length > 1 && kept.length < 5 && {phrase: kept.map(({whole}) => whole).join('')}),
    kind,
    asksWhatIs: kind === 'words' && whatIs.test(text) && kept.length <= longestTerm,
    ...(hint && {hint}),
    names: new Set(read.some(({option}) => option !== undefined) ? [] : [normalize(text), ...read.flatMap(pathsIn)]),
  };
}
