import {welcome, type PageScore, type PassageSum} from './gather';
import type {QueryKind} from './query-kind';
import type {RankInput} from './rank-input';

/**
 * What the best single passage adds, so that words in one passage count more than the same words
 * scattered over the page.
 */
const together = 0.8;
/** How much more a passage counts that has all words than one that has hardly any. */
const allTogether = 1.4;
/** What each further occurrence adds: a page that has a word throughout is about it. */
const throughout = 0.25;
/**
 * How much an entry loses by the words that it lacks, on a page whose entries are about different
 * things.
 */
const weightOfWholeEntry = 2;
/** Factor for a page's card: its words are those of the page, and not of an answer in it. */
const card = 0.8;
/**
 * The same where it is chosen to which passage a hit leads: to another one than the top where one
 * answers about as well.
 */
const cardAsTarget = 0.6;
/** The same for an error, whose cause and cure stand further down. */
const cardAsTargetOfErrors = 0.2;
/** Factor in the same choice for a passage that has the name which was looked for. */
const namedAsTarget = 20;
/**
 * How many words a message has at least, and how many of them an error's heading has, where no word
 * says that something failed.
 */
const shortestMessage = 4;
const mostOfMessage = 0.75;

/** How a page answers: by which passage, and how well. */
export interface Answer {
  passage: number;
  sum: number;
  /** Which share of the words it has, by how telling they are. */
  coverage: number;
  /** The same by their weight, as a word that no page has would be the most telling of all. */
  share: number;
}

/** How much likelier a passage is what a hit leads to than its score alone says. */
function factorAsTarget(isCard: boolean, {isNamed}: PassageSum, kind: QueryKind): number {
  if (isCard) return kind === 'error' ? cardAsTargetOfErrors : cardAsTarget;
  return isNamed ? namedAsTarget : 1;
}

/** The passage that scores highest, and its score; the first of several. */
function bestPassage(
  passages: ReadonlyMap<number, PassageSum>,
  scoreOf: (passage: number, sum: PassageSum) => number,
): {passage: number; score: number} {
  let best = {passage: -1, score: 0};
  for (const [passage, sum] of passages) {
    const score = scoreOf(passage, sum);
    if (score > best.score || (score === best.score && passage < best.passage)) best = {passage, score};
  }
  return best;
}

/** The weights of words, added up; 1 for none. */
export const sumOf = (words: RankInput['words']): number => (words.length === 0 ? 1 : words.reduce((sum, {weight}) => sum + weight, 0));

/** How telling words are, added up; 1 for none. */
export const tellingOf = (words: RankInput['words']): number =>
  words.length === 0 ? 1 : words.reduce((sum, {telling}) => sum + telling, 0);

/**
 * A page about one thing: what its passages have of the words counts together, and more where one
 * passage has several.
 */
export function wholePage(
  {best, all, extra, passages}: Pick<PageScore, 'best' | 'all' | 'extra' | 'passages'>,
  cardOfPage: number,
  {words, kind}: Pick<RankInput, 'words' | 'kind'>,
): Answer {
  const telling = tellingOf(words);
  const found = words.filter((_, word) => (best[word] ?? 0) > 0);
  const target = bestPassage(passages, (passage, sum) => sum.score * factorAsTarget(passage === cardOfPage, sum, kind));
  const top = bestPassage(
    passages,
    (passage, {score, words: having}) => (passage === cardOfPage ? score * card : score) * (1 + allTogether * (having / telling) ** 2),
  );
  const once = best.reduce((total, score) => total + score, 0);
  const again = Math.min((all - once) * throughout, once);
  return {
    passage: target.passage,
    sum: once + again + extra * welcome + top.score * together,
    coverage: found.length === 0 ? 0 : tellingOf(found) / telling,
    share: found.length === 0 ? 0 : sumOf(found) / sumOf(words),
  };
}

/** The passage that answers best by itself, on a page whose passages are about different things. */
export function bestEntry(passages: ReadonlyMap<number, PassageSum>, cardOfPage: number, telling: number): Answer {
  let best = {passage: -1, sum: 0, coverage: 0, share: 0};
  let most = 0;
  for (const [passage, {score, words: found, isNamed}] of passages) {
    const coverage = found / telling;
    const sum = score * (1 + together) * (passage === cardOfPage ? card : 1);
    const worth = sum * coverage ** weightOfWholeEntry * (isNamed ? namedAsTarget : 1);
    if (worth <= most) continue;
    most = worth;
    best = {passage, sum, coverage, share: coverage};
  }
  return best;
}

/**
 * Whether an entry's heading is the message that was pasted, give or take what the message filled
 * in.
 */
export const isMessage = (passages: PageScore['passages'], words: RankInput['words']): boolean =>
  words.length >= shortestMessage && [...passages.values()].some(({headed}) => headed >= mostOfMessage * sumOf(words));

/**
 * The largest share of the words that one heading has; 0 for a single word, which any heading may
 * have.
 */
export const shareOfHeading = (passages: PageScore['passages'], words: RankInput['words']): number =>
  words.length < 2 ? 0 : Math.max(...[...passages.values()].map(({headed}) => headed)) / sumOf(words);
