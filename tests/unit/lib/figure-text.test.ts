import {figureText} from '@site/src/lib/figure-text';

test.each([
  [137, '137'],
  [262144, '262,144'],
  [0.0001, '0.0001'],
  [1.52, '1.52'],
  ['1.80', '1.80'],
])('%s is shown as %s', (figure, text) => {
  expect(figureText(figure)).toBe(text);
});
