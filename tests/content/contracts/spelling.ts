import {readFileSync} from 'node:fs';
import path from 'node:path';
import nspell from 'nspell';
import type {Page} from '../../lib/pages';
import {lineAt, proseOf, type Prose} from './prose';

/** Names and terms of art that the dictionary does not have, one a line. */
export const wordsFile = 'tests/content/spelling/words.txt';

/** Its lines, in their order. */
export const wordLines: readonly string[] = readFileSync(wordsFile, 'utf8').trimEnd().split('\n');
export const listedWords: ReadonlySet<string> = new Set(wordLines);

const dictionaryDir = 'node_modules/dictionary-en';
const read = (file: string): Buffer => readFileSync(path.join(dictionaryDir, file));

/** American English. */
const dictionary = nspell(read('index.aff'), read('index.dic'));

/** Spellings that the dictionary has, or has no good answer to, and Americans do not use. */
const british = new Map([
  ['whilst', 'while'],
  ['routeing', 'routing'],
  ['orientated', 'oriented'],
  ['towards', 'toward'],
  ['cheque', 'check'],
]);

/**
 * What is not a word: what is joined to code, addresses, scoped packages, paths, Move paths, names
 * with an underscore, files, programs, digits with letters.
 */
const notWords =
  /·-?[a-z]+|https?:\/\/\S+|\S*@\S+|\S*(?:::|_|\/\w+\/)\S*|[\w.-]+\.(?:toml|yaml|json|lock|mdx?|tsx?|rs|move)|(?<![\p{L}-])sui-[\w-]+|(?<!\p{L})[^\s\p{L}]*\d[\p{L}\d.]*/gu;
/** Names of code where it cannot be marked: `&mut`, `StakedSui`, `tx.coin`. */
const codeNames = /&\w+|(?<!\p{L})\p{L}[\p{Ll}\d]+(?:\p{Lu}[\p{Ll}\d]+)+|(?<!\p{L})[a-z]+\.[a-z]+/gu;
const word = /\p{L}[\p{L}\d]*(?:[.'’][\p{L}\d]+)*/gu;
const suggestedWords = 20;

/** The same number of spaces, so that places stay what they are. */
const blank = (text: string): string => ' '.repeat(text.length);

function wordsOf(prose: Prose): {text: string; line: number}[] {
  const canMarkCode = prose.kind === 'paragraph' || prose.kind === 'cell';
  const text = prose.text.replace(notWords, blank).replace(canMarkCode ? /$^/ : codeNames, blank);
  return [...text.matchAll(word)].map((found) => ({text: found[0], line: lineAt(prose, found.index)}));
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The forms of which one must be on the list: `Validators'` is there as `validator`. */
function entriesFor(text: string): string[] {
  const base = text.replace(/['’]s$|s['’]?$/, '');
  return [...new Set([text, lowerFirst(text), base, lowerFirst(base)])];
}

export interface Speller {
  /** What is misspelled on a page, with the nearest words. */
  problemsOf: (page: Page) => string[];
  /** The entries of the list that some page needed so far. */
  used: ReadonlySet<string>;
}

/** True for a word of the dictionary, for its possessive, and for the plural of an abbreviation. */
export const isEnglish = (text: string): boolean =>
  [text, text.replace(/'s?$/, ''), text.replace(/(?<=[A-Z]{2})s$/, '')].some((form) => dictionary.correct(form));

/**
 * A checker of spelling that knows the dictionary and a list; an entry stands for its plural and
 * possessive, too.
 */
export function createSpeller(list: ReadonlySet<string> = listedWords): Speller {
  const used = new Set<string>();
  const answers = new Map<string, boolean>();
  const suggestions = new Map<string, string>();

  function isListed(text: string): boolean {
    const entry = entriesFor(text).find((form) => list.has(form));
    if (entry !== undefined) used.add(entry);
    return entry !== undefined;
  }

  function isKnown(text: string): boolean {
    const plain = text.replaceAll('’', "'");
    if (british.has(plain.toLowerCase())) return false;
    if (/\d/.test(plain) || isEnglish(plain) || isListed(plain)) return true;
    const parts = plain.split('.');
    return parts.length > 1 && parts.every((part) => part.length === 1 || isKnown(part));
  }

  function isRight(text: string): boolean {
    const answer = answers.get(text) ?? isKnown(text);
    answers.set(text, answer);
    return answer;
  }

  function nearest(text: string): string {
    const american = british.get(text.toLowerCase());
    const near = american === undefined ? dictionary.suggest(text).slice(0, 3) : [american];
    return near.length === 0 ? '' : `; did you mean ${near.map((other) => `"${other}"`).join(', ')}?`;
  }

  /**
   * Half a second of work for each word, so a page full of names gets them for the first ones only.
   */
  function suggestionsFor(text: string): string {
    if (!suggestions.has(text)) suggestions.set(text, suggestions.size < suggestedWords ? nearest(text) : '');
    return suggestions.get(text) ?? '';
  }

  return {
    used,
    problemsOf: (page) =>
      proseOf(page)
        .flatMap(wordsOf)
        .filter(({text}) => !isRight(text))
        .map(({text, line}) => `${page.file}:${line}: "${text}" is misspelled, or a name that ${wordsFile} lacks${suggestionsFor(text)}`),
  };
}
