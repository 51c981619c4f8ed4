import {readHint} from '@site/src/search/engine/hints';
import {readQuery} from '@site/src/search/engine/query';

test.each([
  ['Object type graphql', {label: 'GraphQL', name: 'object'}],
  ['grpc GetEpoch', {label: 'gRPC API', name: 'getepoch'}],
  ['the module kiosk in Move', {label: 'Framework', name: 'kiosk'}],
  ['sign kms cli command', {label: 'Sui CLI', name: 'signkms'}],
])('%s names a category and a name in it', (text, hint) => {
  expect(readQuery(text).hint).toEqual(hint);
});

test.each(['graphql', 'object type', 'how do I page through a list of objects with graphql'])('%s does not', (text) => {
  expect(readQuery(text).hint).toBeUndefined();
});

test('a category alone is no hint', () => {
  expect(readHint(['graphql', 'type'])).toBeUndefined();
});
