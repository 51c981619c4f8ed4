import {visit} from 'unist-util-visit';
import {allowedElements} from '../../src/allowed-mdx/elements';
import {parseMarkdown} from '../../src/lib/markdown';
import {pages} from '../lib/pages';

/** The elements that a tree has, those of live examples among them. */
function elementsIn(tree: Parameters<typeof visit>[0]): string[] {
  const names: string[] = [];
  visit(tree, (node) => {
    if ('name' in node && node.type.startsWith('mdxJsx')) names.push(String(node.name));
    if (node.type === 'code' && 'lang' in node && node.lang === 'mdx' && 'value' in node)
      names.push(...elementsIn(parseMarkdown('example.mdx', String(node.value))));
  });
  return names;
}

test('each element on the list is on a page', () => {
  const used = new Set(pages.flatMap(({tree}) => elementsIn(tree)));
  expect(Object.keys(allowedElements).filter((name) => !used.has(name))).toEqual([]);
});

test('each has a reason', () => {
  expect(Object.values(allowedElements).filter(({reason}) => reason.length < 5)).toEqual([]);
});
