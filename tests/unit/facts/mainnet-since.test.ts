import {mainnetSince} from '@site/src/facts/mainnet-since';

test('features are in the order in which Mainnet got them', () => {
  const listed = Object.values(mainnetSince);
  expect(listed).toEqual([...listed].sort((one, other) => one - other));
});
