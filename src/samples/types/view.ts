import type {NamedType} from '../lib/type-check/types/named-type';

/** What a page shows of a module: all of it, or a region. */
export interface View {
  /** Page or file that it belongs to, from the repository's top. */
  owner: string;
  key: string;
  /** Which lines of the module are shown, and as which ones, 1-based. */
  lines: readonly {line: number; shown: number}[];
  /** Characters that were taken off the front of each line. */
  indent: number;
}

/**
 * A name in a sample: the line that is shown, the column, its length, and which of the texts
 * belongs to it.
 */
export type Mark = readonly [line: number, column: number, length: number, text: number];

/** The types of a page, or of a file that pages quote, as browsers get them. */
export interface OwnerTypes {
  /** Each text once. */
  texts: readonly string[];
  /** Marks by the key of a sample, in the order of its text. */
  samples: Readonly<Record<string, readonly Mark[]>>;
}

/** A view, with the types of the module that it shows. */
export interface SeenTypes {
  view: View;
  types: readonly NamedType[];
}

/**
 * The names that are marked in a view: of a variable only the first mention, and not even that
 * where its declaration shows the type.
 */
function namesIn({lines, indent}: View, types: readonly NamedType[]): NamedType[] {
  const shown = new Map(lines.map((each) => [each.line, each.shown]));
  const seen = new Set<string>();
  return types.flatMap((type) => {
    const line = shown.get(type.line);
    if (line === undefined) return [];
    const isKnown = type.variable !== undefined && seen.has(type.text);
    if (type.variable !== undefined) seen.add(type.text);
    return isKnown || type.variable === 'annotated' ? [] : [{...type, line, column: type.column - indent}];
  });
}

/**
 * What browsers get of each page and file; nothing of a sample in which no name has anything to
 * tell.
 */
export function typesOfViews(seen: readonly SeenTypes[]): Map<string, OwnerTypes> {
  const owners = new Map<string, {texts: string[]; samples: Record<string, readonly Mark[]>}>();
  for (const {view, types} of seen) {
    const names = namesIn(view, types);
    if (names.length === 0) continue;
    const {texts, samples} = owners.get(view.owner) ?? {texts: [], samples: {}};
    owners.set(view.owner, {texts, samples});
    samples[view.key] = names.map(({line, column, length, text}): Mark => {
      if (!texts.includes(text)) texts.push(text);
      return [line, column, length, texts.indexOf(text)];
    });
  }
  return owners;
}
