import {readFileSync} from 'node:fs';
import {Kind, parse, print, stripIgnoredCharacters, visit, type ASTNode, type StringValueNode} from 'graphql';
import {describeApi, type ApiTexts} from '../../reference/graphql/describe-api';
import {loadApi} from '../../reference/graphql/load';
import {overlay} from '../../reference/graphql/overlay';

/** The first sentence of a text, without what Markdown needs. */
function firstSentence(text: string): string {
  const [paragraph = ''] = text.trim().split(/\n\s*\n/);
  const line = paragraph.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/\s+/g, ' ');
  return /^.*?[^.]\.(?= [A-Z`]|$)/.exec(line)?.[0] ?? line;
}

const described: ReadonlySet<string> = new Set([
  Kind.FIELD_DEFINITION,
  Kind.INPUT_VALUE_DEFINITION,
  Kind.ENUM_VALUE_DEFINITION,
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.INTERFACE_TYPE_DEFINITION,
  Kind.UNION_TYPE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
  Kind.SCALAR_TYPE_DEFINITION,
]);

const nameOf = (node: unknown): string => (node as {name?: {value: string}} | undefined)?.name?.value ?? '';

/** The schema coordinate of a definition: `Query`, `Query.object`, `Query.object(address:)`. */
function coordinate(node: ASTNode, ancestors: readonly unknown[]): string {
  const owners = ancestors.filter((each) => !Array.isArray(each) && nameOf(each) !== '').map(nameOf);
  const [type, field] = owners;
  if (type === undefined) return nameOf(node);
  return field === undefined ? `${type}.${nameOf(node)}` : `${type}.${field}(${nameOf(node)}:)`;
}

/** A schema with one sentence for each element, as short as the language allows. */
export function compactSchema(schema: string, texts: ApiTexts): string {
  const short = visit(parse(schema, {noLocation: true}), {
    enter(node, _key, _parent, _path, ancestors) {
      if (!described.has(node.kind)) return 'description' in node ? {...node, description: undefined} : undefined;
      const value = firstSentence(texts.get(coordinate(node, ancestors)) ?? '');
      const description: StringValueNode | undefined = value === '' ? undefined : {kind: Kind.STRING, value};
      return {...node, description};
    },
  });
  return stripIgnoredCharacters(print(short));
}

/** The pinned schema of Sui's GraphQL RPC as readers' browsers get it. */
export function querySchema(): string {
  const api = loadApi();
  return compactSchema(readFileSync(api.source.file, 'utf8'), describeApi(api, overlay).texts);
}
