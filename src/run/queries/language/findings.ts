import {GraphQLError, NoDeprecatedCustomRule, parse, specifiedRules, validate, type ASTNode, type GraphQLSchema} from 'graphql';

/** What is wrong with a query, and where: offsets of the text. */
export interface Finding {
  from: number;
  to: number;
  severity: 'error' | 'warning';
  message: string;
  /** It is about the text as such, which cannot be read. */
  isSyntax?: boolean;
}

/** Where a finding about a part is underlined: its name, where it has one. */
function rangeOf(node: ASTNode): {from: number; to: number} | undefined {
  const {loc} = 'name' in node && node.name && 'loc' in node.name ? node.name : node;
  return loc && {from: loc.start, to: loc.end};
}

function toFinding(error: GraphQLError, severity: Finding['severity'], text: string): Finding {
  const [node] = error.nodes ?? [];
  const start = Math.min(error.positions?.[0] ?? 0, text.length);
  const word = /^\w+/.exec(text.slice(start))?.[0] ?? '';
  const around = {from: start, to: Math.min(start + Math.max(word.length, 1), text.length)};
  return {...((node && rangeOf(node)) ?? around), severity, message: error.message};
}

/** Checks a query as a server does before it answers, and what the schema advises against. */
export function findingsIn(schema: GraphQLSchema, text: string): Finding[] {
  try {
    const document = parse(text);
    return [
      ...validate(schema, document, specifiedRules).map((error) => toFinding(error, 'error', text)),
      ...validate(schema, document, [NoDeprecatedCustomRule]).map((error) => toFinding(error, 'warning', text)),
    ].sort((a, b) => a.from - b.from);
  } catch (error) {
    if (error instanceof GraphQLError) return [{...toFinding(error, 'error', text), isSyntax: true}];
    throw error;
  }
}
