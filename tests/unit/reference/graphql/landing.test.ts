import {readFileSync} from 'node:fs';
import {folderOf, typeKinds} from '@site/src/reference/graphql/kinds';
import {operationRoute} from '@site/src/reference/graphql/routes';
import {api} from './support';

const landing = readFileSync('docs/references/sui-graphql.mdx', 'utf8');

test('the landing page leads to every operation but the deprecated and the multi-get ones', () => {
  const expected = api.operations.filter(({field}) => !field.name.startsWith('multiGet') && field.deprecationReason == null);
  const missing = expected.filter((operation) => !landing.includes(`[\`${operation.field.name}\`](${operationRoute(operation)})`));
  expect(missing.map(({field}) => field.name)).toEqual([]);
});

test('the landing page leads to every kind of type', () => {
  expect(typeKinds.filter((kind) => !landing.includes(`(/${folderOf(kind)})`))).toEqual([]);
});

test('the pages link to its section on pagination', () => {
  expect(landing).toContain('\n## Pagination\n');
});
