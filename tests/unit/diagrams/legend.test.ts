import {load} from 'cheerio';
import type {Drawing} from '@site/src/diagrams/drawing';
import {legendMarkup, legendOfSequence, readLegend} from '@site/src/diagrams/legend';

const drawing: Drawing = {
  width: 1,
  height: 1,
  shapes: [
    {kind: 'path', part: 'line', d: 'M0,0H9'},
    {kind: 'path', part: 'line', d: 'M0,0H9', dashed: true, emphasis: 'good'},
    {kind: 'path', part: 'group', d: 'M0,0H9', emphasis: 'bad'},
  ],
};
const undashed: Drawing = {...drawing, shapes: drawing.shapes.slice(0, 1)};

test('reads the kinds of lines and what they mean', () => {
  expect(readLegend('solid: data goes to; good: when all is well', drawing)).toEqual([
    {kind: 'solid', text: 'data goes to'},
    {kind: 'good', text: 'when all is well'},
  ]);
});

test.each([
  ['dotted: what', '"dotted: what" is no entry of a legend'],
  ['solid', '"solid" is no entry of a legend'],
  ['bad: an error', 'the legend explains bad lines, and the diagram has none'],
])('refuses %j', (source, message) => {
  expect(() => readLegend(source, drawing)).toThrow(message);
});

test('a sequence with answers has a legend, one without has none', () => {
  expect(legendOfSequence(drawing).map(({kind}) => kind)).toEqual(['solid', 'dashed']);
  expect(legendMarkup(legendOfSequence(undashed))).toBe('');
});

test('shows a sample of each line, which readers of the text do not need', () => {
  const $ = load(legendMarkup(readLegend('solid: goes to; dashed: <comes> back', drawing)));
  expect($('.legend').text().trim()).toBe('goes to <comes> back');
  expect($('svg[aria-hidden="true"] .line.dashed')).toHaveLength(1);
  expect($('[style]')).toHaveLength(0);
});
