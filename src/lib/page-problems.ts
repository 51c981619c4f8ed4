import {problemsOn, type SourceProblem} from './source-error';

/**
 * The fields of the messages that Markdown's parsers and steps throw (`VFileMessage`); asked for by
 * name, see `problemsOn`.
 */
interface ParserMessage {
  reason: string;
  line?: number | null;
  ruleId?: string | null;
}

const isParserMessage = (error: object): error is ParserMessage => 'reason' in error && typeof error.reason === 'string';

/** What to do about an error of the MDX parser, by the rule that it names. */
const cures: Readonly<Record<string, string>> = {
  'end-tag-mismatch': 'Close the element where it was opened, or write \\< for a less-than sign.',
  'unexpected-character': 'Write \\< for a less-than sign and \\{ for a brace, or put backticks around them; a comment is {/* … */}.',
  'unexpected-closing-slash': 'Remove the closing tag, or open its element first.',
  'unexpected-eof': 'Close the element or the brace before the page ends, or write \\< and \\{ for the signs themselves.',
  'unexpected-lazy': 'Put the whole element or expression into the quotation or the list item.',
  'unexpected-attribute': 'Remove what stands in the closing tag.',
  'unexpected-self-closing-slash': 'Remove the slash at the end of the closing tag.',
  acorn: 'Write {name.of.figure} for a figure, \\{ for a brace in the text, {/* … */} for a comment, and {/* #anchor */} after a heading.',
  'non-spread': 'Write attributes as name="value".',
  'spread-extra': 'Write attributes as name="value".',
};

const withPeriod = (sentence: string): string => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`);

/** An error's message in one line, without the place that some messages begin with. */
export const inOneLine = (message: string): string => withPeriod(message.replace(/\s+/g, ' ').trim());

/** An error and those that caused it, from the outside in. */
function chainOf(error: unknown): object[] {
  const chain: object[] = [];
  for (
    let next = error;
    typeof next === 'object' && next !== null && !chain.includes(next);
    next = 'cause' in next ? next.cause : undefined
  )
    chain.push(next);
  return chain;
}

/**
 * What went wrong while a page was compiled, for its author.
 *
 * @param error what was thrown, or what wraps it
 * @param file the page, from the repository's top
 */
export function pageProblems(error: unknown, file: string): readonly SourceProblem[] {
  const chain = chainOf(error);
  for (const one of chain) {
    const problems = problemsOn(one);
    if (problems.length > 0) return problems;
    if (isParserMessage(one)) {
      const cure = cures[one.ruleId ?? ''];
      return [{file, line: one.line ?? 1, message: [inOneLine(one.reason), ...(cure === undefined ? [] : [cure])].join(' ')}];
    }
  }
  const innermost = chain.at(-1);
  const message = innermost instanceof Error || (innermost && 'message' in innermost) ? (innermost as Error).message : String(error);
  if (/call stack/i.test(message))
    return [{file, line: 1, message: 'the page nests lists, quotations or brackets too deeply to be read. Take levels away.'}];
  return [
    {
      file,
      line: 1,
      message: `the page cannot be compiled: ${inOneLine(message)} Correct it, or run the command with --verbose for all that is known.`,
    },
  ];
}
