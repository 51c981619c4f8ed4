/**
 * The keys under which a term is listed among the corrections: its first two letters and its last
 * two. One typo in a word of five letters or more leaves at least one of the two unchanged, so a
 * misspelt word shares a key with the word that was meant.
 */
export const correctionKeys = (term: string): [head: string, tail: string] => [`${term.slice(0, 2)}-`, `-${term.slice(-2)}`];
