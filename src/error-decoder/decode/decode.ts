import type {DecodedConstant, DecodedEntry, DecoderData} from '@site/src/reference/errors/decoder-data';
import {parseMessage} from '../parse/parse';
import type {ExecutionFailure, MoveAbort} from '../parse/parsed';
import {entryFinder, named, type FoundEntry} from './find-entries';
import {findByWords, type FoundConstant} from './loose';
import {findConstants, findModule, type FoundModule} from './modules';

/** A Move abort, with what is known of it. */
export interface DecodedAbort {
  abort: MoveAbort;
  /** The module that gave up, where the reference has it. */
  found?: FoundModule;
  /** What the number or the name stands for there; several where the message leaves it open. */
  constants: readonly DecodedConstant[];
}

/** What a message means. */
export interface Decoded {
  /** Where Move code gave up: several where the text has several messages. */
  aborts: readonly DecodedAbort[];
  /** Set where execution failed otherwise. */
  failure?: ExecutionFailure;
  /** Constants that a few words asked for. */
  asked: readonly FoundConstant[];
  /** Entries of the reference, the one that tells most first. */
  entries: readonly FoundEntry[];
}

/**
 * More entries than this are no answer: of those that have the same words, and of those that may
 * fit.
 */
const mostEntries = {sure: 12, perhaps: 4} as const;

/** Each entry once; those that may fit are left out where others do. */
function chosen(found: readonly FoundEntry[]): FoundEntry[] {
  const each = found.filter(({item}, index) => found.findIndex((other) => other.item === item) === index);
  const sure = each.filter(({degree}) => degree !== 'perhaps');
  return sure.length > 0 ? sure.slice(0, mostEntries.sure) : each.slice(0, mostEntries.perhaps);
}

/** Two aborts with one key are the same to a reader. */
export const abortKey = ({package: owner, module, code, ownCode, constant}: MoveAbort): string =>
  [owner, module, code, ownCode, constant].map(String).join(' ');

/**
 * Every abort that a text tells of: of the text as a whole, and of its lines, where several have
 * one.
 */
function abortsIn(text: string, whole: MoveAbort): MoveAbort[] {
  const aborts = new Map([[abortKey(whole), whole]]);
  for (const line of text.split('\n')) {
    const abort = parseMessage(line);
    // A line that is cut says less than the whole text.
    if (abort?.kind === 'abort' && abort.code !== undefined && abort.module !== undefined && !aborts.has(abortKey(abort)))
      aborts.set(abortKey(abort), abort);
  }
  return [...aborts.values()];
}

/**
 * Makes a decoder.
 *
 * @returns a function from what a reader pasted to what it means; undefined where nothing is known
 *   of it
 */
export function createDecoder({packages, entries}: DecoderData): (text: string) => Decoded | undefined {
  const find = entryFinder(entries);
  const ofKind = (kind: string | undefined): DecodedEntry[] => (kind === undefined ? [] : entries.filter((entry) => entry.kind === kind));
  const explain = (abort: MoveAbort): DecodedAbort => {
    const found = findModule(packages, abort);
    return {abort, ...(found === undefined ? {} : {found}), constants: found === undefined ? [] : findConstants(found, abort)};
  };
  return (text) => {
    const parsed = parseMessage(text);
    const matched = find(text);
    if (parsed?.kind === 'abort') {
      const own = ofKind('MoveAbort').slice(0, 1).map(named);
      return {aborts: abortsIn(text, parsed).map(explain), asked: [], entries: chosen([...own, ...matched])};
    }
    if (parsed !== undefined) {
      const own = ofKind(parsed.detail);
      const kinds = own.length > 0 ? own : ofKind(parsed.name);
      return {aborts: [], failure: parsed, asked: [], entries: chosen([...kinds.map(named), ...matched])};
    }
    const asked = matched.some(({degree}) => degree !== 'perhaps') ? [] : findByWords(packages, text);
    if (matched.length === 0 && asked.length === 0) return undefined;
    return {aborts: [], asked, entries: asked.length > 0 ? [] : chosen(matched)};
  };
}
