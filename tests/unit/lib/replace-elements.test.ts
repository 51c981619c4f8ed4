import type {Root, RootContent} from 'mdast';
import {VFile} from 'vfile';
import {parseMarkdown} from '@site/src/lib/markdown';
import {replaceElements} from '@site/src/lib/replace-elements';
import {failureOf} from '../../lib/failure-of';

const two: RootContent[] = [{type: 'thematicBreak'}, {type: 'thematicBreak'}];

function run(text: string, content: RootContent[] | string): Root {
  const tree = parseMarkdown('page.mdx', text);
  replaceElements(tree, new VFile({path: 'docs/page.mdx'}), 'Map', () => content);
  return tree;
}

test('each element of the name is replaced, and what was put in is left alone', () => {
  const types = run('Text\n\n<Map />\n\n<Other />\n\n<Map />', two).children.map(({type}) => type);
  expect(types).toEqual(['paragraph', 'thematicBreak', 'thematicBreak', 'mdxJsxFlowElement', 'thematicBreak', 'thematicBreak']);
});

test.each([
  ['a sentence instead of content', 'Text\n\n<Map />', 'there is no such map', {line: 3, reason: 'there is no such map'}],
  ['an element in a sentence', 'Text <Map /> more', two, {line: 1, reason: 'a Map stands on a line of its own, between empty lines'}],
])('%s stops the build, with its line', (_, text, content, failure) => {
  expect(failureOf(() => run(text, content))).toEqual(failure);
});
