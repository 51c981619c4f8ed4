import {escapeRegExp} from '@site/src/lib/escape-reg-exp';

test('finds the text and nothing like it', () => {
  const text = 'a.b*c+d?e^f${g}(h)|[i]\\j';
  expect(new RegExp(`^${escapeRegExp(text)}$`).test(text)).toBe(true);
  expect(new RegExp(`^${escapeRegExp('a.b')}$`).test('axb')).toBe(false);
});
