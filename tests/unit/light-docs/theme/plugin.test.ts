import type {HtmlTagObject} from '@docusaurus/types';
import {withoutHighlighter, withoutStyles} from '@site/src/light-docs/theme/plugin';

test('the highlighter is left out, and all other modules stay in order', () => {
  expect(withoutHighlighter(['infima', './prism-include-languages', './nprogress'])).toEqual(['infima', './nprogress']);
});

test('a style attribute becomes a class, and all other tags stay as they are, in order', () => {
  const script: HtmlTagObject = {tagName: 'script', attributes: {src: '/a.js'}};
  const sprite: HtmlTagObject = {tagName: 'svg', attributes: {style: 'display: none;'}, innerHTML: '<defs></defs>'};
  const attributes = {style: false, class: 'hidden-sprite', width: '0', height: '0'};
  expect(withoutStyles(['<!-- a -->', sprite, script])).toEqual(['<!-- a -->', {...sprite, attributes}, script]);
  expect(withoutStyles(script)).toEqual([script]);
  expect(withoutStyles(undefined)).toEqual([]);
});
