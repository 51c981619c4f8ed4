import {buildSchema} from 'graphql';
import {teachScalars} from '@site/src/samples/graphql/scalars';

test('stops at a schema that lacks a scalar it knows', () => {
  expect(() => teachScalars(buildSchema('type Query { a: Int }'))).toThrow('the schema has no scalar "Base64"');
});
