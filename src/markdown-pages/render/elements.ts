import type {RootContent} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {didYouMean} from '../../lib/suggest';
import type {PageElement} from '../../lib/replace-elements';
import {readStrings} from '../../registry/read-strings';
import {inlineElements} from './elements/inline';
import {pageElements} from './elements/pages';
import {sampleElements} from './elements/samples';
import {sectionElements} from './elements/sections';
import {statedElements} from './elements/stated';
import {refuse, type ElementRule, type ElementToRender, type Rendering} from './rendering';

/**
 * Every element that a page has when its tree is kept, with its form in Markdown: those that
 * authors write, apart from those that Markdown steps replace, and those that such steps add.
 * Another one stops the build.
 */
export const elementRules: Readonly<Record<string, ElementRule | undefined>> = {
  ...inlineElements,
  ...pageElements,
  ...sectionElements,
  ...sampleElements,
  ...statedElements,
};

function readElement(node: PageElement, at: Rendering, next: RootContent | undefined): ElementToRender {
  const texts = (name: string): string[] => {
    const found = node.attributes.find((item): item is MdxJsxAttribute => item.type === 'mdxJsxAttribute' && item.name === name);
    if (!found) return [];
    return (
      readStrings(found) ?? refuse(node, `<${node.name ?? ''} ${name}={…}> has a value that is not written out. Write texts in quotes.`, at)
    );
  };
  return {node, at, next, texts, text: (name) => texts(name)[0]};
}

/** The text of a snippet, where the page shows it. */
function renderSnippet(node: PageElement, source: string, at: Rendering): RootContent[] {
  if (node.attributes.length > 0)
    return refuse(
      node,
      `<${node.name ?? ''}> has attributes, which its Markdown version cannot fill in. Write the snippet without them.`,
      at,
    );
  return at.renderTree(at.site.tree(source), {...at, source});
}

/** An element, by its rule in `elementRules`. */
export function renderElement(node: PageElement, at: Rendering, next?: RootContent): RootContent[] {
  const name = node.name ?? '';
  const snippet = at.snippets.get(name);
  if (snippet !== undefined) return renderSnippet(node, snippet, at);
  const rule = Object.hasOwn(elementRules, name) ? elementRules[name] : undefined;
  if (!rule) {
    const advice = `Say it as "markdown" in its entry in src/allowed-mdx/elements.ts.${didYouMean(name, Object.keys(elementRules))}`;
    return refuse(node, `<${name}> has no form in Markdown, which the page’s Markdown version needs. ${advice}`, at);
  }
  const element = readElement(node, at, next);
  if (rule.kind === 'blocks') {
    if (node.type === 'mdxJsxTextElement') return refuse(node, `<${name}> stands on a line of its own, between empty lines.`, at);
    return rule.write(element);
  }
  const content = rule.write(element);
  return node.type === 'mdxJsxFlowElement' ? [{type: 'paragraph', children: content}] : content;
}
