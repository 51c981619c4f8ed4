import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {pages, pageWith} from '../lib/pages';
import {flatText} from './contracts/prose';

/** Terms of a glossary whose entry has no link to a page of this site. */
function termsWithoutPage(tree: Root): string[] {
  return tree.children.flatMap((node, index) => {
    if (node.type !== 'heading' || node.depth !== 3) return [];
    const entry = tree.children[index + 1];
    const urls: string[] = [];
    if (entry)
      visit(entry, 'link', ({url}) => {
        urls.push(url);
      });
    return urls.some((url) => /^\/[a-z]/.test(url)) ? [] : [flatText(node.children).trim()];
  });
}

test('every term of the glossary links to a page that explains it', () => {
  const glossary = pages.find(({id}) => id === 'references/sui-glossary');
  if (!glossary) throw new Error('docs/references/sui-glossary.mdx is missing');
  expect(glossary.tree.children.filter((node) => node.type === 'heading' && node.depth === 3).length).toBeGreaterThanOrEqual(120);
  expect(termsWithoutPage(glossary.tree)).toEqual([]);
});

test('a term that links to other terms or sites alone is named', () => {
  const page = pageWith(
    '### Epoch {/* #epoch */}\n\nSee [day](#day) and [more](https://example.com).\n\n### Day {/* #day */}\n\nSee [Time](/time).',
  );
  expect(termsWithoutPage(page.tree)).toEqual(['Epoch']);
});
