import type {Word} from './words';

/** A word of a message. */
export interface FixedWord {
  text: string;
  /** How much it tells: more, the fewer messages have it. */
  weight: number;
  /** Number of the run it is in: runs have between them what varies. */
  run: number;
}

/** How the words of a message stand in a text. */
export interface Alignment {
  /** Words of the text that are the message's, in order. */
  words: readonly number[];
  /** What the found words weigh. */
  weight: number;
  /**
   * What the text lacks of the message, without what comes before its beginning or after its end.
   */
  lacking: readonly FixedWord[];
  /** Words of the text between two that the message has side by side. */
  foreign: number;
  /** True where the text begins after the message does, or ends before it. */
  isCut: boolean;
}

/** What varies is so many words at most; without a limit, two words far apart would be a match. */
const mostVarying = 60;

/** Between two words of a run, a log or a frame puts so many others at most. */
const mostForeign = 6;

/** A message is looked for around so many of its words, those that the text has least often. */
const anchors = 3;

/** Each of them is looked for at so many places, for a long log has a word often. */
const mostPlaces = 40;

/** A text, ready to be looked through. */
export interface TextWords {
  words: readonly Word[];
  /** Where each word is. */
  places: ReadonlyMap<string, readonly number[]>;
  /** Where the text ends a word, which may be the beginning of a longer one. */
  ends: readonly number[];
}

/** Makes a text ready. */
export function textWords(words: readonly Word[]): TextWords {
  const places = new Map<string, number[]>();
  for (const [place, {text}] of words.entries()) {
    const known = places.get(text);
    if (known === undefined) places.set(text, [place]);
    else known.push(place);
  }
  return {words, places, ends: words.flatMap(({isLast}, place) => (isLast ? [place] : []))};
}

interface Step {
  word: number;
  place: number;
  /** What the word weighs here: less where it is only its beginning. */
  weight: number;
  score: number;
  before?: Step;
}

/** What words weigh together. */
export const weightOf = (words: readonly Pick<FixedWord, 'weight'>[]): number => words.reduce((sum, {weight}) => sum + weight, 0);

/**
 * Where each word of a message may stand: those equal to it, and the beginning of it where the text
 * ends.
 */
function placesOf(message: readonly FixedWord[], {words, places, ends}: TextWords): (readonly number[])[] {
  const all = message.map(({text: fixed}) => [
    ...(places.get(fixed) ?? []),
    ...ends.filter((place) => words[place]?.text !== fixed && fixed.startsWith(words[place]?.text ?? ' ')),
  ]);
  const rarest = all.filter(({length}) => length > 0).sort((a, b) => a.length - b.length);
  const near = rarest.slice(0, anchors).flatMap((found) => found.slice(0, mostPlaces));
  return all.map((found) => found.filter((place) => near.some((anchor) => Math.abs(anchor - place) <= mostVarying)).slice(0, mostPlaces));
}

/**
 * Lays the words of a message along a text: the same order, side by side within a run.
 *
 * @returns the best way; undefined where no word is there
 */
export function align(message: readonly FixedWord[], text: TextWords): Alignment | undefined {
  const {words} = text;
  const places = placesOf(message, text);
  const steps: Step[] = [];
  let skipped = 0;
  const before: number[] = [];
  for (const {weight} of message) {
    before.push(skipped);
    skipped += weight;
  }
  const total = skipped;
  const cost = (from: number, to: number): number => ((before[to] ?? total) - (before[from] ?? total)) / 2;
  const isCutAt = ({word, place}: Step): boolean => {
    const left = words.length - 1 - place;
    return (
      word < message.length - 1 && (words[place]?.isLast === true || (message[word]?.run !== message[word + 1]?.run && left <= mostVarying))
    );
  };
  let best: Step | undefined;
  let bestScore = -Infinity;
  for (const [word, {text: fixed, weight, run}] of message.entries()) {
    const ofWord = (places[word] ?? []).map((place): Step => {
      const own = weight * ((words[place]?.text.length ?? 0) / fixed.length) ** 2;
      const step: Step = {word, place, weight: own, score: own - (place === 0 ? 0 : cost(0, word))};
      for (const earlier of steps) {
        const between = place - earlier.place - 1;
        const isRun = message[earlier.word]?.run === run;
        if (between < 0 || between > (isRun ? mostForeign : mostVarying)) continue;
        const foreign = isRun ? Math.max(0, between - (word - earlier.word - 1)) : 0;
        const score = earlier.score + own - cost(earlier.word + 1, word) - foreign;
        if (score > step.score) Object.assign(step, {score, before: earlier});
      }
      return step;
    });
    steps.push(...ofWord);
    for (const step of ofWord) {
      const score = step.score - (isCutAt(step) ? 0 : cost(word + 1, message.length));
      if (score > bestScore) [best, bestScore] = [step, score];
    }
  }
  if (best === undefined) return undefined;
  const path: Step[] = [];
  for (let step: Step | undefined = best; step !== undefined; step = step.before) path.unshift(step);
  const [first = best] = path;
  const end = isCutAt(best) ? best.word : message.length - 1;
  const begin = first.place === 0 ? first.word : 0;
  const found = new Set(path.map(({word}) => word));
  return {
    words: path.map(({place}) => place),
    weight: weightOf(path),
    lacking: message.filter((_, word) => word >= begin && word <= end && !found.has(word)),
    foreign: path.reduce((sum, {word, place, before: earlier}) => {
      const isRun = earlier !== undefined && message[earlier.word]?.run === message[word]?.run;
      return isRun ? sum + Math.max(0, place - earlier.place - 1) : sum;
    }, 0),
    isCut: begin > 0 || end < message.length - 1,
  };
}
