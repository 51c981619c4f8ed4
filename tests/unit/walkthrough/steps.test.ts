import type {RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {cutSteps, WalkthroughError} from '@site/src/walkthrough/steps';

const quote = (region: string, file = 'a.move'): string => `\`\`\`move file="${file}" region="${region}"\n\`\`\``;

const note: RootContent = {type: 'mdxJsxFlowElement', name: 'SampleNote', attributes: [], children: []};

/** Content as it comes to the step: each fence has its note. */
const contentOf = (...blocks: string[]): RootContent[] =>
  fromMarkdown(blocks.join('\n\n')).children.flatMap<RootContent>((node) => (node.type === 'code' ? [node, note] : [node]));

const cut = (...blocks: string[]): [string, string[]][] =>
  cutSteps(contentOf(...blocks), 'a.move').map(({region, nodes}) => [region, nodes.map(({type}) => type)]);

const code = ['code', 'mdxJsxFlowElement'];

describe('steps', () => {
  test('begin at a heading, with the subheading right below it', () => {
    expect(cut('## A', '### B', 'Text.', quote('one'), 'After.', '### C', 'Text.', quote('two'))).toEqual([
      ['one', ['heading', 'heading', 'paragraph', ...code, 'paragraph']],
      ['two', ['heading', 'paragraph', ...code]],
    ]);
  });

  test('begin at the paragraph that leads to the next region', () => {
    expect(cut('Intro.', 'Look:', quote('one'), 'After.', 'Next:', quote('two'), 'Last.')).toEqual([
      ['one', ['paragraph', 'paragraph', ...code, 'paragraph']],
      ['two', ['paragraph', ...code, 'paragraph']],
    ]);
  });

  test('hold fences of other files', () => {
    expect(cut('Look:', quote('one'), 'Another file:', quote('x', 'b.move'), 'Next:', quote('two'))).toEqual([
      ['one', ['paragraph', ...code, 'paragraph', ...code]],
      ['two', ['paragraph', ...code]],
    ]);
  });
});

test('the author is led to what is wrong', () => {
  const content = contentOf('Look:', quote('one'), quote('two'));
  let error: unknown;
  try {
    cutSteps(content, 'a.move');
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(WalkthroughError);
  expect((error as WalkthroughError).node).toBe(content[3]);
});
