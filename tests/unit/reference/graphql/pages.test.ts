import {readFileSync} from 'node:fs';
import {Kind, parse} from 'graphql';
import {groupNames, otherGroup} from '@site/src/reference/graphql/groups';
import {folderOf, kinds, pageId, type Kind as PageKind} from '@site/src/reference/graphql/kinds';
import {topicId} from '@site/src/reference/graphql/routes';
import {serializePage} from '@site/src/reference/serialize';
import {api, markdownOf, pages, realPage, squeeze} from './support';

const markdown = new Map(pages.map((page) => [page.id, serializePage(page)]));
const below = (kind: PageKind): string[] => pages.map((page) => page.id).filter((id) => id.startsWith(`${folderOf(kind)}/`));

const kindOf: Partial<Record<Kind, PageKind>> = {
  [Kind.OBJECT_TYPE_DEFINITION]: 'objects',
  [Kind.INTERFACE_TYPE_DEFINITION]: 'interfaces',
  [Kind.UNION_TYPE_DEFINITION]: 'unions',
  [Kind.ENUM_TYPE_DEFINITION]: 'enums',
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: 'inputs',
  [Kind.SCALAR_TYPE_DEFINITION]: 'scalars',
};

const file = readFileSync(api.source.file, 'utf8');
const {definitions} = parse(file);

/**
 * Names of the schema of a kind, read from the file itself: the loader must not have dropped any.
 */
function namesInFile(kind: PageKind): string[] {
  const root = {queries: 'Query', mutations: 'Mutation'}[kind as string];
  const names = definitions.flatMap((node) => {
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === root) return (node.fields ?? []).map((field) => field.name.value);
    return kindOf[node.kind] === kind && 'name' in node ? (node.name?.value ?? []) : [];
  });
  const builtIn = ['Boolean', 'Float', 'ID', 'Int', 'String'].filter((name) => new RegExp(`[:[] *${name}\\b`).test(file));
  return kind === 'scalars' ? [...names, ...builtIn] : names;
}

test.each(kinds)('%s: a page for each that the schema has, and the overview', (kind) => {
  const expected = namesInFile(kind).map((name) => pageId(kind, name));
  const topics = kind === 'objects' ? groupNames.filter((name) => name !== otherGroup).map(topicId) : [];
  expect(below(kind).sort()).toEqual([...expected, ...topics, `${folderOf(kind)}/index`].sort());
});

test('a query: description, signature, arguments, result, example', () => {
  const text = squeeze(markdown.get(realPage('queries/checkpoints').id) ?? '');
  const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
  expect(headings).toEqual(['Signature', 'Arguments', 'Result', 'Example']);
  expect(text).toContain('type Query {\n checkpoints(\n first: Int\n after: String');
  expect(text).toContain('| `filter` | [`CheckpointFilter`](/references/sui-api/sui-graphql/reference/types/inputs/checkpoint-filter) |');
  expect(text).toContain('Each item is of type [`Checkpoint`]');
  expect(text).toContain('query LastCheckpoints($epoch: UInt53!) {');
  expect(text).toContain('```json title="Variables"\n{\n "epoch": 1262\n}\n```');
});

test('a deprecated query has the banner, the reason, and an example of what replaces it', () => {
  const page = realPage('queries/verify-zk-login-signature');
  expect(page.status).toMatchObject({status: 'deprecated'});
  expect(markdown.get(page.id)).toMatch(/^\*\*Deprecated\.\*\* Use \[`verifySignature`\]\(\S+\/queries\/verify-signature\) instead/m);
});

test('a page names what a type implements, who implements it, its unions, and who uses it', () => {
  const schema = `type Query { a: A  u: U  i: I  n(x: In = {n: 3}): E }
    interface I { id: Int }  type A implements I { id: Int  b(first: Int = 20): Int @deprecated(reason: "Use \`id\`.") }
    union U = A  enum E { X  Y @deprecated }  input In { n: Int = 5 }`;
  const object = squeeze(markdownOf(schema, 'objects/a'));
  expect(object).toContain('## Implements\n\n[`I`](/');
  expect(object).toContain('## Member of\n\n[`U`](/');
  expect(object).toMatch(
    /## Used by\n\n.*\n.*\n\| \[`Query`\]\(\S+\) \| \[`a`\]\(\/references\/sui-api\/sui-graphql\/reference\/operations\/queries\/a\) \|/,
  );
  expect(object).toContain('**Deprecated.** Use `id`.');
  expect(object).toContain('| Argument | Type | Default | Description |');
  expect(object).toContain('| `20` |');
  expect(markdownOf(schema, 'interfaces/i')).toContain('## Implemented by\n\n[`A`](/');
  expect(squeeze(markdownOf(schema, 'unions/u'))).toContain('## Members\n\n| Type |');
  expect(squeeze(markdownOf(schema, 'inputs/in'))).toContain('| `5` |');
  expect(squeeze(markdownOf(schema, 'enums/e'))).toContain('| `Y` | **Deprecated.** No longer supported |');
  expect(markdownOf(schema, 'queries/n')).toContain('x: In = { n: 3 }');
});

test.each([
  ['int', '−2^31 (−2,147,483,648) to 2^31 − 1 (2,147,483,647)'],
  ['uint-53', '0 to 2^53 − 1 (9,007,199,254,740,991)'],
  ['sui-address', '66 characters in all, in every answer'],
])('the scalar %s states its range', (name, range) => {
  expect(squeeze(markdown.get(realPage(`scalars/${name}`).id) ?? '')).toContain(range);
});

test('arguments that choose a page are one row on a type, and one sentence where they are used', () => {
  const address = squeeze(markdown.get(realPage('objects/address').id) ?? '');
  expect(address).toContain('| `first`, `after`, `last`, `before` | [`Int`](');
  expect(markdown.get(realPage('scalars/int').id)).toMatch(/Also by the arguments `first`, `last` of the \d+ fields that return a page/);
});
