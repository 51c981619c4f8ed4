import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import liveExamples from '@site/src/code/remark/live-examples';
import {failureOf} from '../../../lib/failure-of';

function run(markdown: string): Root {
  const page = new VFile({path: 'docs/page.mdx', value: markdown});
  const processor = unified().use(remarkParse).use(remarkMdx).use(liveExamples);
  return processor.runSync(processor.parse(page), page);
}

test('an example is drawn under its source, without its imports', () => {
  const {children} = run("Before\n\n```mdx\nimport {A} from '@site/a';\n\n<A />\n\nText\n```\n\nAfter");
  expect(children.map(({type}) => type)).toEqual(['paragraph', 'code', 'mdxJsxFlowElement', 'paragraph', 'paragraph']);
});

test('what it draws has the lines of the page', () => {
  expect(run('Before\n\n```mdx\nText\n\n<A />\n```').children.map(({position}) => position?.start.line)).toEqual([1, 3, 4, 6]);
});

test('other fences stay alone', () => {
  expect(run('```text\n<A />\n```').children.map(({type}) => type)).toEqual(['code']);
});

test('an example that is no MDX stops the build, with its line', () => {
  expect(failureOf(() => run('Text\n\n```mdx\n<A>\n```'))).toEqual({
    line: 3,
    reason: expect.stringContaining('the example is no valid MDX') as string,
  });
});
