import {ReferenceSourceError} from '@site/src/reference/page';
import {placeTypes} from '@site/src/reference/place-types';
import {addressOn, createTypeIndex, type TypePlace} from '@site/src/reference/type-index';

const coin: TypePlace = {page: 'sui/coin', anchor: 'struct-coin', plainName: 'Coin'};
const bridged: TypePlace = {page: 'bridge/coin', anchor: 'struct-coin', plainName: 'Coin'};
const whole: TypePlace = {page: 'types/object'};
const index = createTypeIndex({
  file: 'source.proto',
  places: [
    ['sui::coin::Coin', coin],
    ['bridge::coin::Coin', bridged],
    ['Object', whole],
  ],
  uses: [
    {user: 'split', types: ['sui::coin::Coin', 'sui::coin::Coin']},
    {user: 'get', types: ['Object', 'sui::coin::Coin']},
  ],
});

describe('an address is', () => {
  test.each([
    ['an anchor alone on the page itself', coin, 'sui/coin', '#struct-coin'],
    ['a route with an anchor on another one', coin, 'sui/bag', '/sui/coin#struct-coin'],
    ['a route with an anchor where no page is named', coin, undefined, '/sui/coin#struct-coin'],
    ['a route where a type has a page of its own', whole, 'types/object', '/types/object'],
  ])('%s', (_what, place, from, address) => {
    expect(addressOn(place, from)).toBe(address);
  });
});

test('types are found by their full names, and by plain ones that several may have', () => {
  expect(index.find('sui::coin::Coin')).toBe(coin);
  expect(index.find('Coin')).toBeUndefined();
  expect(index.addressOf('sui::coin::Coin', 'sui/coin')).toBe('#struct-coin');
  expect(index.named('Coin')).toEqual([coin, bridged]);
  expect(index.named('Bag')).toEqual([]);
});

test('users are listed once each, in order', () => {
  expect(index.usersOf('sui::coin::Coin')).toEqual(['split', 'get']);
  expect(index.usersOf('bridge::coin::Coin')).toEqual([]);
});

test('a type that nothing defines stops the run and is named', () => {
  expect(() => index.placeOf('Gone')).toThrow(new ReferenceSourceError('source.proto: names the type Gone, which nothing defines'));
  expect(() => index.addressOf('Gone', 'sui/coin')).toThrow('the type Gone');
});

describe('pages take types', () => {
  const types = [
    {name: 'A', by: 'a.proto', anchor: 'a'},
    {name: 'B', by: 'a.proto', anchor: 'b'},
    {name: 'C', by: 'C', anchor: 'c'},
  ];

  test('by the file that declares them, or by name', () => {
    const places = placeTypes(
      'pages.ts',
      [
        {page: 'first', takes: ['a.proto']},
        {page: 'second', takes: ['C']},
      ],
      types,
    );
    expect(Object.fromEntries(places)).toEqual({
      A: {page: 'first', anchor: 'a'},
      B: {page: 'first', anchor: 'b'},
      C: {page: 'second', anchor: 'c'},
    });
  });

  test.each([
    ['a file that no page takes', [{page: 'x', takes: ['C']}], 'pages.ts: no page takes a.proto, which declares A'],
    ['a type that no page takes', [{page: 'x', takes: ['a.proto']}], 'pages.ts: no page takes C'],
    ['a file that is gone', [{page: 'x', takes: ['a.proto', 'C', 'b.proto']}], 'pages.ts: x takes b.proto, which has no types'],
    [
      'a type on two pages',
      [
        {page: 'x', takes: ['a.proto', 'C']},
        {page: 'y', takes: ['C']},
      ],
      'pages.ts: C is on two pages, x and y',
    ],
  ])('and %s stops the run', (_what, pages, message) => {
    expect(() => placeTypes('pages.ts', pages, types)).toThrow(new ReferenceSourceError(message));
  });
});
