import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readWords, wordsIn} from '@site/src/texts/built/words';
import {writeFileBelow} from '@site/src/lib/write-files';

const texts = {greeting: 'Hello {name}!', other: 'Other'};

test('a text has words in the place of its names', () => {
  const {say} = wordsIn('en', texts);
  expect(say('greeting', {name: 'Ana'})).toBe('Hello Ana!');
  expect(say('greeting')).toBe('Hello {name}!');
  expect(() => say('none')).toThrow('"none"');
});

test('anything can stand in the place of a name', () => {
  const link = {to: '/'};
  expect(wordsIn('en', texts).fill('greeting', {name: [link, link]})).toEqual(['Hello ', link, link, '!']);
});

test('lists are those of the language', () => {
  expect(wordsIn('en', texts).list(['a', 'b', 'c'])).toEqual(['a', ', ', 'b', ' and ', 'c']);
  expect(wordsIn('de', texts).list([1, 2]).join('')).toBe('1 und 2');
});

test('texts come from the files of the language, and in English where they are missing there', () => {
  const localizationDir = mkdtempSync(path.join(tmpdir(), 'words-'));
  const context = {localizationDir, i18n: {currentLocale: 'fr'}};
  expect(readWords(context, texts).say('other')).toBe('Other');
  writeFileBelow(localizationDir, 'texts/built.json', JSON.stringify({greeting: {message: 'Bonjour {name} !'}}));
  const {say, locale} = readWords(context, texts);
  expect([say('greeting', {name: 'Ana'}), say('other'), locale]).toEqual(['Bonjour Ana !', 'Other', 'fr']);
  rmSync(localizationDir, {recursive: true});
});
