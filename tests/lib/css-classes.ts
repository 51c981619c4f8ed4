import {parse} from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Names of the classes that a style sheet has rules for. */
export function classesOf(css: string): Set<string> {
  const found = new Set<string>();
  const read = selectorParser((selectors) => {
    selectors.walkClasses(({value}) => {
      found.add(value);
    });
  });
  parse(css).walkRules((rule) => {
    read.processSync(rule.selector);
  });
  return found;
}

/**
 * Classes in use whose rules a style sheet had before it was reduced, and has no more.
 *
 * @param used names of classes that pages have
 * @param before the whole style sheet
 * @param after what ships of it
 */
export function lostClasses(used: Iterable<string>, before: string, after: string): string[] {
  const had = classesOf(before);
  const has = classesOf(after);
  return [...new Set(used)].filter((name) => had.has(name) && !has.has(name)).sort();
}
