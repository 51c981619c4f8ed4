/** Stands for a page in the tree of addresses. */
export type Leaf = 0;

/**
 * The pages, by the segments of their addresses: what is under the empty segment is the page at the address up to there.
 * A branch that has nothing else is that page itself.
 */
export interface PageTree {
  [segment: string]: Leaf | PageTree;
}

/** Stands for the empty segment. */
const here = '.';
const punctuation = /[(),]/;

/** The tree as a text, which is how it ships: `guides(.,developer(.,coin))` is three pages. */
export function writeAddresses(tree: PageTree): string {
  const entries = Object.entries(tree).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries
    .map(([segment, below]) => {
      if (segment === here || punctuation.test(segment)) throw new Error(`An address cannot have the segment "${segment}".`);
      return (segment || here) + (below === 0 ? '' : `(${writeAddresses(below)})`);
    })
    .join(',');
}

/** The tree that a text stands for. */
export function readAddresses(text: string): PageTree {
  let branch: PageTree = {};
  const around: PageTree[] = [];
  let last = '';
  for (const [token] of text.matchAll(/[()]|[^(),]+/g)) {
    if (token === '(') {
      around.push(branch);
      branch = branch[last] = {};
    } else if (token === ')') {
      branch = around.pop() ?? branch;
    } else {
      last = token === here ? '' : token;
      branch[last] = 0;
    }
  }
  return branch;
}
