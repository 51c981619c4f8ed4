/**
 * What became of a question: what the site says still holds (`fresh`), it does not (`stale`),
 * nobody could be asked (`unasked`), or there is something that a person should look at, which says
 * nothing against the site (`note`).
 */
export type State = 'fresh' | 'stale' | 'unasked' | 'note';

/** The answer to one question about one thing that the site says or is made from. */
export interface Finding {
  /** The part of the machine that asked: "pins", "claims". */
  area: string;
  /** What it is about: a package, a figure, a flag, a statement. */
  subject: string;
  state: State;
  /** What the site says or uses. */
  stated: string;
  /** What the source says. */
  found: string;
  /** Where that was read. */
  source: string;
  /** The places of the site that this touches: `docs/guides/a.mdx:12`. */
  places: readonly string[];
}

/** A finding with what it needs not say left out. */
export const finding = (
  area: string,
  subject: string,
  state: State,
  rest: Partial<Omit<Finding, 'area' | 'subject' | 'state'>> = {},
): Finding => ({area, subject, state, stated: '', found: '', source: '', places: [], ...rest});

/** Nobody could be asked, with the reason. */
export const unasked = (area: string, subject: string, reason: string): Finding => finding(area, subject, 'unasked', {found: reason});

/** Names after the words that say what became of them; nothing where there are none. */
export const listed = (words: string, names: readonly string[]): string[] => (names.length === 0 ? [] : [`${words} ${names.join(', ')}`]);

/**
 * The exit code of a run: 1 where something is stale, else 2 where a question could not be asked,
 * else 0. What is stale comes first, for it is work to do whatever else could not be asked.
 */
export function exitCodeOf(findings: readonly Finding[]): 0 | 1 | 2 {
  if (findings.some(({state}) => state === 'stale')) return 1;
  return findings.some(({state}) => state === 'unasked') ? 2 : 0;
}
