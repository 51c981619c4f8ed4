import {formatted, language, listed, megabytes, plural} from '@site/src/lib/interface-language';

afterEach(() => {
  document.documentElement.lang = '';
});

test('without a language on the page it is English', () => {
  expect([language(), formatted(12_345), megabytes(12_345_678), listed(['a', 'b', 'c'])]).toEqual([
    'en',
    '12,345',
    '12.3 MB',
    'a, b and c',
  ]);
});

test('numbers and lists are those of the page', () => {
  document.documentElement.lang = 'de';
  expect([formatted(12_345), megabytes(12_345_678), listed(['a', 'b'])]).toEqual(['12.345', '12,3 MB', 'a und b']);
});

test.each([
  ['en', 1, 'one page|more pages', 'one page'],
  ['en', 0, 'one page|more pages', 'more pages'],
  ['pl', 3, 'one|few|many|other', 'few'],
  ['pl', 5, 'one|few|many|other', 'many'],
  ['ja', 1, 'pages', 'pages'],
  // A translator who gave too few forms.
  ['pl', 5, 'one|few', 'few'],
])('in %s, %i goes with its form', (lang, count, forms, form) => {
  document.documentElement.lang = lang;
  expect(plural(count, forms)).toBe(form);
});
