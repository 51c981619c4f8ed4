import type {Nodes, Parents, Text} from 'mdast';
import {collect} from '../collect';
import {lineOf, type Check, type CheckedPage, type Refusal} from '../context';

/** Markdown that was meant and not read: what is left of it in the text, and what it was. */
const leftOvers: readonly {pattern: RegExp; message: (found: string) => string}[] = [
  {
    pattern: /\[\^[^\]\s]+\]/,
    message: (found) => `the footnote ${found} is defined nowhere, and pages have none. Put the remark into the sentence.`,
  },
  {
    pattern: /!?\[[^\]]*\]\[[^\]]*\]/,
    message: (found) => `${found} refers to a definition that the page does not have. Write the address: [text](/route).`,
  },
  {
    pattern: /!?\[[^\]]*\]\([^)]*\)?/,
    message: (found) => `${found} is no link as it stands. Remove the spaces from its address, and close both brackets.`,
  },
  {
    pattern: /\[[^\]]+\]:\s*\S+/,
    message: (found) => `${found} looks like a definition, and is none. Put it on a line of its own between empty lines.`,
  },
  {
    pattern: /^:{2,}.*/m,
    message: (found) =>
      `"${found.slice(0, 40)}" opens or closes no admonition. Write :::note or :::warning on a line of its own, and ::: after it.`,
  },
  {pattern: /^(?:`{3,}|~{3,}).*/m, message: (found) => `"${found.slice(0, 40)}" opens no fence. Put it at the start of a line of its own.`},
  {
    pattern: /\*\*\S[^*]*$/,
    message: () => 'a "**" has no partner in this paragraph. Close the bold text, or write \\** for two asterisks.',
  },
];

/** True where a backslash shows that the author meant the sign itself. */
const isEscaped = ({position}: Text, {lines}: CheckedPage): boolean =>
  lines.slice((position?.start.line ?? 1) - 1, position?.end.line).some((line) => /\\[[\]!:`~*_(]/.test(line));

function leftOverIn(node: Text, page: CheckedPage): {message: string; lines: number} | undefined {
  for (const {pattern, message} of leftOvers) {
    const found = pattern.exec(node.value);
    if (found && !isEscaped(node, page))
      return {message: message(found[0]), lines: node.value.slice(0, found.index).split('\n').length - 1};
  }
  return undefined;
}

/** The text nodes of a tree that are shown as text. */
function texts(tree: Nodes): Text[] {
  const found: Text[] = [];
  const walk = (node: Nodes, parent?: Parents): void => {
    if (node.type === 'text' && parent?.type !== 'link') found.push(node);
    if ('children' in node)
      node.children.forEach((child) => {
        walk(child, node);
      });
  };
  walk(tree);
  return found;
}

/** References, links, directives and fences that Markdown took for text. */
export const leftOver: Check = function* (page) {
  for (const node of texts(page.tree)) {
    const found = leftOverIn(node, page);
    if (!found) continue;
    const line = lineOf(node) + found.lines;
    yield {node: {position: {start: {line, column: 1}, end: {line, column: 1}}}, message: found.message};
  }
};

/** Definitions of one label, of which Markdown takes the first. */
export const definitions: Check = function* ({tree}) {
  const seen = new Set<string>();
  const refusals: Refusal[] = collect(tree, (node) => {
    if (node.type !== 'definition') return undefined;
    if (seen.has(node.identifier))
      return `the label [${node.label ?? node.identifier}] is defined twice, and readers get the first. Remove one.`;
    seen.add(node.identifier);
    return undefined;
  });
  yield* refusals;
};
