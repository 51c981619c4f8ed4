import {categoryKey, chosenCollapsed, rememberCollapsed} from '@site/src/sidebar/choices';

beforeEach(() => {
  sessionStorage.clear();
});

test('remembers the last choice for each category', () => {
  rememberCollapsed('/guides/developer', true);
  rememberCollapsed('Sui IDE Support', false);
  rememberCollapsed('/guides/developer', false);
  expect(chosenCollapsed('/guides/developer')).toBe(false);
  expect(chosenCollapsed('Sui IDE Support')).toBe(false);
});

test('has no choice for a category that was never touched', () => {
  expect(chosenCollapsed('/guides')).toBeUndefined();
});

test('names a category by its page, or by its label', () => {
  expect(categoryKey('/guides', 'Guides')).toBe('/guides');
  expect(categoryKey(undefined, 'Working with PTBs')).toBe('Working with PTBs');
});

test('goes on without storage', () => {
  sessionStorage.setItem('sidebar-choices', '{broken');
  expect(chosenCollapsed('/guides')).toBeUndefined();
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(() => {
    rememberCollapsed('/guides', true);
  }).not.toThrow();
  blocked.mockRestore();
});
