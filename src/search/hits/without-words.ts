import {readWords} from '../engine/tokenize';

/**
 * A query without the words that no page has, and those words as they were typed.
 *
 * @param missing the words as the engine looked them up
 */
export function withoutWords(query: string, missing: readonly string[]): {rest: string; left: string[]} {
  const words = query.split(/\s+/).filter((word) => word !== '');
  const isMissing = (typed: string): boolean =>
    readWords(typed).some(({option, joined, segments}) =>
      [option, joined, ...segments.map(({whole}) => whole)].some((term) => term !== undefined && missing.includes(term)),
    );
  return {rest: words.filter((word) => !isMissing(word)).join(' '), left: words.filter(isMissing)};
}
