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

/** Pieces with the places in the line at which they begin and end. */
function placed<Piece extends ColoredText>(pieces: readonly Piece[]): {piece: Piece; start: number; end: number}[] {
  let end = 0;
  return pieces.map((piece) => {
    const start = end;
    end += piece.text.length;
    return {piece, start, end};
  });
}

const rangesOf = (line: string, links: NameLinks): (Range & {found: string})[] =>
  [...line.matchAll(name)].flatMap(({0: found, index}) => {
    const href = links.get(found);
    return href === undefined ? [] : [{found, start: index, end: index + found.length, href}];
  });

/** True for the first time that a name comes; for each time where nobody keeps track. */
function isFirst(found: string, seen: Set<string> | undefined): boolean {
  if (seen?.has(found)) return false;
  seen?.add(found);
  return true;
}

/**
 * Cuts the pieces of a line where a name begins or ends that leads somewhere, and gives those of
 * the name its address. A name may be several pieces: `coin::Coin` is three.
 *
 * @param seen names that led somewhere in a line before, and do not again; without it, each name
 *   does each time
 */
export function linkNames<Piece extends ColoredText>(
  pieces: readonly Piece[],
  links: NameLinks,
  seen?: Set<string>,
): (Piece & {href?: string})[] {
  if (links.size === 0) return [...pieces];
  const line = placed(pieces);
  const quoted = line.filter(({piece}) => quoting.has(piece.color ?? ''));
  const ranges = rangesOf(pieces.map(({text}) => text).join(''), links)
    .filter((range) => !quoted.some(({start, end}) => range.start < end && range.end > start))
    .filter(({found}) => isFirst(found, seen));
  return line.flatMap(({piece, start, end}) => {
    const own = ranges.filter((range) => range.start < end && range.end > start);
    const cuts = [...new Set([start, ...own.flatMap((range) => [Math.max(range.start, start), Math.min(range.end, end)]), end])];
    return cuts.slice(1).map((cut, index) => {
      const from = cuts[index] ?? start;
      const href = own.find((range) => range.start <= from && cut <= range.end)?.href;
      return {...piece, text: piece.text.slice(from - start, cut - start), ...(href === undefined ? {} : {href})};
    });
  });
}
