import type {Nodes, Parents} from 'mdast';
import {didYouMean} from '../../lib/suggest';
import {collect} from '../collect';
import type {Check} from '../context';
import {allowedElements, insteadOf, type AllowedElement} from '../elements';
import {importedNames, isSnippetModule, type ImportedName} from '../imported-names';
import {attributesProblem} from './attributes';
import {contentProblem} from './content';

const snippetElement: AllowedElement = {attributes: {}, content: 'nothing', reason: 'a snippet'};

function unknownElement(name: string): string {
  const known = Object.keys(allowedElements);
  const guess = Object.hasOwn(insteadOf, name) ? undefined : didYouMean(name, known);
  const cure =
    guess === undefined ? insteadOf[name] : `${guess.trim()} The elements that a page may use are in src/allowed-mdx/elements.ts.`.trim();
  return `<${name}> is no element that a page may use. ${cure ?? ''}`.trim();
}

function importProblem(name: string, {from}: AllowedElement, names: ReadonlyMap<string, ImportedName>): string | undefined {
  if (from === undefined || names.has(name)) return undefined;
  const line = from.name === 'default' ? `import ${name} from '${from.module}';` : `import {${name}} from '${from.module}';`;
  return `<${name}> is used and not imported. Add a line under the front matter: ${line}`;
}

const isIn = (parent: Parents | undefined, name: string): boolean => parent !== undefined && 'name' in parent && parent.name === name;

/** Elements that are not listed, lack their import, have wrong attributes or wrong content. */
export const elements: Check = function* (page) {
  const names = importedNames(page.tree);
  const judge = (node: Nodes, parent: Parents | undefined): string | undefined => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const {name} = node;
    if (name === null) return '<>…</> is an element without a name. Remove its tags.';
    const isOfSnippet = isSnippetModule(names.get(name)?.module ?? '');
    const allowed = isOfSnippet ? snippetElement : Object.hasOwn(allowedElements, name) ? allowedElements[name] : undefined;
    if (allowed === undefined) return unknownElement(name);
    if (allowed.inside !== undefined && !isIn(parent, allowed.inside))
      return `<${name}> stands outside of <${allowed.inside}>. Put it right inside one, on lines of its own.`;
    return importProblem(name, allowed, names) ?? attributesProblem(node, allowed) ?? contentProblem(node, allowed.content);
  };
  yield* collect(page.tree, judge);
};
