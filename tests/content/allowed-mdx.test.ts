import {readFileSync} from 'node:fs';
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

const componentsPage = 'references/contribute/mdx-components';

test(`${componentsPage} has every component, and says which are imported`, () => {
  const text = readFileSync(`docs/${componentsPage}.mdx`, 'utf8');
  const told = [...text.matchAll(/^\| .* \| \[?`([A-Z]\w+)`.* \| (Yes|No) \|$/gm)].map(([, name = '', says]) => ({name, says}));
  const wrong = told.filter(({name, says}) => says !== (allowedElements[name]?.from === undefined ? 'No' : 'Yes'));
  expect(wrong).toEqual([]);
  expect(told.filter(({name}) => !Object.hasOwn(allowedElements, name))).toEqual([]);
  expect(Object.keys(allowedElements).filter((name) => !new RegExp(`[\`<]${name}\\b`).test(text))).toEqual([]);
});
