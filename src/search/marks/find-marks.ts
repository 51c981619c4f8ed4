import {markText} from '../engine/excerpt';

/** Parts of an article that are no text of it. */
const ignored = 'button, script, style, nav, .hash-link';

/**
 * The places in an element's text that have one of the terms, first to last, as the engine reads
 * words.
 */
export function findMarks(root: Element, terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    if (text.trim() === '' || node.parentElement?.closest(ignored)) continue;
    for (const [start, end] of markText(text, (term) => terms.has(term)).marks) {
      const range = root.ownerDocument.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

const follows = (node: Node, other: Node): boolean => Boolean(other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);

/**
 * The marks that a reader who follows an address looks for: those in the section of its anchor, or
 * all where it has none.
 *
 * @param hash the anchor with its `#`; empty for the top of the page
 */
export function marksInSection(ranges: readonly Range[], root: Element, hash: string): readonly Range[] {
  const heading = hash === '' ? null : root.ownerDocument.getElementById(decodeURIComponent(hash.slice(1)));
  if (!heading) return hash === '' ? ranges : [];
  const level = /^H\d$/.test(heading.tagName) ? heading.tagName : 'H6';
  const next = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')].find(
    (other) => other.tagName <= level && other !== heading && follows(other, heading),
  );
  return ranges.filter(({startContainer: node}) => {
    const isAfterStart = heading.contains(node) || follows(node, heading);
    return isAfterStart && (next === undefined || follows(next, node));
  });
}
