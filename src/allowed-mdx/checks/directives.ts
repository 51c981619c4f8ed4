import type {Nodes} from 'mdast';
import {didYouMean} from '../../lib/suggest';
import {collect} from '../collect';
import {lastLine, type Check, type CheckedPage} from '../context';

/** The admonitions that the style guide knows. */
const admonitions = ['note', 'warning'];

/** What remark-directive, which Docusaurus brings, makes of `:::name`, `::name` and `:name`. */
interface Directive {
  type: 'containerDirective' | 'leafDirective' | 'textDirective';
  name: string;
  attributes?: Readonly<Record<string, string | null | undefined>> | null;
  children: Nodes[];
  position?: Nodes['position'];
}

const types: readonly string[] = ['containerDirective', 'leafDirective', 'textDirective'];
const isDirective = (node: {type: string}): node is Directive => types.includes(node.type);

const kinds = 'Write :::note for what surprises, or :::warning for the loss of money or data.';

const isClosed = (node: Directive, page: CheckedPage): boolean =>
  node.position?.start.line !== node.position?.end.line && /^[\s>]*:{3,}\s*$/.test(lastLine(node, page));

function problemOf(node: Directive, page: CheckedPage): string | undefined {
  const hasAttributes = Object.keys(node.attributes ?? {}).length > 0;
  if (node.type === 'textDirective')
    // A colon with a word behind it is text; only one with more was meant as something else.
    return hasAttributes || node.children.length > 0
      ? `":${node.name}" with brackets means nothing here. Write \\: for a colon.`
      : undefined;
  if (!admonitions.includes(node.name))
    return `":::${node.name}" is no admonition of this site.${didYouMean(node.name, admonitions)} ${kinds}`;
  if (node.type === 'leafDirective')
    return `"::${node.name}" has two colons. Write :::${node.name}, the text, and ::: on a line of its own.`;
  if (hasAttributes) return `:::${node.name} has attributes. Write a title in brackets, :::${node.name}[Title], and nothing else.`;
  if (node.children.length === 0) return `:::${node.name} is empty. Write its text between :::${node.name} and :::.`;
  if (node.position && !isClosed(node, page)) return `:::${node.name} is never closed. Write ::: on a line of its own after its text.`;
  return undefined;
}

/** Admonitions that the site does not have, or that are not closed. */
export const directives: Check = function* (page) {
  yield* collect(page.tree, (node) => (isDirective(node) ? problemOf(node, page) : undefined));
};
