import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/lib/files-below';

/**
 * A language that nobody speaks, by which a text that was not translated is told from one that was.
 */
export interface PseudoLocale {
  /** As Unicode names such languages. */
  name: 'en-XA' | 'ar-XB';
  isRightToLeft: boolean;
}

export const pseudoLocales: readonly PseudoLocale[] = [
  {name: 'en-XA', isRightToLeft: false},
  {name: 'ar-XB', isRightToLeft: true},
];

/** Letters that look like those of English; no text of English has one. */
const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = Array.from('åƀçđéƒĝĥîĵķłɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶŁṀÑÖÞɊŔŠŢÛṼŴẊÝŽ');

/** How much longer a text is, as translations from English are. */
const growth = 0.4;
const padding = 'ōņē ţŵō ţĥŕēē ƒōûŕ ƒîṽē ';

/** Override of the direction: the letters run from right to left, as those of Hebrew do. */
const rightToLeft = ['\u202e', '\u202c'] as const;

function pseudoForm(text: string, isRightToLeft: boolean): string {
  const length = Math.ceil(text.replace(/\{\w+\}/g, '').length * growth);
  const more = padding
    .repeat(Math.ceil(length / padding.length))
    .slice(0, length)
    .trim();
  const pieces = `${text}${more === '' ? '' : ` ${more}`}`.split(/(\{\w+\})/);
  return pieces
    .map((piece, index) => {
      if (index % 2 === 1 || piece === '') return piece;
      const letters = Array.from(piece, (letter) => accented[plain.indexOf(letter)] ?? letter).join('');
      return isRightToLeft ? `${rightToLeft[0]}${letters}${rightToLeft[1]}` : letters;
    })
    .join('');
}

/**
 * A text with accents on its letters, and 40 % longer. Names in braces stay, and so do the bars
 * between plural forms.
 *
 * @param isRightToLeft also makes its letters run from right to left
 */
export const pseudo = (text: string, isRightToLeft = false): string =>
  text
    .split('|')
    .map((form) => pseudoForm(form, isRightToLeft))
    .join('|');

/** Translates all files that `docusaurus write-translations` wrote for a language. */
export function translateFiles(folder: string, {isRightToLeft}: PseudoLocale): void {
  for (const file of filesBelow(folder).filter((each) => each.endsWith('.json'))) {
    const texts = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, {message: string}>;
    const translated = Object.entries(texts).map(([id, text]) => [id, {...text, message: pseudo(text.message, isRightToLeft)}] as const);
    writeFileSync(path.join(folder, file), JSON.stringify(Object.fromEntries(translated)));
  }
}

/** The words of English in a text; none where all of it is in a pseudo-locale. */
export const wordsOfEnglish = (text: string): string[] => text.match(/(?<![\p{L}\d_:./@-])[A-Za-z]{3,}(?![\p{L}_:./@-])/gu) ?? [];
