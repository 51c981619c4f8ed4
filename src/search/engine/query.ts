import {stemmer} from 'stemmer';
import {shortChainId} from './chain-id';
import {readHint, type Hint} from './hints';
import {isNameOfError, looksLikeError, type QueryKind} from './query-kind';
import type {MessageWords} from './message-words';
import {abortIn, abortTerm} from './move-abort';
import {stopWords} from './stop-words';
import {oneWord, synonyms} from './synonyms';
import {isCutId, normalize, readWords, type Segment, type Word} from './tokenize';

/** One thing to look for. */
export interface QueryWord {
  /** The word as one term. */
  whole: string;
  /**
   * Terms that count as the word where all of them are found: the parts of a name, an option
   * without its dashes.
   */
  parts: string[];
  /** 1, or less for the modules in front of a name, which only narrow the search down. */
  weight: number;
  /** True for the last word where the reader may still be typing it. */
  open: boolean;
  /** Terms that mean the same on this site's pages. */
  alternatives: string[];
  /** True where the alternatives are looked for only if nothing else is found. */
  isLastResort?: boolean;
}

export interface Query {
  words: QueryWord[];
  /**
   * All words written as one, which is also among the extras: a passage with this name is what was
   * meant.
   */
  phrase?: string;
  /**
   * Also looked for, never required: pairs of neighbouring words written as one, and synonyms of a
   * phrase.
   */
  extras: string[];
  /** What the reader asks with. A name of a failure is an error. */
  kind: QueryKind;
  /** True where a name is written with underscores. */
  isSnake: boolean;
  /** True for a short question that asks what something is. */
  asksWhatIs: boolean;
  /** The category that the query names beside a name, if it does. */
  hint?: Hint;
  /**
   * Normalized forms of the whole query and of the paths in it: a page with such a title is what
   * was meant.
   */
  names: ReadonlySet<string>;
}

/** More words cost bytes and add little. */
const mostWords = 6;
/** A message in a longer text, such as a log, is a stretch of so many words. */
const longestMessage = 10;
/** A path of fields has its last parts looked for; the first ones are those of its package. */
const mostParts = 3;
const weightOfPath = 0.4;
const weightOfFilledIn = 0.2;
/** The name of a failure says more than the words beside it. */
const weightOfErrorName = 2;
/** Paths, hashes, addresses and references to objects: what a message has from one case alone. */
const particulars = /(?<![\w:])(?:[.~]{0,2}\/)[\w.@-]+(?:\/[\w.@-]+)+|\b[ko]#\w+|\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{16,}\b/gi;
/**
 * What programs put around a message: colors, the time and place of a line in a log, where a
 * program stopped, and advice on that.
 */
