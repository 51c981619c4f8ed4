import {fit, moved, zoomed, type View} from '@site/src/diagrams/Diagram/larger/view';

const drawing = {width: 400, height: 200};
const stage = {width: 800, height: 800};
const middleOf = ({scale, x, y}: View): number[] => [x + stage.width / scale / 2, y + stage.height / scale / 2];

test('all of a drawing is in the middle of its window', () => {
  const view = fit(drawing, stage);
  expect(middleOf(view)).toEqual([200, 100]);
  expect(drawing.width * view.scale).toBeLessThanOrEqual(stage.width);
});

test('a small drawing is not blown up without measure', () => {
  expect(fit({width: 20, height: 20}, stage).scale).toBe(2.5);
});

test('what is under the pointer stays there while zooming', () => {
  const before = fit(drawing, stage);
  const at = {x: 300, y: 420};
  const after = zoomed(before, 1.5, at, drawing, stage);
  expect(after.scale).toBeCloseTo(before.scale * 1.5);
  expect(after.x + at.x / after.scale).toBeCloseTo(before.x + at.x / before.scale);
  expect(after.y + at.y / after.scale).toBeCloseTo(before.y + at.y / before.scale);
});

test('zooming ends at half of what fits, and at eight times', () => {
  const view = fit(drawing, stage);
  const at = {x: 0, y: 0};
  expect(zoomed(view, 0.01, at, drawing, stage).scale).toBeCloseTo(view.scale / 2);
  expect(zoomed(view, 100, at, drawing, stage).scale).toBe(8);
});

test('a drawing follows the pointer, and cannot be lost', () => {
  const view = fit(drawing, stage);
  expect(moved(view, {x: 40, y: 0}, drawing, stage).x).toBeCloseTo(view.x - 40 / view.scale);
  const far = moved(view, {x: -100_000, y: 100_000}, drawing, stage);
  expect(far.x).toBe(drawing.width / 2);
  expect(far.y + stage.height / far.scale).toBe(drawing.height / 2);
});
