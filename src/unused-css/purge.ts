import {PurgeCSS, type RawContent} from 'purgecss';

export interface Names {
  /** Texts that use a class where they have its name as a word: scripts. */
  texts: readonly string[];
  /** Files, or patterns of files, with more such texts: sources of pages. */
  files: readonly string[];
}

/**
 * Classes that scripts name and no page has. The search package hands its names to a list in whose
 * place src/search/panel draws another, and to a ring that never turns, since its field does not
 * wait for the index; the others are words that happen to be classes of Infima. A built page that
 * has one of them fails tests/site/unused-css.test.ts.
 */
const ofNoPage = [
  /^(?:dropdownMenu|suggestions?|dataset|noResults(?:Icon)?|hit(?:Tree|Icon|Title|Path|Wrapper|Action|Footer)|hideAction)_[\w-]{4}$/,
  /^(?:searchIndexLoading|loadingRing)_[\w-]{4}$/,
  /^(?:badge|card|dropdown(?:__link)?|hero(?:__title)?)$/,
];

/**
 * PurgeCSS does not see a use that is on more than one line, as Infima writes long ones, and would
 * take the property for unused.
 */
const onOneLine = (css: string): string => css.replace(/var\(\s*(--[\w-]+)\s*/g, 'var($1');

/**
 * A rule that uses each custom property that the texts name, so that it is kept; it is removed
 * again afterwards.
 */
function askFor(texts: readonly string[]): string {
  const names = new Set(texts.flatMap((text) => text.match(/--[A-Za-z][\w-]*/g) ?? []));
  return names.size === 0 ? '' : `html{content:${[...names].map((name) => `var(${name})`).join(' ')}}`;
}

/**
 * A style sheet without the rules of classes that nothing uses, and without custom properties that
 * no rule and no script uses.
 *
 * @param css the whole style sheet, because a custom property may be used far from where it is set
 * @param names where names of classes are looked for
 */
export async function withoutUnused(css: string, {texts, files}: Names): Promise<string> {
  const content: (string | RawContent)[] = [...files, ...texts.map((raw) => ({raw, extension: 'js'}))];
  const asking = askFor(texts);
  // Elements and ids always count as used: Markdown and browsers bring them, and no source names
  // them.
  const words = ['html', ...(css.match(/[\w-]+/g) ?? [])];
  const always = {tags: words, ids: words, classes: [], undetermined: [], attributes: {names: [], values: []}};
  const [result] = await new PurgeCSS().purge({
    content: [...content, {raw: '', extension: 'kept'}],
    css: [{raw: onOneLine(css) + asking}],
    extractors: [{extensions: ['kept'], extractor: () => always}],
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
    // Pseudo-classes and pseudo-elements, which every element has.
    safelist: {standard: [/^:/]},
    blocklist: ofNoPage,
    variables: true,
  });
  if (!result?.css.endsWith(asking)) throw new Error('PurgeCSS changed the rule that asks for the custom properties of scripts');
  return result.css.slice(0, result.css.length - asking.length);
}
