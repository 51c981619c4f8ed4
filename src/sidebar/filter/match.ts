import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** A stretch of a label, and whether it is what the reader typed. */
export interface Part {
  text: string;
  isMatch: boolean;
}

/** An item that matches, or a group with some that do. */
export interface Match {
  parts: readonly Part[];
  /** Absent for a group without a page. */
  href?: string;
  /** Whether its own label has what was typed; a group may be there for its items alone. */
  isMatch: boolean;
  items: readonly Match[];
}

const wordsIn = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Cuts a label where the words stand; the first occurrence of each counts, and words that overlap
 * are one stretch.
 */
function partsOf(label: string, words: readonly string[]): Part[] {
  const lower = label.toLowerCase();
  const marked = Array.from(label, () => false);
  for (const word of words) {
    const at = lower.indexOf(word);
    if (at >= 0) marked.fill(true, at, at + word.length);
  }
  const parts: Part[] = [];
  [...marked.keys()].forEach((at) => {
    const isMatch = marked[at] ?? false;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += label.charAt(at);
    else parts.push({text: label.charAt(at), isMatch});
  });
  return parts;
}

const labelOf = (item: PropSidebarItem): string => (item.type === 'html' ? '' : item.label);
const itemsOf = (item: PropSidebarItem): readonly PropSidebarItem[] => (item.type === 'category' ? item.items : []);

/**
 * The items whose labels have every word, each below its groups. The words of a label may also
 * stand in the labels of its groups, as long as one is its own: `kiosk new` finds `new` in the
 * group `kiosk`.
 *
 * @param around labels of the groups that the items are in
 */
function filterBy(items: readonly PropSidebarItem[], words: readonly string[], around: string): Match[] {
  return items.flatMap((item): Match[] => {
    const label = labelOf(item);
    const own = label.toLowerCase();
    const isMatch = words.every((word) => `${around}\n${own}`.includes(word)) && words.some((word) => own.includes(word));
    const below = filterBy(itemsOf(item), words, `${around}\n${own}`);
    if (!isMatch && below.length === 0) return [];
    const href = item.type === 'html' ? undefined : item.href;
    // A group without a page that matches leads nowhere by itself: it shows all that it has.
    const shown = href === undefined && below.length === 0 ? filterBy(itemsOf(item), [''], '') : below;
    return [{parts: partsOf(label, words), ...(href !== undefined && {href}), isMatch: isMatch && href !== undefined, items: shown}];
  });
}

/**
 * What a sidebar has of what a reader typed, with the groups on the way to it; nothing for an empty
 * text.
 */
export function filterItems(items: readonly PropSidebarItem[], text: string): Match[] {
  const words = wordsIn(text);
  return words.length === 0 ? [] : filterBy(items, words, '');
}

/** How many pages matched, groups that have a page of their own included. */
export const countMatches = (matches: readonly Match[]): number =>
  matches.reduce((sum, {isMatch, items}) => sum + (isMatch ? 1 : 0) + countMatches(items), 0);
