import type {HtmlTagObject} from '@docusaurus/types';
import {withLaterBar, withoutHighlighter, withoutStyles} from '@site/src/light-docs/theme/plugin';

const highlighter = './prism-include-languages';

test('the highlighter is left out, and all other modules stay in order', () => {
  expect(withoutHighlighter(['infima', highlighter, './nprogress'])).toEqual(['infima', './nprogress']);
});

test.each([
  ['is not there', ['./nprogress'], '0'],
  ['has another name', ['./prism/include-languages'], '0'],
  ['is there twice', [highlighter, highlighter], '2'],
])('a highlighter that %s stops the build', (_name, modules, found) => {
  expect(() => withoutHighlighter(modules)).toThrow(
    `Docusaurus changed the modules that the theme runs in the browser: ${found} of them are named ${highlighter}`,
  );
});

test('the bar over a page that is coming is one that is downloaded later', () => {
  expect(withLaterBar(['infima', './nprogress'], '/later.ts')).toEqual(['infima', '/later.ts']);
});

test.each([[[]], [['./nprogress', './nprogress']]])('a theme without exactly one such bar stops the build: %j', (modules) => {
  expect(() => withLaterBar(modules, '/later.ts')).toThrow(`${modules.length} of them are named ./nprogress`);
});

const sprite: HtmlTagObject = {
  tagName: 'svg',
  attributes: {xmlns: 'http://www.w3.org/2000/svg', style: 'display: none;'},
  innerHTML: '<defs></defs>',
};

test('a style attribute becomes a class, and everything else of a tag stays', () => {
  expect(withoutStyles(sprite)).toEqual([
    {
      tagName: 'svg',
      attributes: {xmlns: 'http://www.w3.org/2000/svg', class: 'hidden-sprite', width: '0', height: '0'},
      innerHTML: '<defs></defs>',
    },
  ]);
});

test('tags without a style attribute stay as they are, in order', () => {
  const script: HtmlTagObject = {tagName: 'script', attributes: {src: '/a.js'}};
  expect(withoutStyles(['<!-- a -->', sprite, script])).toEqual(['<!-- a -->', expect.objectContaining({tagName: 'svg'}), script]);
});

test.each([
  ['no tags', undefined],
  ['a tag that is text', '<svg style="display: none"></svg>'],
  ['a tag without attributes', {tagName: 'svg'}],
  ['tags without a style', [{tagName: 'svg', attributes: {class: 'sprite'}}]],
] as [string, Parameters<typeof withoutStyles>[0]][])('%s before the body stop the build', (_name, tags) => {
  expect(() => withoutStyles(tags)).toThrow(
    'Docusaurus changed the symbols that the theme puts into each page: no tag before the body has a style attribute',
  );
});
