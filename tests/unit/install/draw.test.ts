import {readFileSync} from 'node:fs';
import {drawIcon, onFullGround} from '@site/src/install/draw';
import {icons} from '@site/src/install/icons';
import {pngSize} from '../../lib/png-size';

const mark = readFileSync('static/img/favicon.svg', 'utf8');

test.each(Object.values(icons))('$file has its size', async (icon) => {
  expect(pngSize(await drawIcon(mark, icon))).toEqual({width: icon.size, height: icon.size});
});

test('an icon that devices cut has a ground up to its edges, in the color of the mark', () => {
  expect(onFullGround('<svg viewBox="0 0 9 9"><rect x="1" rx="2" fill="#0f5f87"/><path d="M9"/></svg>')).toBe(
    '<svg viewBox="0 0 9 9"><rect width="100%" height="100%" fill="#0f5f87"/><rect x="1" rx="2" fill="#0f5f87"/><path d="M9"/></svg>',
  );
  expect(() => onFullGround('<svg><path d="M9"/></svg>')).toThrow('has to begin with its ground');
});
