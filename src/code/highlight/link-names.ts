/** Where names of code lead: `Coin`, or `coin::Coin` where code says it with its module. */
export type NameLinks = ReadonlyMap<string, string>;

export const noLinks: NameLinks = new Map();

/** A part of a line that has one colour. */
interface ColoredText {
  text: string;
  color?: string | undefined;
}

const name = /[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*/g;

/** Colours of text that only mentions a name. */
const quoting = new Set(['string', 'comment']);

interface Range {
  start: number;
  end: number;
  href: string;
}

const rangesOf = (line: string, links: NameLinks): Range[] =>
  [...line.matchAll(name)].flatMap(({0: found, index}) => {
    const href = links.get(found);
    return href === undefined ? [] : [{start: index, end: index + found.length, href}];
  });

/**
 * Cuts the pieces of a line where a name begins or ends that leads somewhere, and gives those of the name its address. A name
 * may be several pieces: `coin::Coin` is three.
 */
export function linkNames<Piece extends ColoredText>(pieces: readonly Piece[], links: NameLinks): (Piece & {href?: string})[] {
  if (links.size === 0) return [...pieces];
  const ranges = rangesOf(pieces.map(({text}) => text).join(''), links);
  let start = 0;
  return pieces.flatMap((piece) => {
    const end = start + piece.text.length;
    const own = quoting.has(piece.color ?? '') ? [] : ranges.filter((range) => range.start < end && range.end > start);
    const cuts = [...new Set([start, ...own.flatMap((range) => [Math.max(range.start, start), Math.min(range.end, end)]), end])];
    const parts = cuts.slice(1).map((cut, index) => {
      const from = cuts[index] ?? start;
      const href = own.find((range) => range.start <= from && cut <= range.end)?.href;
      return {
        ...piece,
        text: piece.text.slice(from - (end - piece.text.length), cut - (end - piece.text.length)),
        ...(href === undefined ? {} : {href}),
      };
    });
    start = end;
    return parts;
  });
}
