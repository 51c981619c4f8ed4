import {wordsOf} from './words';

/** A page by what an address can resemble. */
export interface Candidate {
  route: string;
  title: string;
}

/**
 * The number of letters to add, drop, change or swap between two words; anything over `most` may
 * come back as more than that.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(change, swap, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** From 0 to 1, how much a word that was typed is like one of a page. */
export function likeness(typed: string, word: string): number {
  if (typed === word) return 1;
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed];
  if (short.length >= 4 && long.startsWith(short)) return 0.8;
  const most = short.length >= 7 ? 2 : short.length >= 4 ? 1 : 0;
  return most > 0 && distance(typed, word, most) <= most ? 0.7 : 0;
}

/**
 * Of what an address says, the share that a page must have, and the share of the best page's that
 * the others must have.
 */
const leastShare = 0.4;
const leastOfBest = 0.6;

/**
 * The pages whose address and title are most like an address that has no page.
 *
 * @param address what the reader typed or followed
 * @param pages all pages
 * @param most how many to return at most
 * @returns the likeliest first; none where the address is like no page
 */
export function nearestPages<Page extends Candidate>(address: string, pages: readonly Page[], most = 5): Page[] {
  const typed = [...new Set(wordsOf(address))].slice(-20);
  // All words are compared once, and not for each page that has them.
  const known = pages.map((page) => ({page, words: new Set(wordsOf(`${page.route} ${page.title}`))}));
  const vocabulary = [...new Set(known.flatMap(({words}) => [...words]))];
  const clues = typed.map((word) => {
    const like = new Map(vocabulary.flatMap((other) => (likeness(word, other) > 0 ? [[other, likeness(word, other)] as const] : [])));
    const scores = known.map(({words}) => Math.max(0, ...[...like].map(([other, score]) => (words.has(other) ? score : 0))));
    const holders = scores.filter((score) => score > 0).length;
    // A word that few pages have says much; one that no page has says that none may be meant.
    return {scores, weight: Math.log(1 + pages.length / Math.max(1, holders))};
  });
  const whole = clues.reduce((sum, {weight}) => sum + weight, 0);
  const ranked = known
    .map(({page}, index) => ({
      page,
      share: clues.reduce((sum, {scores, weight}) => sum + (scores[index] ?? 0) * weight, 0) / (whole || 1),
    }))
    // Of equals, the page that stands higher in the tree.
    .sort((a, b) => b.share - a.share || a.page.route.length - b.page.route.length);
  const needed = Math.max(leastShare, (ranked[0]?.share ?? 0) * leastOfBest);
  return ranked
    .filter(({share}) => share >= needed)
    .slice(0, most)
    .map(({page}) => page);
}
