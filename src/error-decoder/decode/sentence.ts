import {listed} from '../../lib/interface-language';
import type {Decoded} from './decode';

/** The sentences in English. Names in braces stand for what the message says. */
export const sentences = {
  aModule: 'a module',
  gaveUp: '{place} gave up with {what}.',
  gaveUpWithCode: '{place} gave up with code {what}.',
  gaveUpAtLine: '{place} gave up at line {what}.',
  executionFailed: 'Execution failed: {what}.',
  found: 'Found {what}.',
  constantOf: '{what} of {place}',
  thisIs: 'This is {what}.',
  entries: '{what} entries have such a message.',
} as const;

/** The same sentences in any language. */
export type Sentences = Readonly<Record<keyof typeof sentences, string>>;

const fill = (sentence: string, what: string | number, place = ''): string =>
  sentence.replace(/\{(what|place)\}/g, (_, name) => (name === 'what' ? String(what) : place));

function ofAbort(abort: NonNullable<Decoded['abort']>, {found, constants}: Decoded, said: Sentences): string {
  const place = found === undefined ? (abort.module ?? said.aModule) : `${found.owner.name}::${found.module.name}`;
  const names = constants.map(({name}) => name);
  if (names.length > 0) return fill(said.gaveUp, listed(names), place);
  if (abort.constant !== undefined) return fill(said.gaveUp, abort.constant, place);
  if (abort.line !== undefined) return fill(said.gaveUpAtLine, abort.line, place);
  return fill(said.gaveUpWithCode, String(abort.ownCode ?? abort.code ?? '?'), place);
}

/**
 * What a screen reader says of an answer, and what stands above it: one short sentence.
 *
 * @param said the sentences in the reader's language; programs read English
 */
export function sentenceOf(decoded: Decoded, said: Sentences = sentences): string {
  const {abort, failure, asked, entries} = decoded;
  if (abort !== undefined) return ofAbort(abort, decoded, said);
  if (failure !== undefined)
    return fill(said.executionFailed, [failure.name, failure.detail].filter((part) => part !== undefined).join(', '));
  if (asked.length > 0)
    return fill(said.found, listed(asked.map(({constant, module}) => fill(said.constantOf, constant.name, module.name))));
  return entries.length === 1 ? fill(said.thisIs, entries[0]?.title ?? '') : fill(said.entries, entries.length);
}
