/** The language that the page is in. Static generation renders nothing that depends on it. */
export const language = (): string => (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';

/** A number as the language of the page writes it. */
export const formatted = (value: number, options?: Intl.NumberFormatOptions): string => value.toLocaleString(language(), options);

/** Bytes as readers know them: `12.4 MB`. */
export const megabytes = (bytes: number): string =>
  formatted(bytes / 1_000_000, {style: 'unit', unit: 'megabyte', minimumFractionDigits: 1, maximumFractionDigits: 1});

/**
 * How a language lists things. English here has no comma before the last one, as in the pages,
 * which `Intl` takes for British.
 */
export const listFormat = (locale: string): Intl.ListFormat =>
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, {type: 'conjunction'});

/** A list as a sentence has it: `Guides and Concepts`. */
export const listed = (items: readonly string[]): string => listFormat(language()).format(items);

/** Names of all plural forms, in the order in which texts give them. */
const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * The form of a text that goes with a number.
 *
 * @param forms the forms that the language has, with bars between: in English that of one thing and
 *   that of others
 */
export function plural(count: number, forms: string): string {
  const rules = new Intl.PluralRules(language());
  const {pluralCategories} = rules.resolvedOptions();
  const given = forms.split('|');
  const at = order.filter((name) => pluralCategories.includes(name)).indexOf(rules.select(count));
  return given[Math.min(at, given.length - 1)] ?? forms;
}
