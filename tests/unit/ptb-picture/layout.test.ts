import {gzipSync} from 'node:zlib';
import {narrow} from '@site/src/diagrams/drawing';
import {svgOf} from '@site/src/diagrams/svg';
import {textWidth} from '@site/src/diagrams/text-width';
import {pictureTexts} from '@site/src/ptb-picture/built-texts';
import {readCli} from '@site/src/ptb-picture/cli/read';
import {assignLanes} from '@site/src/ptb-picture/lanes';
import {breakText, drawPicture} from '@site/src/ptb-picture/layout';
import {shortAddress, shortFunction, shortNumber, shortObject, shortType} from '@site/src/ptb-picture/short';
import {wordsIn} from '@site/src/texts/built/words';

const long = `sui client ptb --move-call 0x2::transfer_policy::confirm_request_of_a_very_long_name "<0x2::coin::Coin<0x2::sui::SUI>>" @$A_VARIABLE_WITH_A_LONG_NAME \\
  --assign receipt --move-call $P::till::pay receipt.0 receipt.1 receipt.2 --assign rest --transfer-objects "[rest, receipt.0]" @0xb0b`;

test('draws everything inside the width of a phone, and cuts no text', () => {
  const {width, height, shapes} = drawPicture(readCli(long), wordsIn('en', pictureTexts));
  expect(width).toBeLessThanOrEqual(narrow.width);
  const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
  for (const {text, x, y, anchor, size, strong} of texts) {
    const room = textWidth(text, size) * (strong ? 1.06 : 1);
    expect(anchor === 'end' ? x - room : x).toBeGreaterThanOrEqual(0);
    expect(anchor === 'end' ? x : x + room).toBeLessThanOrEqual(width);
    expect(y).toBeLessThan(height);
  }
  const shown = texts.map(({text}) => text).join('');
  expect(shown).toContain('confirm_request_of_a_very_long_name');
  expect(shown).toContain('$A_VARIABLE_WITH_A_LONG_NAME');
  expect(shapes.filter((shape) => shape.kind === 'path' && shape.part === 'tip')).toHaveLength(7);
});

test('weighs little', () => {
  expect(gzipSync(svgOf(drawPicture(readCli(long), wordsIn('en', pictureTexts)), 'words', narrow.size)).length).toBeLessThan(3000);
});

test('gives ways that overlap lanes of their own, the short ones inside', () => {
  expect(
    assignLanes([
      {from: 0, to: 4},
      {from: 0, to: 1},
      {from: 1, to: 2},
    ]),
  ).toEqual([1, 0, 0]);
});

test('breaks texts where they may be broken', () => {
  expect(breakText('short', 100)).toEqual(['short']);
  expect(breakText('u64 1,000,000,000', 100)).toEqual(['u64', '1,000,000,000']);
  expect(breakText('pool::swap_exact_base', 100).join('')).toBe('pool::swap_exact_base');
});

test('shortens addresses, types, functions and numbers', () => {
  expect(shortAddress('0x54a9c6e0d3f1b827e5904c6ad2f38b71906ce4d5a7f0123b9c8e6d5f4a3b2c10')).toBe('0x54a9…2c10');
  expect([shortObject('0x0000000000000000000000000000000000000000000000000000000000000006'), shortObject('0xb0b')]).toEqual([
    'Clock',
    '0xb0b',
  ]);
  expect(shortType('0x2::coin::Coin<0x2::sui::SUI>')).toBe('Coin<SUI>');
  expect([shortFunction('0x0002::coin::mint'), shortFunction('@deepbook/core::pool::swap')]).toEqual(['0x2::coin::mint', 'pool::swap']);
  expect([shortNumber('1000'), shortNumber('999'), shortNumber('0x1000')]).toEqual(['1,000', '999', '0x1000']);
});
