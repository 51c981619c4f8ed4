import {readFileSync, existsSync} from 'node:fs';
import path from 'node:path';
import {listFormat} from '../../lib/interface-language';

/**
 * Texts that a build writes into pages, in English, by id. Names in braces stand for what differs.
 */
export type BuiltTexts = Readonly<Record<string, string>>;

/** The texts in the language of a build. */
export interface Words {
  /** The language, as `Intl` knows it. */
  locale: string;
  /** A text with words in the place of its names. */
  say: (id: string, values?: Readonly<Record<string, string>>) => string;
  /** A text with anything in the place of its names, such as links, as a list of parts. */
  fill: <Part>(id: string, values: Readonly<Record<string, readonly Part[]>>) => (string | Part)[];
  /** Several things as a sentence lists them. */
  list: <Part>(items: readonly Part[]) => (string | Part)[];
}

/** Name of the plugin, and so of its folder among a language's files. */
export const pluginName = 'texts';

/** The file with the translations, from that folder, without its ending. */
export const builtFile = 'built';

/**
 * @param texts in English
 * @param translated in the language, as far as they are
 */
export function wordsIn(locale: string, texts: BuiltTexts, translated: BuiltTexts = {}): Words {
  const piecesOf = (id: string): string[] => {
    const text = translated[id] ?? texts[id];
    if (text === undefined) throw new Error(`There is no text "${id}" among those that a build writes into pages.`);
    return text.split(/\{(\w+)\}/);
  };
  const fill = <Part>(id: string, values: Readonly<Record<string, readonly Part[]>>): (string | Part)[] =>
    piecesOf(id).flatMap((piece, index): readonly (string | Part)[] => {
      if (index % 2 === 1) return values[piece] ?? [`{${piece}}`];
      return piece === '' ? [] : [piece];
    });
  return {
    locale,
    fill,
    say: (id, values = {}) => fill(id, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]]))).join(''),
    list: <Part>(items: readonly Part[]): (string | Part)[] => {
      const parts = listFormat(locale).formatToParts(items.map((_, index) => String(index)));
      return parts.flatMap(({type, value}): (string | Part)[] =>
        type === 'element' ? items.slice(Number(value), Number(value) + 1) : [value],
      );
    },
  };
}

/** What is known of the language that is built. */
interface Language {
  /** Folder of the language's files. */
  localizationDir: string;
  i18n: {currentLocale: string};
}

/** The texts as the files of the language have them; in English where there are none. */
export function readWords({localizationDir, i18n}: Language, texts: BuiltTexts): Words {
  const file = path.join(localizationDir, pluginName, `${builtFile}.json`);
  const read = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>) : {};
  return wordsIn(i18n.currentLocale, texts, Object.fromEntries(Object.entries(read).map(([id, {message}]) => [id, message])));
}
