import {load} from 'cheerio';
import type {Drawing} from '@site/src/diagrams/drawing';
import {svgOf} from '@site/src/diagrams/svg';

const drawing: Drawing = {
  width: 100.4,
  height: 50,
  shapes: [
    {kind: 'rect', part: 'box', x: 1, y: 2, width: 30, height: 10, emphasis: 'good'},
    {kind: 'path', part: 'line', d: 'M0,0H9', dashed: true},
    {kind: 'ellipse', part: 'box', cx: 1, cy: 1, rx: 2, ry: 3},
    {kind: 'text', x: 3, y: 4, anchor: 'middle', text: '<T: key> & "more"', size: 12, halo: true},
    {kind: 'text', x: 3, y: 9, anchor: 'end', text: 'large', size: 14},
  ],
};

test('has a role, a text alternative, a view box and classes instead of colours', () => {
  const $ = load(svgOf(drawing, 'What it "shows" <b>', 12, 'narrow'), {xml: true});
  const svg = $('svg');
  expect(svg.attr('role')).toBe('img');
  expect(svg.attr('aria-label')).toBe('What it "shows" <b>');
  expect(svg.attr('viewBox')).toBe('-1 -1 103 52');
  expect(svg.attr('class')).toBe('narrow');
  expect($('rect').attr('class')).toBe('box good');
  expect($('path').attr('class')).toBe('line dashed');
  expect($('text').first().text()).toBe('<T: key> & "more"');
  expect($('[style], [fill], [stroke]')).toHaveLength(0);
});

test('a text says its size and anchor where they are not the usual ones', () => {
  const [usual, other] = load(svgOf(drawing, 'A', 12), {xml: true})('text').toArray();
  expect(usual?.attribs).not.toHaveProperty('font-size');
  expect(usual?.attribs).not.toHaveProperty('text-anchor');
  expect(other?.attribs).toMatchObject({'font-size': '14', 'text-anchor': 'end'});
});
