import {getOperationAST, getVariableValues, parse} from 'graphql';
import {z} from 'zod';
import {entryOf, type DataNode} from '../data/document';
import {loadSchema} from '../graphql/schema';
import {validateDocument} from '../graphql/validate';
import type {Finding} from '../lib/report';

/** Source: the GraphQL over HTTP specification, requests and responses. */
const shapes = {
  request: z.strictObject({
    query: z.string(),
    operationName: z.string().optional(),
    variables: z.record(z.string(), z.unknown()).optional(),
  }),
  response: z.strictObject({
    data: z.record(z.string(), z.unknown()).nullish(),
    errors: z.array(z.looseObject({message: z.string()})).optional(),
    extensions: z.record(z.string(), z.unknown()).optional(),
  }),
};

type Request = z.infer<typeof shapes.request>;

function checkVariables({query, operationName, variables = {}}: Request, line: number): readonly Finding[] {
  const definitions = getOperationAST(parse(query), operationName)?.variableDefinitions ?? [];
  const declared = new Set(definitions.map(({variable}) => variable.name.value));
  const {errors = []} = getVariableValues(loadSchema(), definitions, variables);
  const strangers = Object.keys(variables).filter((name) => !declared.has(name));
  return [
    ...errors.map(({message}) => ({line, code: 'GRAPHQL_VARIABLES', message})),
    ...strangers.map((name) => ({line, code: 'GRAPHQL_VARIABLES', message: `The query has no variable "$${name}".`})),
  ];
}

function checkQuery(request: Request, document: DataNode): readonly Finding[] {
  const lineOf = (key: string): number => entryOf(document, key)?.line ?? document.line;
  // The query is one JSON string, so that all its mistakes are on one line.
  const mistakes = validateDocument(loadSchema(), request.query, false).map((finding) => ({...finding, line: lineOf('query')}));
  return mistakes.length > 0 ? mistakes : checkVariables(request, lineOf('variables'));
}

/**
 * Checks the body of a GraphQL request (its query and variables against the pinned schema) or
 * response (its shape).
 */
export function checkGraphqlBody(code: string, document: DataNode, body: 'request' | 'response'): readonly Finding[] {
  const parsed = shapes[body].safeParse(JSON.parse(code));
  if (!parsed.success)
    return parsed.error.issues.map(({path, message}) => ({
      line: entryOf(document, String(path[0]))?.line ?? document.line,
      code: 'GRAPHQL_ENVELOPE',
      message: `${path.join('.') || 'the body'}: ${message}`,
    }));
  return body === 'request' ? checkQuery(parsed.data as Request, document) : [];
}
