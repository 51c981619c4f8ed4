import {GraphQLError, parse, print} from 'graphql';
import {hasComments, tokensOf} from './tokens';

/** Indents each line by the brackets that are open before it, and changes nothing else. */
function indented(text: string): string {
  const tokens = tokensOf(text);
  let depth = 0;
  let next = 0;
  let from = 0;
  const lines = text.split('\n').map((line) => {
    const end = from + line.length;
    const isInText = next > 0 && (tokens[next - 1]?.from ?? 0) + (tokens[next - 1]?.text.length ?? 0) > from;
    from = end + 1;
    const own = [];
    for (; next < tokens.length && (tokens[next]?.from ?? 0) < end; next += 1) own.push(tokens[next]?.text ?? '');
    const before = depth;
    let lowest = depth;
    for (const token of own) {
      if (/^[[({]$/.test(token)) depth += 1;
      if (/^[\])}]$/.test(token)) depth -= 1;
      lowest = Math.min(lowest, depth);
    }
    const closes = /^\s*[\])}]/.test(line) ? lowest : before;
    return isInText ? line : '  '.repeat(Math.max(closes, 0)) + line.trim();
  });
  return lines.map((line) => line.trimEnd()).join('\n');
}

/**
 * Formats a query. GraphQL's own printer drops comments, so that a query with some keeps its lines
 * and is indented anew. One that does not parse stays as it is.
 */
export function formatQuery(text: string): string {
  try {
    const document = parse(text);
    return `${(hasComments(text) ? indented(text) : print(document)).trim()}\n`;
  } catch (error) {
    if (error instanceof GraphQLError) return text;
    throw error;
  }
}
