import type {RankInput} from './rank-input';

export const welcome = 0.8;
/** What a word weighs that is no module or address in a path. */
const wholeWeight = 1;

/**
 * What a query's words score in one passage, and how many of them it has, by how telling they are.
 */
export interface PassageSum {
  score: number;
  words: number;
  /** How many are in its heading, by their weight. */
  headed: number;
  /**
   * True where the passage is called what was looked for: by a name of code, of `coin::split` the
   * last part, or by all words.
   */
  isNamed: boolean;
}

/** What a query's words score on one page. */
export interface PageScore {
  best: number[];
  /** The words' scores added up over all passages. */
  all: number;
  extra: number;
  passages: Map<number, PassageSum>;
  /** True where a word, or a pair of words, is the name of a passage. */
  defines: boolean;
  /** True where all words together are. */
  isCalled: boolean;
}

function add({passages}: PageScore, passage: number, {score, words, headed, isNamed}: PassageSum): void {
  const known = passages.get(passage) ?? {score: 0, words: 0, headed: 0, isNamed: false};
  passages.set(passage, {
    score: known.score + score,
    words: known.words + words,
    headed: known.headed + headed,
    isNamed: known.isNamed || isNamed,
  });
}

/** What a query scores on each page that has any of it, by the number of the page. */
export function gather({words, extras, phrase, kind}: RankInput, pageOf: Uint32Array): Map<number, PageScore> {
  const pages = new Map<number, PageScore>();
  const at = (passage: number): PageScore => {
    const page = pageOf[passage] ?? 0;
    const known = pages.get(page) ?? {
      best: words.map(() => 0),
      all: 0,
      extra: 0,
      passages: new Map<number, PassageSum>(),
      defines: false,
      isCalled: false,
    };
    pages.set(page, known);
    return known;
  };
  words.forEach(({weight, telling, scores}, word) => {
    for (const [passage, found] of scores) {
      const score = found.score * weight;
      const page = at(passage);
      page.all += score;
      page.best[word] = Math.max(page.best[word] ?? 0, score);
      const isNamed = kind === 'identifier' && weight >= wholeWeight && found.isName;
      add(page, passage, {score, words: telling, headed: found.isHeading ? weight : 0, isNamed});
      page.defines ||= found.isName || (kind !== 'words' && found.isRow);
    }
  });
  for (const [number, scores] of extras.entries()) {
    for (const [passage, {score, isName}] of scores) {
      const page = at(passage);
      page.defines ||= isName;
      page.isCalled ||= isName && number === phrase;
      page.extra = Math.max(page.extra, score);
      add(page, passage, {score: score * welcome, words: 0, headed: 0, isNamed: isName && (kind === 'identifier' || number === phrase)});
    }
  }
  return pages;
}
