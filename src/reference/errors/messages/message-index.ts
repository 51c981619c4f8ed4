import {align, textWords, weightOf, type Alignment, type FixedWord} from './align';
import {wordsOf, type Word} from './words';

/**
 * How sure an answer is: the message as it is, most of it or its beginning, or so few words that
 * others have them, too.
 */
export type Degree = 'exact' | 'likely' | 'perhaps';

/** A message that a text has. */
export interface Match<Item> {
  item: Item;
  degree: Degree;
  /** What matched: where it begins and ends in the text. */
  marks: readonly (readonly [start: number, end: number])[];
}

/** A message with `…` for what varies, and what it is of. */
export interface KnownMessage<Item> {
  item: Item;
  text: string;
}

interface IndexedMessage<Item> {
  item: Item;
  words: readonly FixedWord[];
  weight: number;
  /** True where something follows the last fixed word, as another message may. */
  isOpen: boolean;
}

interface Found<Item> extends Alignment {
  item: Item;
  score: number;
  degree: Degree;
  text: readonly Word[];
  isOpen: boolean;
}

/** Names that other texts have no reason to have: with one of them, fewer words are enough. */
const ownNames = /\b(?:sui|mysten\w*|mvr|suins|walrus|zklogin|deepbook|dapp-?kit\w*|0x[\da-f]{32,}|0x[\da-f]{1,2}::)/i;

/**
 * Fewer letters than these, of about twenty fixed characters, say too little of a message that was
 * cut.
 */
const leastFixed = 16;

/** With fewer letters, a word that was cut brings no message by itself. */
const leastBeginning = 6;

/**
 * Of the best message's weight, the share that another one at the same place needs in order to be
 * shown as well.
 */
const leastShare = 0.9;

/** What the words of a text must weigh for a sure answer: with a name of ours, and without. */
const telling = {named: 10, unnamed: 20} as const;

/** Several words written as one, in lower case: no text has them by chance. */
const longName = /^[^_]{16,}$/;

/** What share of a message's weight a text must have. */
const leastFound = {named: 0.75, unnamed: 0.9} as const;

/** More messages than this are not laid along a text. */
const mostCandidates = 80;

/** The fixed words of a message, each with the number of its run. */
const fixedWords = (text: string): {text: string; run: number}[] =>
  text.split('…').flatMap((part, run) => wordsOf(part).map((word) => ({text: word.text, run})));

/**
 * How sure it is that a text has a message that was laid along it; undefined where it is not even
 * likely.
 */
function degreeOf({weight, lacking, foreign, isCut, words}: Alignment, text: readonly Word[], isNamed: boolean): Degree | undefined {
  const letters = words.reduce((sum, place) => sum + (text[place]?.text.length ?? 0) + 1, -1);
  const isShort = isCut && letters < leastFixed;
  const share = weight / (weight + weightOf(lacking));
  const isPart = isShort || (words.length === 1 && lacking.length > 0);
  if (share < leastFound.named || (isPart && words.length < text.length)) return undefined;
  const isTelling = isNamed
    ? weight - weightOf(lacking) - 2 * foreign >= telling.named
    : weight >= telling.unnamed && words.length >= 4 && foreign === 0 && share >= leastFound.unnamed;
  const hasLongName = words.some((place) => longName.test(text[place]?.text ?? ''));
  if (!(isTelling || hasLongName) || isShort || lacking.some((word) => ownNames.test(word.text))) return 'perhaps';
  return lacking.length === 0 && foreign === 0 && !isCut ? 'exact' : 'likely';
}

function marksOf<Item>({words, text}: Found<Item>, whole: string): Match<Item>['marks'] {
  const marks: [number, number][] = [];
  for (const place of words) {
    const {start, end} = text[place] ?? {start: 0, end: 0};
    const last = marks.at(-1);
    if (last !== undefined && !/[\p{L}\p{N}]/u.test(whole.slice(last[1], start))) last[1] = end;
    else marks.push([start, end]);
  }
  return marks;
}

/**
 * Of what was found, the best at each place of the text and its equals, the one that tells most
 * first: a paste may have several messages.
 */
