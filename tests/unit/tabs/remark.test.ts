import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import packageManagerTabs from '@site/src/tabs/remark';

async function treeOf(page: string): Promise<Root> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(packageManagerTabs);
  return processor.run(processor.parse(page));
}

test('a block that installs packages becomes tabs of one group, and the page imports them', async () => {
  const {children} = await treeOf('Install it:\n\n```sh\nnpm install @mysten/sui\n```\n');
  expect(children.map(({type}) => type)).toEqual(['mdxjsEsm', 'mdxjsEsm', 'paragraph', 'mdxJsxFlowElement']);
  const tabs = children[3] as MdxJsxFlowElement;
  expect(tabs.attributes).toMatchObject([{name: 'groupId', value: 'package-manager'}]);
  expect(tabs.children.map((tab) => (tab as MdxJsxFlowElement).attributes)).toMatchObject(
    ['npm', 'pnpm', 'yarn', 'bun'].map((value) => [{name: 'value', value}]),
  );
});

test.each([
  ['another language', '```text\nnpm install a\n```'],
  ['what a command printed', '```sh output\nnpm install a\n```'],
  ['another command', '```sh\nsui move test\n```'],
])('%s stays as it is', async (_name, page) => {
  expect((await treeOf(page)).children.map(({type}) => type)).toEqual(['code']);
});
