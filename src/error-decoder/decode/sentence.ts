import {listed} from '../../lib/interface-language';
import type {Decoded, DecodedAbort} from './decode';

/** The sentences in English. Names in braces stand for what the message says. */
export const sentences = {
  aModule: 'a module',
  gaveUp: '{place} gave up with {what}.',
  gaveUpWithCode: '{place} gave up with code {what}.',
  gaveUpCut: '{place} gave up, and the text ends before it says why.',
  gaveUpAtLine: '{place} gave up at line {what}.',
  executionFailed: 'Execution failed: {what}.',
  found: 'Found {what}.',
  constantOf: '{what} of {place}',
  thisIs: 'This is {what}.',
  likely: 'This is most likely {what}.',
  perhaps: 'This may be {what}, but the text has few words of its message.',
  entries: '{what} entries have such a message.',
  entriesPerhaps: '{what} entries may fit. The text has few words of their messages.',
} as const;

/** The same sentences in any language. */
export type Sentences = Readonly<Record<keyof typeof sentences, string>>;

const fill = (sentence: string, what: string | number, place = ''): string =>
  sentence.replace(/\{(what|place)\}/g, (_, name) => (name === 'what' ? String(what) : place));

function ofAbort({abort, found, constants}: DecodedAbort, said: Sentences): string {
  const place = found === undefined ? (abort.module ?? said.aModule) : `${found.owner.name}::${found.module.name}`;
  const names = constants.map(({name}) => name);
  if (names.length > 0) return fill(said.gaveUp, listed(names), place);
  if (abort.constant !== undefined) return fill(said.gaveUp, abort.constant, place);
  if (abort.line !== undefined) return fill(said.gaveUpAtLine, abort.line, place);
  const code = abort.ownCode ?? abort.code;
  return code === undefined ? fill(said.gaveUpCut, '', place) : fill(said.gaveUpWithCode, String(code), place);
}

function ofEntries(entries: Decoded['entries'], said: Sentences): string {
  const [first] = entries;
  const isSure = first?.degree !== 'perhaps';
  if (entries.length > 1) return fill(isSure ? said.entries : said.entriesPerhaps, entries.length);
  return fill({exact: said.thisIs, likely: said.likely, perhaps: said.perhaps}[first?.degree ?? 'perhaps'], first?.item.title ?? '');
}

/**
 * What a screen reader says of an answer, and what stands above it: a sentence, or one for each
 * abort.
 *
 * @param said the sentences in the reader's language; programs read English
 */
export function sentenceOf({aborts, failure, asked, entries}: Decoded, said: Sentences = sentences): string {
  if (aborts.length > 0) return aborts.map((abort) => ofAbort(abort, said)).join(' ');
  if (failure !== undefined)
    return fill(said.executionFailed, [failure.name, failure.detail].filter((part) => part !== undefined).join(', '));
  if (asked.length > 0)
    return fill(said.found, listed(asked.map(({constant, module}) => fill(said.constantOf, constant.name, module.name))));
  return ofEntries(entries, said);
}
