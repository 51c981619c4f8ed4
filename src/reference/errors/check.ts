import {olderCode, readCompilerCode} from '../../lib/compiler-code';
import {longestLine, wideLines} from '../../lib/wide-lines';
import {ReferenceSourceError} from '../page';
import {compilerTitle, readHeading} from './compiler-titles';
import type {EntryList} from './entries';
import {areAlike, runsOf, vocabularyOf} from './likeness';
import type {ErrorEntry} from './model';
import {groupOf} from './routes';
import type {SitePages} from './site-pages';

const folder = 'src/reference/errors/entries';

/** An entry with its place, for messages. */
interface Placed {
  place: string;
  group: string;
  entry: ErrorEntry;
}

const required = ['id', 'title', 'messages', 'meaning', 'causes', 'cure', 'seeAlso', 'source'] as const;

/**
 * Fields that somebody forgot: only the type check would see them otherwise, and reading them would
 * fail.
 */
const missingFields = ({place, entry}: Placed): string[] =>
  required.filter((field) => !(field in entry)).map((field) => `${place}: has no ${field}; model.ts says what to write`);

/** The texts of an entry that are prose, by field. */
const textsOf = ({meaning, causes, find, cure}: ErrorEntry): [field: string, text: string][] => [
  ['meaning', meaning],
  ...causes.map((cause, index): [string, string] => [`causes[${index}]`, cause]),
  ...(find === undefined ? [] : [['find', find] as [string, string]]),
  ['cure', cure],
];

