/** A term of a text, and which characters of the text it was made from. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

/**
 * A word as it is written, with the segments between its `::`, dots, hyphens, slashes and at signs.
 */
export interface Word {
  text: string;
  start: number;
  segments: Segment[];
  /**
   * The whole as one term, where only dots and hyphens join it: `gas-budget` and `Move.toml` are
   * one name each.
   */
  joined?: string;
  /** The term for a command-line option, with two dashes in front; absent for any other word. */
  option?: string;
}

/**
 * One name: `suix_getCoins` has the pieces `suix` and `getCoins`, and the parts `suix`, `get` and
 * `coins`.
 */
export interface Segment {
  text: string;
  start: number;
  whole: string;
  pieces: Piece[];
}

/** What underscores separate. */
export interface Piece {
  text: string;
  start: number;
  whole: string;
  parts: Token[];
}

/** Longer names are rarely typed; they would only make the index larger. */
const longestTerm = 48;
const wordPattern = /(?<![\p{L}\p{N}_$-])(?:--?(?=\p{L}))?[\p{L}\p{N}_$](?:[\p{L}\p{N}_$'’]|(?:::|[.\-/@])(?=[\p{L}\p{N}_$]))*/gu;
const segmentPattern = /[\p{L}\p{N}_$'’]+/gu;
const piecePattern = /[\p{L}\p{N}'’]+/gu;
const partPattern = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}'’]+\p{N}*|\p{Lu}+\p{N}*|\p{N}[\p{N}\p{L}]*|\p{L}+/gu;

/**
 * The form in which terms are compared: small letters and digits only, so that `gas_budget` and
 * `gasBudget` are one.
 */
export const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * So much of an ID is compared: enough to tell it from all others, and what is left of one that was
 * cut.
 */
const longestId = 16;

/**
 * The term for an address, an ID or a digest in any spelling, or undefined for another word: `0x2`
 * is also written with all of its 64 digits, and in a message without `0x`.
 */
function idOf(text: string): string | undefined {
  const hexadecimal = /^(?:0x(?=[\da-f])|(?=[\da-f]{64}$))0*([\da-f]+)$/i.exec(text)?.[1];
  if (hexadecimal !== undefined) return `0x${hexadecimal.toLowerCase()}`.slice(0, longestId);
  return /^(?=\p{L}*\d)[1-9A-HJ-NP-Za-km-z]{43,44}$/u.test(text) ? text.toLowerCase().slice(0, longestId) : undefined;
}

/** True for the beginning of an address or an ID, which a tool or a reader cut. */
export const isCutId = (term: string): boolean => /^0x[\da-f]{4,}$/.test(term) && term.length < longestId;

function matches(text: string, pattern: RegExp, offset: number): {text: string; start: number}[] {
  return [...text.matchAll(pattern)].map((match) => ({text: match[0], start: offset + match.index}));
}

function readPiece({text, start}: {text: string; start: number}): Piece {
  const parts = matches(text, partPattern, start).map((part) => ({
    term: normalize(part.text),
    start: part.start,
    end: part.start + part.text.length,
  }));
  return {text, start, whole: normalize(text), parts: parts.filter(({term}) => term !== '')};
}

function readSegment({text, start}: {text: string; start: number}): Segment {
  const id = idOf(text);
  if (id !== undefined) return {text, start, whole: id, pieces: []};
  return {text, start, whole: normalize(text), pieces: matches(text, piecePattern, start).map(readPiece)};
}

/** The words of a text as written. Read alone, each gives the same terms as within its text. */
export const wordsIn = (text: string): readonly string[] => text.match(wordPattern) ?? [];

/** Reads a text into words, in order, with their inner structure. */
export function readWords(text: string): Word[] {
  return matches(text, wordPattern, 0).map((word) => {
    const segments = matches(word.text, segmentPattern, word.start)
      .map(readSegment)
      .filter(({whole}) => whole !== '');
    const isOneName = segments.length > 1 && !/::|[/@]/.test(word.text);
    return {
      ...word,
      segments,
      ...(isOneName ? {joined: normalize(word.text)} : {}),
      ...(word.text.startsWith('-') ? {option: `--${normalize(word.text)}`} : {}),
    };
  });
}

/** True for text that no one types, such as a key or a signature. */
function isDigest(term: string): boolean {
  const digits = term.match(/\p{N}/gu)?.length ?? 0;
  return (term.length >= 20 && digits >= 4) || (digits >= 8 && digits === term.length);
}

/** True for a term that the index has if a page has it. */
export const isIndexed = (term: string): boolean => term !== '' && term.length <= longestTerm && !isDigest(term);

function tokensOfSegment({text, start, whole, pieces}: Segment): Token[] {
  const outer = {term: whole, start, end: start + text.length};
  return [
    outer,
    ...pieces.flatMap((piece) => [
      {term: piece.whole, start: piece.start, end: piece.start + piece.text.length},
      ...piece.parts.filter(({term}) => term.length > 1),
    ]),
  ];
}

/**
 * Every term by which a word can be found, each once: `sui::coin::TreasuryCap` gives `sui`, `coin`,
 * `treasurycap`, `treasury` and `cap`; `--gas-budget` gives `--gasbudget`, `gasbudget`, `gas` and
 * `budget`. Queries are also read by `readWords`, so both sides split a word in the same way.
 */
export function termsOf(word: Word): Token[] {
  const wholes = [word.option, word.joined].filter((term) => term !== undefined);
  const seen = new Set<string>();
  return [
    ...wholes.map((term) => ({term, start: word.start, end: word.start + word.text.length})),
    ...word.segments.flatMap(tokensOfSegment),
  ].filter((token) => {
    if (seen.has(token.term) || !isIndexed(token.term)) return false;
    seen.add(token.term);
    return true;
  });
}

/** Every term of a text, in order, with its place. */
export const tokenize = (text: string): Token[] => readWords(text).flatMap(termsOf);
