import MiniSearch from 'minisearch';
import {stemmer} from 'stemmer';
import {
  fields,
  files,
  formatVersion,
  packPostings,
  pageKinds,
  type CorrectionsFile,
  type Field,
  type PageTable,
  type Postings,
  type TermsFile,
  type TextFile,
} from '../engine/index-format';
import {abortTerm} from '../engine/move-abort';
import {correctionKeys} from '../engine/correction-keys';
import {packMessageWords} from '../engine/message-words';
import {stopWords} from '../engine/stop-words';
import {normalize, readWords, tokenize, wordsIn} from '../engine/tokenize';
import {isOneTypoApart, shortestWordWithTypos} from '../engine/typo';
import type {ExtractedPage} from './extract-page';

/** A page: what the site knows about it, and what its HTML says. */
export interface PageToIndex extends ExtractedPage {
  /** Root-relative, without the base URL. */
  route: string;
  /** Name of the section; absent for a page in none. */
  section?: string;
  isGenerated: boolean;
  /** True for a deprecated or removed subject. */
  isOutdated: boolean;
  /** True for a page that says what messages mean, and what to do. */
  isAboutErrors?: boolean;
  /** True for a list of entries that have nothing to do with each other, such as a glossary. */
  isListOfEntries?: boolean;
}

/** File name → contents, without the entry file. */
export type IndexContents = Map<string, string>;

/**
 * Characters of JSON in a terms file, about 4 KB with gzip: a query reads one or two such files for
 * each word.
 */
const termsFileSize = 12_000;
/** Characters of JSON in a text file, about 1 KB with gzip: each hit that is shown reads one. */
const textFileSize = 2_000;

/**
 * Characters of JSON in a corrections file, about 3 KB with gzip: a misspelt word reads two such
 * files.
 */
const correctionsFileSize = 8_000;

/** Fields in which stop words are indexed too: there they may be all that a reader remembers. */
const fieldsWithStopWords: ReadonlySet<Field> = new Set(['title', 'name', 'row', 'heading', 'keywords']);

type IndexedPassage = Record<Field, string> & {id: number};

const nothing = Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>;

/** A heading with more words than this, stop words aside, is a sentence and not a name. */
const longestName = 4;

/**
 * The terms for a name as a whole; its parts are not names. `--gas-budget` gives one with its
 * dashes and one without.
 */
function wholesOf(name: string): string[] {
  const words = readWords(name);
  const wholes = words.flatMap(({segments}) => segments.map(({whole}) => whole));
  const telling = wholes.filter((whole) => !stopWords.has(whole));
  if (telling.length > longestName) return [];
  const others = words.length > 1 ? [telling.join('')] : [words[0]?.option ?? '', name.includes('::') ? (wholes.at(-1) ?? '') : ''];
  return [...new Set([normalize(name), ...others])].filter((term) => term !== '');
}

/** The fields to index for a page: those of its card first, then those of its passages. */
function passagesToIndex({title, keywords, description, passages, isAboutErrors = false}: PageToIndex): Record<Field, string>[] {
  return [
    {...nothing, title, keywords, description, name: keywords.split(',').flatMap(wholesOf).join(' ')},
    ...passages.map(({rows, aborts, heading, opens, text, code, output}) => ({
      ...nothing,
      name: [...(opens ? wholesOf(heading) : []), ...aborts.map(({module, code}) => abortTerm(module, code))].join(' '),
      row: rows.flatMap(wholesOf).join(' '),
      snake: [...(opens ? [heading] : []), ...rows]
        .filter((name) => /^[a-z\d]+(?:_[a-z\d]+)+$/.test(name))
        .map(normalize)
        .join(' '),
      heading: opens ? heading : '',
      // An entry says little but what the error is about.
      description: isAboutErrors ? text : '',
      text: isAboutErrors ? '' : text,
      code,
      output,
    })),
  ];
}

/** The texts to show for a page's passages, in the same order. */
const passagesToShow = ({description, passages}: PageToIndex): TextFile => [
  ['', '', description, ''],
  ...passages.map(({anchor, heading, text, code}): TextFile[number] => [anchor, heading, text, code]),
];

function isFieldsTerm(field: string, term: string): boolean {
  return !stopWords.has(term) || fieldsWithStopWords.has(field as Field);
}

/**
 * Finds the terms that `tokenize` finds, without positions, and reads each word only once: most
 * words of a site recur.
 */
function termReader(): (text: string) => string[] {
  const known = new Map<string, readonly string[]>();
  const termsOfWord = (word: string): readonly string[] => {
    const terms = known.get(word) ?? tokenize(word).map(({term}) => term);
    known.set(word, terms);
    return terms;
  };
  return (text) => wordsIn(text).flatMap(termsOfWord);
}

