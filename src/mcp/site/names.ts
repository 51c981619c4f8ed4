import type {IndexedPage} from '../../markdown-pages/lists/page-index';

/** A name of a reference: an entry on a page, or the page itself. */
export interface Named {
  page: IndexedPage;
  /** Absent where the page itself has the name. */
  anchor?: string;
}

interface Reference {
  /** Ids of its pages begin so. */
  pages: readonly string[];
  /** The parts of a name, the last one that of the entry. */
  parts: (name: string) => string[];
  /** Names above an entry, as parts, such as those of its module. */
  above: (page: IndexedPage) => string[];
  /** Anchors of entries begin so; empty where any heading may be one. */
  anchors: readonly string[];
}

const titleName = ({title}: IndexedPage): string => title.replace(/\s*\(.*\)$/, '');
const words = (text: string): string[] => text.split(/[^\w-]+/).filter((word) => word !== '');
const move = (text: string): string[] => text.split('::').filter((part) => part !== '');

const references = {
  move: {
    pages: ['references/framework/', 'references/packages/'],
    // Packages of the framework are asked for by address, too.
    parts: (name) =>
      move(
        name
          .replace(/^0x0*1::/, 'std::')
          .replace(/^0x0*2::/, 'sui::')
          .replace(/^0x0*3::/, 'sui_system::')
          .replace(/[<(].*$/, ''),
      ),
    above: (page) => move(titleName(page)),
    anchors: ['fun-', 'struct-', 'enum-', 'const-'],
  },
  graphql: {
    pages: ['references/sui-api/sui-graphql/reference/'],
    parts: (name) => name.split('.'),
    above: (page) => [titleName(page)],
    anchors: ['field-', 'value-', 'argument-'],
  },
  grpc: {
    pages: ['references/fullnode-protocol/'],
    parts: (name) => [name.split(/[./]/).at(-1) ?? name],
    above: () => [],
    anchors: [],
  },
  cli: {
    pages: ['references/cli'],
    parts: (name) => words(name).filter((word) => word !== 'sui'),
    above: ({id, title}) => [...words(id), ...words(title.toLowerCase())],
    anchors: [],
  },
  'json-rpc': {
    pages: ['references/sui-api/json-rpc'],
    parts: (name) => [name],
    above: () => [],
    anchors: [],
  },
} as const satisfies Record<string, Reference>;

export type Kind = keyof typeof references;
export const kinds = Object.keys(references) as [Kind, ...Kind[]];

/**
 * Whether the parts that stand before a name are those that lead to it: `coin` for `sui::coin`, and
 * any for the CLI's pages.
 */
function leads(kind: Kind, given: readonly string[], above: readonly string[]): boolean {
  if (kind === 'cli') return given.every((part) => above.includes(part.toLowerCase()));
  return given.every((part, index) => above.at(index - given.length) === part);
}

function namesOn(page: IndexedPage, kind: Kind, parts: readonly string[], isSame: (a: string, b: string) => boolean): Named[] {
  const {above, anchors}: Reference = references[kind];
  const own = parts.at(-1) ?? '';
  const over = above(page);
  const entries = page.headings
    .filter(({anchor}) => anchors.length === 0 || anchors.some((prefix) => anchor.startsWith(prefix)))
    .filter(({text}) => isSame(text, own) && leads(kind, parts.slice(0, -1), over))
    .map(({anchor}) => ({page, anchor}));
  // A module's title is its path, so that the whole name has to lead to it.
  const isPage = kind === 'move' ? parts.length > 0 && leads(kind, parts, over) : isSame(titleName(page), own);
  return [...(isPage ? [{page}] : []), ...entries];
}

const isOutdated = ({page}: Named): boolean => page.status !== 'current';

/**
 * What has a name in one of the references, the exact spelling alone where there is one, and what
 * is deprecated last.
 *
 * @param name with as many of the names above it as are known: `split`, `coin::split`,
 *   `sui::coin::split`
 */
export function findNames(pages: readonly IndexedPage[], kind: Kind, name: string): Named[] {
  const {pages: prefixes, parts}: Reference = references[kind];
  const given = parts(name.trim());
  const inReference = pages.filter(({id}) => prefixes.some((prefix) => id.startsWith(prefix)));
  const find = (isSame: (a: string, b: string) => boolean): Named[] => inReference.flatMap((page) => namesOn(page, kind, given, isSame));
  const exact = find((a, b) => a === b);
  const found = exact.length > 0 ? exact : find((a, b) => a.toLowerCase() === b.toLowerCase());
  return [...found.filter((each) => !isOutdated(each)), ...found.filter(isOutdated)];
}
