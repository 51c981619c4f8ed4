/**
 * The words after a fence's language: `file="a.move" region="x" output` →
 * `{file: 'a.move', region: 'x', output: true}`.
 */
export type FenceMeta = Readonly<Record<string, string | true>>;

const word = /([\w-]+)(?:="([^"]*)")?|\{[^}]*\}|\S+/g;

/** Reads a fence's meta string. Line ranges such as `{1,3-5}` are skipped. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const words: Record<string, string | true> = {};
  for (const match of (meta ?? '').matchAll(word)) {
    const [, name, value] = match;
    if (name !== undefined) words[name] = value ?? true;
  }
  return words;
}

/** The line ranges of a meta string: `1,3-5` of `{1,3-5}`. */
export const lineRanges = (meta: string | null | undefined): string | undefined => /(?:^|\s)\{([^}]*)\}/.exec(meta ?? '')?.[1];

/**
 * Pieces of a meta string that are neither words nor line ranges, such as the `=a` of `file=a`,
 * whose value lacks its quotes.
 */
export const unreadPieces = (meta: string | null | undefined): string[] =>
  [...(meta ?? '').matchAll(word)].flatMap(([piece, name]) => (name === undefined && !/^\{[^}]*\}$/.test(piece) ? [piece] : []));