/**
 * Sentences in the form in which they are compared: without case, markup and spaces at the ends.
 */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?:])\s+/)
    .map((sentence) => sentence.replace(/[`*_]/g, '').trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/).length > 3);

/** Routes of links in Markdown. */
const linksIn = (text: string): string[] => [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, route = '']) => route);

function messageProblems({messages}: ErrorEntry): string[] {
  if (messages.length === 0) return ['has no message; copy at least one as a tool prints it'];
  return messages.flatMap(({text}, index) => {
    const what = `messages[${index}]`;
    if (text.replaceAll('…', '').trim() === '') return [`${what} is empty; copy what the tool prints, with … for what varies`];
    return text === text.trim() ? [] : [`${what} begins or ends with a space; remove it`];
  });
}

/** The first line of a compiler's message. */
const codeLine = /^(?:error|warning)\[([^\]]+)\]: /;

function titleProblems({title}: ErrorEntry): string[] {
  const named = readHeading(title);
  if (named === undefined) return [];
  const {code, words} = named;
  const newest = compilerTitle(code)?.title;
  if (newest === undefined) return [`the title has the code ${code}, which compiler-titles.ts lacks; correct the code, or add it there`];
  return words === newest ? [] : [`the title says "${words}", and the newest compiler prints "${newest}" after ${code}; take that`];
}

/** A line with a code has to be one that a release prints. */
function codeProblems({messages}: ErrorEntry): string[] {
  return messages.flatMap(({text}, index) => {
    const read = readCompilerCode(codeLine.exec(text)?.[1] ?? '');
    // The check before an upgrade has a list of its own.
    if (read === undefined || read.origin === 'UC') return [];
    const code = olderCode(read);
    return compilerTitle(code)?.lines.includes(text)
      ? []
      : [`messages[${index}] has words after ${code} that no release prints; write ...printed('${code}')`];
  });
}

function textProblems(entry: ErrorEntry): string[] {
  return textsOf(entry).flatMap(([field, text]) => {
    if (text.trim() === '') return [`${field} is empty; write a sentence, or remove the entry`];
    return /[.:]["”)]?$/.test(text.trim()) ? [] : [`${field} does not end with a period; write full sentences`];
  });
}

function sampleProblems({samples = []}: ErrorEntry): string[] {
  return samples.flatMap(({code}, index) =>
    wideLines(code).map(({line, columns}) => `samples[${index}], line ${line}: ${columns} columns, and ${longestLine} fit; break it`),
  );
}

function linkProblems(entry: ErrorEntry, pages: SitePages): string[] {
  const routes = [...entry.seeAlso, ...textsOf(entry).flatMap(([, text]) => linksIn(text))];
  return [
    ...(entry.seeAlso.length === 0 ? ['seeAlso is empty; name at least one page that goes further'] : []),
    ...routes.flatMap((route) => {
      const problem = pages.problemOf(route);
      return problem === undefined ? [] : [`links to ${route}: ${problem}; correct the link, or leave it out`];
    }),
  ];
}

function ownProblems({entry}: Placed, pages: SitePages): string[] {
  const {id, title, causes, source} = entry;
  return [
    ...(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) ? [] : [`the id "${id}" is not in kebab case; use small letters, digits and hyphens`]),
    ...(title.trim() === '' ? ['has no title; give it the name that readers search for'] : []),
    ...(causes.length === 0 ? ['has no cause; write what leads to it'] : []),
    ...(source.trim() === '' ? ['has no source; say where the message was read'] : []),
    ...messageProblems(entry),
    ...titleProblems(entry),
    ...codeProblems(entry),
    ...textProblems(entry),
    ...sampleProblems(entry),
    ...linkProblems(entry, pages),
  ];
}

/** A problem for each entry whose key another one before it has. */
function repeated(
  placed: readonly Placed[],
  keysOf: (item: Placed) => readonly string[],
  explain: (key: string, first: string) => string,
): string[] {
  const first = new Map<string, string>();
  return placed.flatMap((item) =>
    keysOf(item).flatMap((key) => {
      const known = first.get(key);
      if (known === undefined) first.set(key, item.place);
      return known === undefined ? [] : [`${item.place}: ${explain(key, known)}`];
    }),
  );
}

/**
 * A problem for each run of words that an entry has in common with another one before it; one for
 * each pair of entries.
 */
function copiedRuns(placed: readonly Placed[]): string[] {
  const first = new Map<string, string>();
  return placed.flatMap(({place, entry}) => {
    const copied = new Map<string, string>();
    for (const run of textsOf(entry).flatMap(([, text]) => runsOf(text))) {
      const known = first.get(run);
      if (known === undefined) first.set(run, place);
      else if (known !== place && !copied.has(known)) copied.set(known, run);
    }
    return [...copied].map(([known, run]) => `${place}: "${run}" is also said in ${known}; say it in other words`);
  });
}

/** A problem for each meaning and each cure that is nearly that of an entry before it. */
function nearlySame(placed: readonly Placed[]): string[] {
  return (['meaning', 'cure'] as const).flatMap((field) => {
    const texts = placed.map(({place, entry}) => ({place, words: vocabularyOf(entry[field])}));
    return texts.flatMap(({place, words}, index) => {
      const like = texts.slice(0, index).find((other) => areAlike(other.words, words));
      return like === undefined ? [] : [`${place}: ${field} says nearly the same as that of ${like.place}; say what sets them apart`];
    });
  });
}

/**
 * What is wrong with the entries: one line each with file and entry, what it is, and what to do.
 *
 * @param least how many entries there are at least
 */
export function entryProblems(lists: readonly EntryList[], pages: SitePages, least: number): string[] {
  const placed = lists.flatMap(({page, file, entries}) =>
    entries.map((entry): Placed => ({place: `${folder}/${file}: ${entry.id}`, group: groupOf(page), entry})),
  );
  const missing = placed.flatMap(missingFields);
  if (missing.length > 0) return missing;
  return [
    ...(placed.length < least
      ? [`${folder}/index.ts: ${placed.length} entries, and there were ${least}; bring the lost ones back, or lower leastEntries`]
      : []),
    ...placed.flatMap((item) => ownProblems(item, pages).map((problem) => `${item.place}: ${problem}`)),
    ...repeated(
      placed,
      ({group, entry}) => [`${group}#${entry.id}`],
      (_key, first) => `the id is also that of an entry in ${first}; give one of them another`,
    ),
    ...repeated(
      placed,
      ({entry}) => [entry.title.toLowerCase()],
      (_key, first) => `the title is also that of ${first}; give one of them another`,
    ),
    ...repeated(
      placed,
      ({entry}) => textsOf(entry).flatMap(([, text]) => sentencesOf(text)),
      (sentence, first) => `"${sentence}" is also said in ${first}; say what is particular to this error`,
    ),
    ...copiedRuns(placed),
    ...nearlySame(placed),
  ];
}

/**
 * Stops where an entry is wrong.
 *
 * @throws {ReferenceSourceError} with a line for each problem
 */
export function checkEntries(lists: readonly EntryList[], pages: SitePages, least: number): void {
  const problems = entryProblems(lists, pages, least);
  if (problems.length > 0) throw new ReferenceSourceError(`The error reference cannot be made:\n${problems.join('\n')}`);
}
