import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {PageEntry, PageRegistry} from './types';
import {readStrings} from './read-strings';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The components that ask the page registry. */
const askers = new Set(['PageCard', 'PageCards', 'RelatedPages']);

const snippetPrefix = 'snippets/';

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

/** What the registry has of the pages that an element asks for. An id that it does not have is reported where the element is drawn. */
function entriesFor(element: Element, registry: PageRegistry, page: VFile): PageEntry[] {
  const ids = [...valuesOf(element, 'id', page), ...valuesOf(element, 'ids', page)];
  const [prefix] = valuesOf(element, 'prefix', page);
  const below =
    prefix === undefined ? [] : Object.values(registry).filter(({id}) => id.startsWith(`${prefix}/`) && !id.startsWith(snippetPrefix));
  return [...ids.flatMap((id) => registry[id] ?? []), ...below];
}

/** An entry as readers download it. */
const shipped = ({id, title, description, slug}: PageEntry): PageEntry => ({id, title, description, ...(slug === undefined ? {} : {slug})});

function wrap(element: Element, entries: readonly PageEntry[]): Element {
  const value = JSON.stringify(entries.map(shipped));
  return {...element, name: 'KnownPages', attributes: [{type: 'mdxJsxAttribute', name: 'pages', value}], children: [element]} as Element;
}

/**
 * Puts around each component that asks the page registry the entries that it asks for, so that a page downloads those
 * and not the registry of the whole site.
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
