import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {ImportedName} from '../../lib/imported-names';
import type {PageElement} from '../../lib/replace-elements';
import {didYouMean} from '../../lib/suggest';
import type {Check} from '../check';
import {allowedElements, importedAs, importLine, type AllowedElement, type AttributeKind} from '../elements';

const isSnippet = (imported: ImportedName | undefined): boolean =>
  imported?.name === 'default' && imported.module.startsWith('@site/docs/snippets/');

const unknownElement = (name: string): string =>
  `<${name}> is no element that a page may use.${didYouMean(name, Object.keys(allowedElements))} Write Markdown, or a component that references/contribute/mdx-components lists; a new one gets an entry in src/allowed-mdx/elements.ts.`;

function importProblem(name: string, {from}: AllowedElement, imported: ImportedName | undefined): string | undefined {
  if (from === undefined || (imported?.module === from && imported.name === importedAs(name, from))) return undefined;
  return `<${name}> is not imported as it has to be. Write this line under the front matter: ${importLine(name, from)}`;
}

function fits({value}: MdxJsxAttribute, kind: AttributeKind): boolean {
  if (kind === 'read') return true;
  if (kind === 'flag') return value === null || value === undefined;
  return typeof value === 'string' && (kind === 'text' ? value.trim() !== '' : kind.includes(value));
}

/** The forms that an attribute may have, for messages. */
const formsOf = (name: string, kind: AttributeKind): string =>
  kind === 'flag' ? name : typeof kind === 'string' ? `${name}="…"` : kind.map((value) => `${name}="${value}"`).join(' or ');

function shown({value}: MdxJsxAttribute): string {
  if (typeof value === 'string') return `"${value}"`;
  return value ? `{${value.value}}` : 'nothing';
}

/**
 * Attributes that are not listed, among them handlers, styles and markup from a string; values that
 * an attribute cannot have.
 */
function attributesProblem({name, attributes}: PageElement, {attributes: allowed = {}}: AllowedElement): string | undefined {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return `<${name ?? ''} {…}> takes attributes from an expression. Write them out.`;
    const kind = Object.hasOwn(allowed, attribute.name) ? allowed[attribute.name] : undefined;
    const known = Object.keys(allowed);
    if (kind === undefined)
      return `<${name ?? ''}> has no attribute "${attribute.name}".${didYouMean(attribute.name, known)} Remove it: it has ${known.length === 0 ? 'none' : known.join(', ')}.`;
    if (!fits(attribute, kind))
      return `<${name ?? ''}> cannot have ${shown(attribute)} as ${attribute.name}. Write ${formsOf(attribute.name, kind)}.`;
  }
  return undefined;
}

/** Elements that are not listed, lack their import, or have attributes that they do not take. */
export const elements: Check = (node, {names}) => {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const {name} = node;
  if (name === null) return '<>…</> is an element without a name. Remove its tags.';
  const imported = names.get(name);
  if (isSnippet(imported)) return attributesProblem(node, {reason: 'a snippet'});
  const allowed = Object.hasOwn(allowedElements, name) ? allowedElements[name] : undefined;
  return allowed === undefined ? unknownElement(name) : (importProblem(name, allowed, imported) ?? attributesProblem(node, allowed));
};
