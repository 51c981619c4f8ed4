import {
  GraphQLError,
  Kind,
  KnownFragmentNamesRule,
  NoDeprecatedCustomRule,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import type {Finding} from '../lib/report';

/**
 * The code of a document that does not parse. Every other code is the name of the rule that was
 * broken.
 */
export const syntaxCode = 'GRAPHQL_SYNTAX';

const rules: readonly ValidationRule[] = [...specifiedRules, NoDeprecatedCustomRule];

/** What only holds for a document that is sent as it stands. */
const rulesOfWholeDocuments: ReadonlySet<ValidationRule> = new Set([NoUnusedFragmentsRule, KnownFragmentNamesRule]);

const toFinding = (error: GraphQLError, code: string): Finding => ({
  line: error.locations?.[0]?.line ?? 1,
  code,
  message: error.message,
});

const hasOperation = (document: DocumentNode): boolean =>
  document.definitions.some((definition) => definition.kind === Kind.OPERATION_DEFINITION);

/** GraphQL errors do not say which rule found them, so that each rule runs alone. */
function applyRules(schema: GraphQLSchema, document: DocumentNode, chosen: readonly ValidationRule[]): readonly Finding[] {
  return chosen.flatMap((rule) => validate(schema, document, [rule]).map((error) => toFinding(error, rule.name)));
}

/**
 * Validates a GraphQL document: syntax, the rules of the specification (unused variables among
 * them) and no deprecated field, argument or enum value.
 *
 * @param fragment the document is part of one: fragments may be unused, or defined elsewhere
 */
export function validateDocument(schema: GraphQLSchema, text: string, fragment: boolean): readonly Finding[] {
  try {
    const document = parse(text);
    const chosen = fragment ? rules.filter((rule) => !rulesOfWholeDocuments.has(rule)) : rules;
    const findings = applyRules(schema, document, chosen);
    if (fragment || hasOperation(document)) return findings;
    const cure = 'Mark a fence that only has fragments with "fragment".';
    return findings.map((finding) =>
      finding.code === NoUnusedFragmentsRule.name ? {...finding, message: `${finding.message} ${cure}`} : finding,
    );
  } catch (error) {
    if (error instanceof GraphQLError) return [toFinding(error, syntaxCode)];
    throw error;
  }
}