function bestOfPlaces<Item>(found: readonly Found<Item>[]): Found<Item>[] {
  const groups: Found<Item>[][] = [];
  const spans = (item: Found<Item>): Set<number> => new Set(item.words.map((place) => item.text[place]?.start ?? 0));
  for (const item of found) {
    const own = spans(item);
    const group = groups.find(([first]) => first !== undefined && [...spans(first)].some((start) => own.has(start)));
    if (group === undefined) groups.push([item]);
    else if (item.score >= (group[0]?.score ?? 0) * leastShare) group.push(item);
  }
  const all = groups.flat();
  const isAround = ({isOpen, words}: Found<Item>): boolean =>
    isOpen && all.some((other) => other.degree !== 'perhaps' && (other.words[0] ?? 0) > (words.at(-1) ?? 0));
  // What stands around another message says less than that one.
  return [...all.filter((match) => !isAround(match)), ...all.filter(isAround)];
}

/**
 * Makes an index of messages: it finds those that a text has by their words in order, each word
 * weighed by how few messages have it.
 *
 * @returns a function from a text to the messages in it, the one that tells most first, each item
 *   once
 */
export function messageIndex<Item>(messages: readonly KnownMessage<Item>[]): (text: string) => Match<Item>[] {
  const read = messages.map(({item, text}) => ({item, words: fixedWords(text), isOpen: /…[^\p{L}\p{N}]*$/u.test(text)}));
  const having = new Map<string, number[]>();
  for (const [index, {words}] of read.entries())
    for (const word of new Set(words.map(({text}) => text))) {
      const others = having.get(word);
      if (others === undefined) having.set(word, [index]);
      else others.push(index);
    }
  const rarity = (word: string): number => Math.log((read.length + 1) / (having.get(word)?.length ?? 1));
  const indexed = read.map(({item, words, isOpen}): IndexedMessage<Item> => {
    const weighed = words.map((word) => ({...word, weight: rarity(word.text)}));
    return {item, words: weighed, weight: weightOf(weighed), isOpen};
  });

  /** A word, or those that one which was cut may be the beginning of. */
  const whole = ({text, isLast}: Word): string[] =>
    isLast && text.length >= leastBeginning && !having.has(text) ? [...having.keys()].filter((word) => word.startsWith(text)) : [text];

  function candidates(text: readonly Word[]): IndexedMessage<Item>[] {
    const shared = new Map<number, number>();
    for (const word of new Set(text.flatMap(whole)))
      for (const index of having.get(word) ?? []) shared.set(index, (shared.get(index) ?? 0) + rarity(word));
    const worth = ([index, weight]: [number, number]): number => weight ** 2 / (indexed[index]?.weight ?? 1);
    return [...shared]
      .sort((a, b) => worth(b) - worth(a))
      .slice(0, mostCandidates)
      .flatMap(([index]) => indexed[index] ?? []);
  }

  function findIn(text: readonly Word[], isNamed: boolean): Found<Item>[] {
    const ready = textWords(text);
    return candidates(text).flatMap(({item, words, isOpen}) => {
      const alignment = align(words, ready);
      const degree = alignment && degreeOf(alignment, text, isNamed);
      if (alignment === undefined || degree === undefined) return [];
      const {weight, lacking, foreign, isCut} = alignment;
      return [{...alignment, item, text, degree, isOpen, score: weight - weightOf(lacking) / 2 - foreign - (isCut ? 0.1 : 0)}];
    });
  }

  return (text) => {
    const isNamed = ownNames.test(text);
    const readings = [wordsOf(text), ...(/\w\r?\n\w/.test(text) ? [wordsOf(text, true)] : [])];
    const found = readings.flatMap((words) => findIn(words, isNamed)).sort((a, b) => b.score - a.score);
    const seen = new Set<Item>();
    return bestOfPlaces(found).flatMap((match) => {
      if (seen.has(match.item)) return [];
      seen.add(match.item);
      return [{item: match.item, degree: match.degree, marks: marksOf(match, text)}];
    });
  };
}
