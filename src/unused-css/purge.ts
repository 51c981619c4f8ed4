import {PurgeCSS, type RawContent} from 'purgecss';
import {attributes, elements} from './kept';

/** The list of what to keep does not fit the style sheet. */
export class KeptNamesError extends Error {
  override name = 'KeptNamesError';
}

export interface Names {
  /** Texts in which a class is used where its name is a word: scripts, and sources of pages. */
  texts: readonly string[];
  /** Files and patterns of files with more of them. */
  files: readonly string[];
}

const fileOfLists = 'src/unused-css/kept.ts';

/** A selector without a class names elements, which are used wherever Markdown makes them. */
function checkRejected(selectors: readonly string[]): void {
  const unlisted = selectors.find((selector) => !selector.includes('.'));
  if (unlisted !== undefined)
    throw new KeptNamesError(`the style sheet has a rule for "${unlisted.trim()}": add its element or attribute to ${fileOfLists}`);
}

/** A custom property by its name; scripts have some in the attributes of icons. */
const customProperty = /--[A-Za-z][\w-]*/g;

/** A rule that asks for each custom property that the texts name, for as long as the style sheet is purged. */
function askFor(texts: readonly string[]): string {
  const names = new Set(texts.flatMap((text) => text.match(customProperty) ?? []));
  return names.size === 0 ? '' : `html{content:${[...names].map((name) => `var(${name})`).join(' ')}}`;
}

/**
 * A style sheet without the rules of classes that nothing uses, and without custom properties that no rule and no script asks for.
 *
 * @param css the whole style sheet, because a custom property may be asked for far from where it is set
 * @param names where names of classes are looked for
 * @throws {KeptNamesError} where the lists of `kept.ts` lack an element or an attribute
 */
export async function withoutUnused(css: string, {texts, files}: Names): Promise<string> {
  const content: (string | RawContent)[] = [...files, ...texts.map((raw) => ({raw, extension: 'js'}))];
  const asking = askFor(texts);
  const always = {tags: [...elements], classes: [], ids: [], undetermined: [], attributes: {names: [], values: []}};
  const [result] = await new PurgeCSS().purge({
    content: [...content, {raw: '', extension: 'kept'}],
    css: [{raw: css + asking}],
    extractors: [{extensions: ['kept'], extractor: () => always}],
    dynamicAttributes: [...attributes],
    // Pseudo-classes and pseudo-elements, which every element has.
    safelist: {standard: [/^:/]},
    variables: true,
    rejected: true,
  });
  if (!result?.css.endsWith(asking)) throw new Error('PurgeCSS changed the rule that asks for the custom properties of scripts');
  checkRejected(result.rejected ?? []);
  return result.css.slice(0, result.css.length - asking.length);
}
