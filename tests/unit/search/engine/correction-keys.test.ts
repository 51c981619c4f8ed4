import {correctionKeys} from '@site/src/search/engine/correction-keys';
import {isOneTypoApart} from '@site/src/search/engine/typo';

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

/** Every word that one typo makes of a word. */
function typosOf(word: string): string[] {
  const places = Array.from({length: word.length + 1}, (_, index) => index);
  const cut = (index: number): [string, string] => [word.slice(0, index), word.slice(index)];
  return places.flatMap((index) => {
    const [before, after] = cut(index);
    return [
      before + after.slice(1),
      before + after.charAt(1) + after.charAt(0) + after.slice(2),
      ...letters.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
    ];
  });
}

test.each(['epoch', 'sponsor', 'checkpoint'])('whatever typo is made in %s, one of its keys stays', (word) => {
  const keys = correctionKeys(word);
  const typos = typosOf(word).filter((typo) => typo.length >= 5 && isOneTypoApart(typo, word));
  expect(typos.length).toBeGreaterThan(200);
  expect(typos.filter((typo) => !correctionKeys(typo).some((key) => keys.includes(key)))).toEqual([]);
});

test('a first and a last pair of the same letters are different keys', () => {
  expect(correctionKeys('stress')).toEqual(['st-', '-ss']);
  expect(new Set([...correctionKeys('anan')]).size).toBe(2);
});
