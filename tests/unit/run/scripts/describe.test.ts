import {describe as describeValue, describeCall} from '@site/src/run/scripts/worker/describe';
import {inLine} from '@site/src/run/scripts/worker/in-line';
import {inspect} from 'node:util';

class Seed {
  #hidden = 1;
  constructor(readonly name: string) {}
  read(): number {
    return this.#hidden;
  }
}

test.each<unknown>([
  'plain',
  "it's",
  `both ' and "`,
  3,
  -0,
  10n,
  true,
  null,
  undefined,
  Symbol('a'),
  [1, 'two', [3]],
  [],
  {},
  {name: 'Ana', 'with space': 3n},
  new Map<unknown, unknown>([['a', {b: 1}]]),
  new Set([1, 2]),
  Uint8Array.of(1, 2),
  new Seed('bean'),
  Object.create(null),
  new Date(0),
  /a+/g,
  () => 1,
  Seed,
])('%p is written in one line as Node.js writes it', (value) => {
  expect(inLine(value)).toBe(inspect(value));
});

test('an object opens to what is in it, level by level, and getters are not called', () => {
  const value = {
    name: 'bean',
    beds: [{rows: 2}],
    get count(): number {
      throw new Error('called');
    },
  };
  expect(describeValue(value)).toEqual({
    text: "{ name: 'bean', beds: [ { rows: 2 } ], count: [Getter] }",
    entries: [
      ['name', {text: "'bean'"}],
      ['beds', {text: '[ { rows: 2 } ]', entries: [['0', {text: '{ rows: 2 }', entries: [['rows', {text: '2'}]]}]]}],
      ['count', {text: "'[Getter]'"}],
    ],
  });
});

test('circles, large values and proxies come to an end', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(describeValue(circle).entries).toEqual([['self', {text: '[Circular]'}]]);
  const large = describeValue(Array.from({length: 5000}, (_, index) => ({index})));
  expect(large.entries).toHaveLength(100);
  expect(large.left).toBe(4900);
  expect(large.text.length).toBeLessThan(302);
  const {proxy, revoke} = Proxy.revocable({}, {});
  revoke();
  expect(describeValue(proxy).text).toBe('Object');
});

test('a text is printed as it is, and fills its places', () => {
  expect(describeCall(['seeds:', 3])).toEqual([{text: 'seeds:'}, {text: '3'}]);
  expect(describeCall(['%s has %d of %j, 100%%', 'Ana', 3n, {a: 1}, 'more'])).toEqual([
    {text: 'Ana has 3n of {"a":1}, 100%'},
    {text: 'more'},
  ]);
});