/** Every term of the site, sorted, with its postings. */
function indexTerms(pages: readonly PageToIndex[]): [term: string, postings: Postings][] {
  const termsIn = termReader();
  const index = new MiniSearch<IndexedPassage>({
    fields: [...fields],
    tokenize: (text, field) =>
      (field === 'name' || field === 'row' || field === 'snake' ? text.split(' ') : termsIn(text)).filter((term) =>
        isFieldsTerm(field ?? '', term),
      ),
    processTerm: (term) => term,
  });
  index.addAll(pages.flatMap(passagesToIndex).map((passage, id) => ({...passage, id})));
  return (index.toJSON().index as [string, Postings][]).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Cuts a list into parts whose items have about the given size as JSON. */
function cut<T>(items: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  let room = 0;
  for (const item of items) {
    const length = JSON.stringify(item).length;
    if (room < length || parts.length === 0) {
      parts.push([]);
      room = size;
    }
    parts.at(-1)?.push(item);
    room -= length;
  }
  return parts;
}

function numberLabels(pages: readonly PageToIndex[]): string[] {
  return [...new Set(pages.flatMap(({section, trail}) => (section === undefined ? trail : [section, ...trail])))].sort();
}

const kindOf = ({isGenerated, isOutdated, isAboutErrors = false, isListOfEntries = isAboutErrors}: PageToIndex): number =>
  (isGenerated ? pageKinds.generated : 0) +
  (isOutdated ? pageKinds.outdated : 0) +
  (isAboutErrors ? pageKinds.errors : 0) +
  (isListOfEntries ? pageKinds.entries : 0);

function tabulate(
  pages: readonly PageToIndex[],
  texts: readonly TextFile[],
  terms: readonly TermsFile[],
  corrections: readonly CorrectionsFile[],
): PageTable {
  const labels = numberLabels(pages);
  return {
    version: formatVersion,
    routes: pages.map(({route}) => route),
    titles: pages.map(({title}) => title),
    labels,
    trails: pages.map(({trail}) => trail.map((label) => labels.indexOf(label))),
    sections: pages.map(({section}) => (section === undefined ? -1 : labels.indexOf(section))),
    kinds: pages.map(kindOf),
    passages: pages.map(({passages}) => passages.length + 1),
    texts: texts.map(({length}) => length),
    messages: packMessageWords(pages.flatMap(({passages}) => passages.map(({messages}) => messages).filter((said) => said !== ''))),
    terms: terms.map((file) => file.terms[0] ?? ''),
    corrections: corrections.map(({keys}) => keys[0] ?? ''),
  };
}

/** True for a term that a misspelt word may mean: a word or a name without digits. */
const isCorrection = (term: string): boolean => term.length >= 4 && term.length <= 24 && /^\p{L}+$/u.test(term);

/** Terms by key (see `correctionKeys`). */
function byCorrectionKey(terms: readonly string[]): Map<string, string[]> {
  const byKey = new Map<string, string[]>();
  for (const term of terms) {
    for (const key of correctionKeys(term)) byKey.set(key, [...(byKey.get(key) ?? []), term]);
  }
  return byKey;
}

/** How many times as often a word occurs that is meant rather than one which only an output has. */
const farCommoner = 20;

/**
 * The terms without those that only outputs have and that are a typo of a far commoner one: they
 * would keep it from being corrected.
 */
function withoutTyposOfOutputs(terms: readonly [term: string, postings: Postings][]): [term: string, postings: Postings][] {
  const count = new Map(
    terms.map(([term, postings]) => [term, Object.values(postings).reduce((sum, of) => sum + Object.keys(of).length, 0)]),
  );
  const byKey = byCorrectionKey(terms.map(([term]) => term).filter(isCorrection));
  const output = String(fields.indexOf('output'));
  const isTypo = (term: string): boolean =>
    correctionKeys(term)
      .flatMap((key) => byKey.get(key) ?? [])
      .some(
        (other) =>
          (count.get(other) ?? 0) >= farCommoner * (count.get(term) ?? 0) &&
          isOneTypoApart(term, other) &&
          stemmer(term) !== stemmer(other),
      );
  return terms.filter(
    ([term, postings]) =>
      !(
        term.length >= shortestWordWithTypos &&
        isCorrection(term) &&
        Object.keys(postings).every((field) => field === output) &&
        isTypo(term)
      ),
  );
}

/** The terms that misspelt words may mean, by key. */
function correctionsFiles(terms: readonly string[]): CorrectionsFile[] {
  const entries = [...byCorrectionKey(terms.filter(isCorrection))]
    .map(([key, found]) => [key, found.join(' ')] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return cut(entries, correctionsFileSize).map((part) => ({keys: part.map(([key]) => key), terms: part.map(([, found]) => found)}));
}

/**
 * Makes the search index of a site. The same pages give the same bytes.
 *
 * @param pages every page to be found, in any order
 */
export function buildIndex(pages: readonly PageToIndex[]): IndexContents {
  const sorted = [...pages].sort((a, b) => (a.route < b.route ? -1 : 1));
  const terms = withoutTyposOfOutputs(indexTerms(sorted));
  const termsFiles = cut(
    terms.map(([term, postings]) => [term, packPostings(postings)] as const),
    termsFileSize,
  ).map((part): TermsFile => ({terms: part.map(([term]) => term), postings: part.map(([, postings]) => postings)}));
  const texts = cut(sorted.flatMap(passagesToShow), textFileSize);
  const corrections = correctionsFiles(terms.map(([term]) => term));
  return new Map([
    [files.pages, JSON.stringify(tabulate(sorted, texts, termsFiles, corrections))],
    ...corrections.map((file, index) => [files.corrections(index), JSON.stringify(file)] as const),
    ...termsFiles.map((file, index) => [files.terms(index), JSON.stringify(file)] as const),
    ...texts.map((file, index) => [files.text(index), JSON.stringify(file)] as const),
  ]);
}
