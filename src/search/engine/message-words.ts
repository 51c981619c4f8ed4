import {stemmer} from 'stemmer';
import {stopWords} from './stop-words';
import {readWords} from './tokenize';

/**
 * How much each word says of which message a text is, by its stem: the fewer messages have it, the
 * more.
 */
export type MessageWords = ReadonlyMap<string, number>;

/**
 * As many kinds of rarity are told apart: words of one message, of two or three, of four to seven,
 * and so on.
 */
const rarities = 6;

/**
 * The words of messages by rarity, the rarest first, as the page table has them: stems, separated
 * by spaces.
 */
export function packMessageWords(messages: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const message of messages) {
    const words = readWords(message).flatMap(({segments}) => segments.map(({whole}) => whole));
    const telling = words.filter((word) => /^\p{L}+$/u.test(word) && !stopWords.has(word));
    for (const stem of new Set(telling.map((word) => stemmer(word)))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const rarityOf = (count: number): number => Math.min(Math.floor(Math.log2(count)), rarities - 1);
  return Array.from({length: rarities}, (_, rarity) =>
    [...counts]
      .flatMap(([stem, count]) => (rarityOf(count) === rarity ? [stem] : []))
      .sort()
      .join(' '),
  );
}

/** The inverse of `packMessageWords`. */
export const unpackMessageWords = (packed: readonly string[]): MessageWords =>
  new Map(packed.flatMap((stems, rarity) => stems.split(' ').map((stem) => [stem, packed.length - rarity] as const)));
