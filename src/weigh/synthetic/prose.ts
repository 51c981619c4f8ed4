import type {Random} from './random';
import {adjectives, mortar, nouns, verbs} from './words';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name as code has them: `vault::share_ticket`, `getPoolReward`, `MessageProof`. */
export function identifier(random: Random): string {
  const [first, second] = [random.pickByRank(nouns), random.pickByRank(nouns)];
  const verb = random.pick(verbs).replace(/s$/, '');
  return random.pick([
    `${first}::${verb}_${second}`,
    `${verb}${capitalized(first)}${capitalized(second)}`,
    `${capitalized(first)}${capitalized(second)}`,
  ]);
}

/** Two to four words, for a title or a heading. */
export const phrase = (random: Random): string =>
  capitalized([random.pick(adjectives), random.pickByRank(nouns), ...(random.below(2) === 0 ? ['and', random.pick(nouns)] : [])].join(' '));

function clause(random: Random): string[] {
  const subject = ['the', ...(random.below(2) === 0 ? [random.pickByRank(adjectives)] : []), random.pickByRank(nouns)];
  const object = [random.pickByRank(mortar), random.pickByRank(adjectives), random.pickByRank(nouns)];
  return [...subject, random.pick(verbs), ...object, random.pickByRank(mortar), 'the', random.pickByRank(nouns)];
}

/** A sentence of ten words and more; some name an identifier. */
export function sentence(random: Random): string {
  const parts = clause(random);
  if (random.below(3) === 0) parts.push(random.pick(['so', 'and', 'but']), ...clause(random));
  if (random.below(4) === 0) parts.push('by', `\`${identifier(random)}\``);
  return `${capitalized(parts.join(' '))}.`;
}

export const paragraph = (random: Random): string => Array.from({length: 3 + random.below(3)}, () => sentence(random)).join(' ');

export const bulletList = (random: Random): string => Array.from({length: 3 + random.below(3)}, () => `- ${sentence(random)}`).join('\n');
