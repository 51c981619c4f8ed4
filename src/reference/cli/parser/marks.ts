/**
 * A shell word can contain what is known only when it runs, such as `$PACKAGE_ID` or
 * `$(sui client active-address)`. The word then carries one of these characters in that place. Both
 * are private to a program by the Unicode standard.
 */

/** Stands for the text of one expansion. */
export const expansion = '\uE000';

/** Stands for an expansion that can become any number of words, such as `"${ARGS[@]}"`. */
export const splat = '\uE001';

/** Whether some of the word is unknown, so that no type can be held against it. */
export function isDynamic(word: string): boolean {
  return word.includes(expansion) || word.includes(splat);
}
