import type {DecodedConstant, DecodedEntry, DecoderData} from '@site/src/reference/errors/decoder-data';
import {parseMessage} from '../parse/parse';
import type {ExecutionFailure, MoveAbort} from '../parse/parsed';
import {findByWords, type FoundConstant} from './loose';
import {createMatcher} from './match-entries';
import {findConstants, findModule, type FoundModule} from './modules';

/** What a message means. */
export interface Decoded {
  /** Set where Move code gave up. */
  abort?: MoveAbort;
  /** The module that it did so in, where the reference has it. */
  found?: FoundModule;
  /** What the number or the name stands for there; several where the message leaves it open. */
  constants: readonly DecodedConstant[];
  /** Set where execution failed otherwise. */
  failure?: ExecutionFailure;
  /** Constants that a few words asked for. */
  asked: readonly FoundConstant[];
  /** Entries of the reference, the likeliest first. */
  entries: readonly DecodedEntry[];
}

/** More entries than this are no answer. */
const mostEntries = 4;

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/**
 * Makes a decoder.
 *
 * @returns a function from what a reader pasted to what it means; undefined where nothing is known of it
 */
export function createDecoder({packages, entries}: DecoderData): (text: string) => Decoded | undefined {
  const match = createMatcher(entries);
  const ofKind = (kind: string | undefined): DecodedEntry[] => (kind === undefined ? [] : entries.filter((entry) => entry.kind === kind));
  return (text) => {
    const parsed = parseMessage(text);
    if (parsed?.kind === 'abort') {
      const found = findModule(packages, parsed);
      const constants = found === undefined ? [] : findConstants(found, parsed);
      return {abort: parsed, ...(found === undefined ? {} : {found}), constants, asked: [], entries: ofKind('MoveAbort').slice(0, 1)};
    }
    const matched = match(text);
    if (parsed !== undefined) {
      const own = ofKind(parsed.detail);
      const kinds = own.length > 0 ? own : ofKind(parsed.name);
      return {failure: parsed, constants: [], asked: [], entries: unique([...kinds, ...matched]).slice(0, mostEntries)};
    }
    const asked = matched.length > 0 ? [] : findByWords(packages, text);
    if (matched.length === 0 && asked.length === 0) return undefined;
    return {constants: [], asked, entries: matched.slice(0, mostEntries)};
  };
}
