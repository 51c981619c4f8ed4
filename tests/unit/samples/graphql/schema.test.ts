import {loadSchema} from '@site/src/samples/graphql/schema';

test('loads the pinned schema once', () => {
  expect(loadSchema().getQueryType()?.getFields()).toHaveProperty('chainIdentifier');
  expect(loadSchema()).toBe(loadSchema());
});

test('names a file that cannot be read', () => {
  expect(() => loadSchema('no-such.graphql')).toThrow(/^no-such\.graphql: the GraphQL schema cannot be read: Error: ENOENT/);
});
