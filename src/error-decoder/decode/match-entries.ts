import {codeKey, readCompilerCode} from '@site/src/lib/compiler-code';
import {escapeRegExp} from '@site/src/lib/escape-reg-exp';
import type {DecodedEntry} from '@site/src/reference/errors/decoder-data';

/** A message of an entry, ready to be looked for. */
interface Pattern {
  entry: DecodedEntry;
  /** Finds the fixed parts in their order. */
  expression: RegExp;
  /** How many characters are fixed. */
  fixed: number;
}

/** Fewer fixed characters than this say too little to recognize a message by. */
const leastFixed = 8;

/** Of the best match's fixed characters, the share that another one needs in order to be shown as well. */
const leastShare = 0.6;

/** What varies between two runs is short; without a limit, two words far apart would be a match. */
const varying = String.raw`[^]{0,600}?`;

/** One space for any, straight quotes for curly ones: what terminals and browsers change when text is copied. */
const plain = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[│┌└├─]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function patternOf(entry: DecodedEntry, message: string): Pattern {
  const parts = plain(message)
    .split('…')
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return {
    entry,
    expression: new RegExp(parts.map((part) => escapeRegExp(part).replaceAll(' ', String.raw`\s+`)).join(varying), 'iu'),
    fixed: parts.reduce((sum, {length}) => sum + length, 0),
  };
}

/** A code in the brackets in which the compiler prints it. */
const bracketed = /\b(error|warning|note|bug)\[([^\][]+)\]/g;

/** Codes that a text is about, those of errors first: the compiler's own, or the only thing that a reader typed. */
function codesIn(text: string): string[] {
  const found = [...text.matchAll(bracketed)].map(([, kind, code = '']) => ({isError: kind === 'error', code}));
  return [...found.filter(({isError}) => isError), ...found.filter(({isError}) => !isError), {code: text}].flatMap(({code}) => {
    const read = readCompilerCode(code);
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
 * Finds the entries whose messages a text contains. A code of the compiler is enough, in the form of any release, for titles change
 * and terminals cut them.
 *
 * @returns those whose code the text has, then the one with the longest match first
 */
export function createMatcher(entries: readonly DecodedEntry[]): (text: string) => DecodedEntry[] {
  const byCode = entriesByCode(entries);
  const patterns = entries
    .flatMap((entry) => entry.messages.map((message) => patternOf(entry, message)))
    .filter(({fixed}) => fixed >= leastFixed);
  return (text) => {
    const asked = plain(text);
    const found = patterns.filter(({expression}) => expression.test(asked)).sort((a, b) => b.fixed - a.fixed);
    const least = (found[0]?.fixed ?? 0) * leastShare;
    const named = codesIn(asked).flatMap((key) => byCode.get(key) ?? []);
    return [...new Set([...named, ...found.filter(({fixed}) => fixed >= least).map(({entry}) => entry)])];
  };
}
