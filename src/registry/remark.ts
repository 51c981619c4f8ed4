import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {didYouMean} from '../lib/suggest';
import type {PageEntry, PageRegistry} from './types';
import {readStrings} from './read-strings';
import {snippetPrefix} from './snippet-prefix';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The components that show entries of the page registry. */
const askers = new Set(['PageCard', 'PageCards', 'RelatedPages']);

/** The values of an attribute: those of `id="a"` and `prefix="a"`, or of `ids={['a', 'b']}`. */
function valuesOf(element: Element, name: string, page: VFile): string[] {
  const found = element.attributes.find((item): item is MdxJsxAttribute => item.type === 'mdxJsxAttribute' && item.name === name);
  if (!found) return [];
  const values = readStrings(found);
  return (
    values ??
    page.fail(
      `<${element.name ?? ''} ${name}={…}> needs ids written out, such as ids={['guides', 'concepts']}: they are looked up while the page is built`,
      element,
    )
  );
}

/** The entry of an id; one that the registry does not have stops the build. */
const entryOf = (id: string, registry: PageRegistry, element: Element, page: VFile): PageEntry =>
  registry[id] ??
  page.fail(
    `<${element.name ?? ''}>: there is no page with the id "${id}"; an id is the path of a file under docs/ without its extension.${didYouMean(id, Object.keys(registry))}`,
    element,
  );

/** Every listed page below a prefix; none at all stops the build. */
function entriesBelow(prefix: string, registry: PageRegistry, element: Element, page: VFile): PageEntry[] {
  const below = Object.values(registry).filter(({id}) => id.startsWith(`${prefix}/`) && !id.startsWith(snippetPrefix));
  if (below.length === 0) page.fail(`<${element.name ?? ''}>: there are no listed pages below "${prefix}"`, element);
  return below;
}

/** The entries of the pages that an element names. */
function entriesFor(element: Element, registry: PageRegistry, page: VFile): PageEntry[] {
  const ids = [...valuesOf(element, 'id', page), ...valuesOf(element, 'ids', page)];
  return [
    ...ids.map((id) => entryOf(id, registry, element, page)),
    ...valuesOf(element, 'prefix', page).flatMap((prefix) => entriesBelow(prefix, registry, element, page)),
  ];
}

/** An entry as readers download it. */
const shipped = ({id, title, description}: PageEntry): PageEntry => ({id, title, description});

function wrap(element: Element, entries: readonly PageEntry[]): Element {
  const value = JSON.stringify(entries.map(shipped));
  return {...element, name: 'KnownPages', attributes: [{type: 'mdxJsxAttribute', name: 'pages', value}], children: [element]} as Element;
}

/**
 * Wraps each component that shows entries of the page registry in an element that has these
 * entries, so that a page downloads them and not the registry of the whole site. An id or a prefix
 * that the registry does not have stops the build, and shows as an error of that page under
 * `npm start`.
 */
const knownPages: Plugin<[{registryFile: string}], Root> = ({registryFile}) => {
  return (tree, page) => {
    let registry: PageRegistry | undefined;
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as Element;
      if (index === undefined || !parent || !askers.has(element.name ?? '')) return undefined;
      registry ??= JSON.parse(readFileSync(registryFile, 'utf8')) as PageRegistry;
      parent.children[index] = wrap(element, entriesFor(element, registry, page));
      return SKIP;
    });
  };
};

export default knownPages;
