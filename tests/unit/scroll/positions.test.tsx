import {ScrollPositions} from '@site/src/scroll/positions';

beforeEach(() => {
  sessionStorage.clear();
});

test('knows where an entry was left last', () => {
  const positions = new ScrollPositions();
  expect(positions.of('a')).toBeUndefined();
  positions.set('a', 300);
  positions.set('b', 0);
  positions.set('a', 500);
  expect(positions.of('a')).toBe(500);
  expect(positions.of('b')).toBe(0);
});

test("is known to the tab's next document once it is stored", () => {
  const positions = new ScrollPositions();
  positions.set('a', 300);
  expect(new ScrollPositions().of('a')).toBeUndefined();
  positions.store();
  expect(new ScrollPositions().of('a')).toBe(300);
});

test('forgets the entry that was seen longest ago', () => {
  const positions = new ScrollPositions();
  for (let entry = 0; entry < 50; entry += 1) positions.set(String(entry), entry);
  positions.set('0', 7);
  positions.set('50', 50);
  expect(positions.of('0')).toBe(7);
  expect(positions.of('1')).toBeUndefined();
  expect(positions.of('2')).toBe(2);
});

test('goes on without storage', () => {
  sessionStorage.setItem('scroll-positions', '{broken');
  const positions = new ScrollPositions();
  positions.set('a', 300);
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(() => {
    positions.store();
  }).not.toThrow();
  expect(blocked).toHaveBeenCalled();
  blocked.mockRestore();
  expect(positions.of('a')).toBe(300);
});