const surroundings = [
  // eslint-disable-next-line no-control-regex -- a terminal's colors begin with one
  /\u001B\[[\d;]*m/g,
  /\b\d{4}-\d\d-\d\d[T ]\S+(?:\s+(?:ERROR|WARN|INFO|DEBUG)\b)?(?:\s+[\w.]+(?:::\w+)+:)?/g,
  /\bthread '[^']*' panicked at \S+/g,
  /\bnote: run with .*/gs,
];
const whatIs = /^\s*(?:what(?:['’]?s| is| are)|define|meaning of|explain)\s/i;
/** A longer question is about more than a word. */
const longestTerm = 3;
/** How questions begin whose answer is a number; few pages have these words beside it. */
const amounts = /\bhow (?:long|much|many|often|big|large)\b/gi;
/**
 * An error with more words than this is a message, and a path in it is that of somebody's function.
 */
const longestName = 5;

const partsOf = (segment: Segment): string[] => {
  const parts = [...new Set(segment.pieces.flatMap((piece) => piece.parts.map(({term}) => term)))];
  return parts.length > 1 ? parts.filter((part) => part.length > 1) : [];
};

function wordsOf(word: Word, isMessage: boolean): Omit<QueryWord, 'open' | 'alternatives'>[] {
  const wholes = word.segments.map(({whole}) => whole);
  if (word.option !== undefined) return [{whole: word.option, parts: [word.joined ?? wholes.join('')], weight: 1}];
  if (word.joined !== undefined) return [{whole: word.joined, parts: [...new Set(wholes)].slice(-mostParts), weight: 1}];
  const isPath = word.text.includes('::');
  return word.segments.map((segment, index) => ({
    whole: segment.whole,
    parts: partsOf(segment),
    weight: isPath && (isMessage || index < word.segments.length - 1) ? weightOfPath : isNameOfError(segment.text) ? weightOfErrorName : 1,
  }));
}

const hasInnerStructure = (text: string): boolean => /::|_|^0x|\p{Ll}\p{Lu}|\p{L}\p{N}|\p{Lu}\p{Lu}\p{Ll}/u.test(text);

/**
 * Names of products and interfaces, which are written like names of code and stand in questions.
 */
const productNames: ReadonlySet<string> = new Set(
  'zklogin graphql grpc typescript javascript deepbook deepbookv3 suins dapp dapps nfts ptbs github slushwallet'.split(' '),
);

const isNameOfCode = ({text}: Word): boolean => hasInnerStructure(text) && !productNames.has(normalize(text)) && !/^v\d+$/i.test(text);

/**
 * True where the text is written as names of code are: `coin::Coin`, `public_transfer`, `getCoins`,
 * `--json`, `u64`. A sentence in which one stands is no name.
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

/**
 * What a message has from one case, such as a number, an address or the name of somebody's module,
 * says little about the error.
 */
const isFilledIn = ({whole, weight}: {whole: string; weight: number}): boolean =>
  weight < 1 || /^(?:0x[\da-f]+|\d+(?:st|nd|rd|th)?|[\da-f]{16,})$/.test(whole);

const lessIfFilledIn = <T extends {whole: string; weight: number}>(word: T): T =>
  isFilledIn(word) ? {...word, weight: weightOfFilledIn} : word;

/** The stretch of words that is likeliest a message. */
function messageAmong<T>(words: readonly T[], worthOf: (word: T) => number): readonly T[] {
  const worthFrom = (start: number): number => words.slice(start, start + longestMessage).reduce((sum, word) => sum + worthOf(word), 0);
  const starts = [...words.keys()].slice(0, Math.max(1, words.length - longestMessage + 1));
  const best = starts.reduce((most, start) => (worthFrom(start) > worthFrom(most) ? start : most), 0);
  return words.slice(best, best + longestMessage);
}

/**
 * The words by which a query is answered: of a long one as many as may be, one for each stem. Of a
 * message, those are kept that are rarest among messages, and else the longest.
 */
function keepTelling<T extends {whole: string; weight: number}>(words: T[], messages: MessageWords | undefined): T[] {
  const telling = words.filter(({whole}) => !stopWords.has(whole) && !/^\p{L}$/u.test(whole));
  const kept = telling.length > 0 ? telling : words;
  const unique = kept.filter((word, index) => kept.slice(index + 1).every(({whole}) => whole !== word.whole));
  if (unique.length <= mostWords) return unique;
  const worthOf = ({whole, weight}: T): number =>
    weight < 1 ? 0 : weight > 1 ? weightOfErrorName * 4 : (messages?.get(stemmer(whole)) ?? 0);
  const message = messages === undefined ? unique : messageAmong(unique, worthOf);
  const inOrder = [...message].sort((a, b) => worthOf(b) - worthOf(a) || b.weight - a.weight || b.whole.length - a.whole.length);
  const stems = new Map([...inOrder].reverse().map((word) => [stemmer(word.whole), word]));
  const best = new Set(inOrder.filter((word) => stems.get(stemmer(word.whole)) === word).slice(0, mostWords));
  return message.filter((word) => best.has(word));
}

/**
 * An abort is found by its module and code, which are one name; one of a module that no page has,
 * by what aborts are.
 */
const wordsOfAbort = ({module, code}: {module: string; code: string}): QueryWord[] => [
  {whole: abortTerm(module, code), parts: [], weight: weightOfErrorName, open: false, alternatives: ['moveabort'], isLastResort: true},
  {whole: normalize(module), parts: [], weight: weightOfPath, open: false, alternatives: []},
];

/**
 * What `kiosk error code 2` may name: of a few words with a number, the constants of that number.
 */
function constantsIn(words: readonly {whole: string}[]): string[] {
  const numbers = words.filter(({whole}) => /^\d{1,6}$/.test(whole));
  const [code] = numbers;
  if (code === undefined || numbers.length > 1 || words.length > longestName) return [];
  return words.flatMap(({whole}) =>
    whole === code.whole || /^(?:error|abort|code|sui|std|move)$/.test(whole) ? [] : [abortTerm(whole, code.whole)],
  );
}

/**
 * Every run of two or more segments: `0x2::sui::SUI` also gives `sui::SUI`, which has the
 * normalized form of the module `sui::sui`.
 */
function pathsIn({text, segments}: Word): string[] {
  if (!text.includes('::')) return [];
  const wholes = segments.map(({whole}) => whole);
  return wholes.flatMap((_, start) => wholes.slice(start + 1).map((_segment, length) => wholes.slice(start, start + length + 2).join('')));
}

/**
 * Reads what a reader typed. Stop words are dropped where other words remain. Names are split in
 * the same way as in the index. The last word is open unless a space or a punctuation mark follows
 * it.
 */
export function readQuery(typed: string, messages: MessageWords = new Map()): Query {
  const bare = surroundings.reduce((rest, pattern) => rest.replace(pattern, ' '), typed);
  const text = readWords(bare).length === 0 ? typed : bare;
  const isMessage = looksLikeError(text) && readWords(text).length > longestName;
  const read = readWords(isMessage ? text.replace(particulars, ' ') : text.replace(amounts, 'how'));
  const all = joinNeighbours(read.flatMap((word) => wordsOf(word, isMessage)));
  const last = read.at(-1);
  const typing = last !== undefined && last.start + last.text.length === text.length;
  const kind = looksLikeError(text) ? 'error' : looksLikeCode(text, read) ? 'identifier' : 'words';
  const hint = readHint(all.map(({whole}) => whole));
  const kept = keepTelling(kind === 'error' ? all.map(lessIfFilledIn) : all, kind === 'error' ? messages : undefined);
  const {single, extras} = meantBy(all);
  const pairs = kept.slice(1).map((word, index) => `${kept[index]?.whole ?? ''}${word.whole}`);
  const phrase = kept.length > 2 && kept.length < 5 ? [kept.map(({whole}) => whole).join('')] : [];
  const constants = constantsIn(kept);
  const chains = new Map(read.flatMap(({segments}) => segments.map((segment) => [segment.whole, shortChainId(segment.text)] as const)));
  const abort = abortIn(text);
  return {
    words: abort
      ? wordsOfAbort(abort)
      : kept.map((word) => ({
          ...word,
          open: (typing && word === all.at(-1)) || isCutId(word.whole),
          alternatives: [...(single.get(word.whole) ?? []), ...(chains.get(word.whole) ?? [])],
        })),
    extras: abort ? [] : [...constants, ...pairs, ...phrase, ...extras],
    ...(kept.length > 1 && kept.length < 5 && {phrase: constants[0] ?? kept.map(({whole}) => whole).join('')}),
    kind,
    isSnake: kind === 'identifier' && /(?:^|[\s.:])[a-z\d]+(?:_[a-z\d]+)+(?=$|[\s.])/.test(text),
    asksWhatIs: kind === 'words' && whatIs.test(text) && kept.length <= longestTerm,
    ...(hint && {hint}),
    names: new Set(read.some(({option}) => option !== undefined) ? [] : [normalize(text), ...read.flatMap(pathsIn)]),
  };
}
