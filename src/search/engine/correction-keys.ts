/**
 * The keys under which a term stands among the corrections: its first two letters and its last two. One typo in a word of
 * five letters or more leaves the one or the other as it is, so what a misspelt word may mean has a key in common with it.
 */
export const correctionKeys = (term: string): [head: string, tail: string] => [`${term.slice(0, 2)}-`, `-${term.slice(-2)}`];
