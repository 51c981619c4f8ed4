import {PurgeCSS, type RawContent} from 'purgecss';
import {customPropertiesIn} from './custom-properties';
import {attributes, elements} from './kept';
import {replacedClass} from './replaced';

/** The list of what to keep does not fit the style sheet. */
export class KeptNamesError extends Error {
  override name = 'KeptNamesError';
}

export interface Names {
  /** Texts that use a class where they have its name as a word: scripts, and sources of pages. */
  texts: readonly string[];
  /** Files, or patterns of files, with more such texts. */
  files: readonly string[];
}

const fileOfLists = 'src/unused-css/kept.ts';

/** Stops at a removed selector without a class: it names elements, which Markdown makes without any source that names them. */
function checkRejected(selectors: readonly string[]): void {
  const unlisted = selectors.find((selector) => !selector.includes('.'));
  if (unlisted !== undefined)
    throw new KeptNamesError(`the style sheet has a rule for "${unlisted.trim()}": add its element or attribute to ${fileOfLists}`);
}

/** A rule that uses each custom property that the texts name, so that it is kept; it is removed again afterwards. */
function askFor(texts: readonly string[]): string {
  const names = customPropertiesIn(texts);
  return names.size === 0 ? '' : `html{content:${[...names].map((name) => `var(${name})`).join(' ')}}`;
}

/** PurgeCSS does not see a use that is on more than one line, as Infima writes long ones, and would take the property for unused. */
const onOneLine = (css: string): string => css.replace(/var\(\s*(--[\w-]+)\s*/g, 'var($1');

/**
 * A style sheet without the rules of classes that nothing uses, and without custom properties that no rule and no script uses.
 *
 * @param css the whole style sheet, because a custom property may be used far from where it is set
 * @param names where names of classes are looked for
 * @throws {KeptNamesError} where the lists of `kept.ts` lack an element or an attribute
 */
export async function withoutUnused(css: string, {texts, files}: Names): Promise<string> {
  const content: (string | RawContent)[] = [...files, ...texts.map((raw) => ({raw, extension: 'js'}))];
  const asking = askFor(texts);
  const always = {tags: [...elements], classes: [], ids: [], undetermined: [], attributes: {names: [], values: []}};
  const [result] = await new PurgeCSS().purge({
    content: [...content, {raw: '', extension: 'kept'}],
    css: [{raw: onOneLine(css) + asking}],
    extractors: [{extensions: ['kept'], extractor: () => always}],
    dynamicAttributes: [...attributes],
    // Pseudo-classes and pseudo-elements, which every element has.
    safelist: {standard: [/^:/]},
    blocklist: [replacedClass],
    variables: true,
    rejected: true,
  });
  if (!result?.css.endsWith(asking)) throw new Error('PurgeCSS changed the rule that asks for the custom properties of scripts');
  checkRejected(result.rejected ?? []);
  return result.css.slice(0, result.css.length - asking.length);
}
