import {readFileSync} from 'node:fs';
import type {Link, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {jsxAttribute} from '../lib/jsx-attribute';
import {parseGlossary, type Term} from './read-glossary';
import {didYouMean} from '../lib/suggest';

const elementName = 'Term';
const glossary = '/sui-glossary#';

/** The term that a link or an element names. */
function lookUp(id: string, terms: ReadonlyMap<string, Term>, node: Link | MdxJsxTextElement, page: VFile): Term {
  return terms.get(id) ?? page.fail(`the glossary has no term "${id}".${didYouMean(id, [...terms.keys()])}`, node);
}

const attributesOf = ({id, definition}: Term): MdxJsxAttribute[] => [jsxAttribute('id', id), jsxAttribute('definition', definition)];

function idOf(element: MdxJsxTextElement, page: VFile): string {
  const [only, ...others] = element.attributes;
  if (only?.type === 'mdxJsxAttribute' && only.name === 'id' && typeof only.value === 'string' && others.length === 0) return only.value;
  return page.fail(`a ${elementName} has one attribute, an id of the glossary: <Term id="epoch">epochs</Term>`, element);
}

/**
 * Adds the definition to each mention of a glossary term, so that a page downloads the definitions
 * that it needs and no others. A mention is `<Term id="epoch">epochs</Term>`, or a link to
 * `/sui-glossary#epoch`, which becomes such an element. An id that the glossary does not have stops
 * the build.
 */
const glossaryTerms: Plugin<[{file: string}], Root> = ({file}) => {
  let text: string | undefined;
  let read: ReadonlyMap<string, Term> = new Map();
  /** The terms of the file as it is now: under `npm start` it may change between two pages. */
  const terms = (): ReadonlyMap<string, Term> => {
    const now = readFileSync(file, 'utf8');
    if (now !== text) read = parseGlossary(file, now);
    text = now;
    return read;
  };
  return (tree, page) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === elementName)
        page.fail(`a ${elementName} stands in a sentence, not on a line of its own`, node);
      if (node.type === 'mdxJsxTextElement' && node.name === elementName)
        node.attributes = attributesOf(lookUp(idOf(node, page), terms(), node, page));
      if (node.type !== 'link' || !node.url.startsWith(glossary) || index === undefined || !parent) return;
      const term = lookUp(node.url.slice(glossary.length), terms(), node, page);
      parent.children[index] = {
        type: 'mdxJsxTextElement',
        name: elementName,
        attributes: attributesOf(term),
        children: node.children,
        position: node.position,
      };
    });
  };
};

export default glossaryTerms;
