import {visit} from 'unist-util-visit';
import {listedPages, pageWith, type Page} from '../lib/pages';
import {sidebarItems} from '../lib/sidebar-items';

function hasProgress(page: Page): boolean {
  let found = false;
  visit(page.tree, 'mdxJsxFlowElement', ({name}) => {
    found ||= name === 'TutorialProgress';
  });
  return found;
}

/**
 * The pages right below a category that lack the line, where one of them has it: a tutorial with a
 * gap.
 */
const gaps = (parts: readonly Page[]): string[] =>
  parts.some(hasProgress) ? parts.filter((page) => !hasProgress(page)).map(({file}) => `${file}: lacks <TutorialProgress />`) : [];

const partsOfCategories = sidebarItems
  .flatMap(({items}) => items.filter(({type}) => type === 'category'))
  .map(({label, items = []}) => ({
    label,
    parts: listedPages.filter(({id}) => items.some((item) => (typeof item === 'string' ? item : item.type === 'doc' && item.id) === id)),
  }));

test('every part of a tutorial says which part it is', () => {
  expect(partsOfCategories.flatMap(({parts}) => gaps(parts))).toEqual([]);
});

test('the tutorials', () => {
  const tutorials = partsOfCategories.filter(({parts}) => parts.some(hasProgress));
  expect(tutorials.map(({label, parts}) => `${label ?? ''}: ${parts.length}`)).toEqual(['Getting Started: 7', 'Your First Sui dApp: 5']);
});

test('a part without the line is named', () => {
  const parts = [pageWith('<TutorialProgress />', 'docs/a.mdx'), pageWith('Text.', 'docs/b.mdx')];
  expect(gaps(parts)).toEqual(['docs/b.mdx: lacks <TutorialProgress />']);
  expect(gaps(parts.slice(1))).toEqual([]);
});
