import {codeKey, readCompilerCode} from '@site/src/lib/compiler-code';
import type {DecodedEntry} from '@site/src/reference/errors/decoder-data';
import {messageIndex, type Match} from '@site/src/reference/errors/messages/message-index';

/** An entry that answers a text, with how sure that is. */
export type FoundEntry = Match<DecodedEntry>;

/** An entry that the text names, by its code or its kind. */
export const named = (item: DecodedEntry): FoundEntry => ({item, degree: 'exact', marks: []});

/** A code in the brackets in which the compiler prints it. */
const bracketed = /\b(error|warning|note|bug)\[([^\][]+)\]/gi;

/**
 * Codes that a text is about, those of errors first: the compiler's own, or the only thing that a
 * reader typed.
 */
function codesIn(text: string): string[] {
  const found = [...text.matchAll(bracketed)].map(([, kind = '', code = '']) => ({isError: /error/i.test(kind), code}));
  return [...found.filter(({isError}) => isError), ...found.filter(({isError}) => !isError), {code: text.trim()}].flatMap(({code}) => {
    const read =
      readCompilerCode(code) ??
      readCompilerCode(code.toUpperCase().replace(/^[A-Z]+ /, (word) => word.charAt(0) + word.slice(1).toLowerCase()));
    return read === undefined ? [] : [codeKey(read)];
  });
}

function entriesByCode(entries: readonly DecodedEntry[]): ReadonlyMap<string, DecodedEntry> {
  return new Map(
    entries.flatMap((entry) => {
      const read = readCompilerCode(entry.code ?? '');
      return read === undefined ? [] : [[codeKey(read), entry] as const];
    }),
  );
}

/**
 * Finds the entries whose messages, titles or names a text has. A code of the compiler is enough,
 * in the form of any release, for titles change and terminals cut them.
 *
 * @returns those whose code the text has, then the others as `messageIndex` says
 */
export function entryFinder(entries: readonly DecodedEntry[]): (text: string) => FoundEntry[] {
  const byCode = entriesByCode(entries);
  const find = messageIndex(entries.flatMap((item) => [item.title, ...item.messages, ...(item.names ?? [])].map((text) => ({item, text}))));
  return (text) => [
    ...codesIn(text)
      .flatMap((key) => byCode.get(key) ?? [])
      .map(named),
    ...find(text),
  ];
}
