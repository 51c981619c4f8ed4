import type {Code, Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {readRequest, type TableRequest} from '@site/src/reference/cli/tables/read-request';
import {parseFenceMeta} from '@site/src/lib/fence-meta';

/** The part of a page that explains one command. */
export interface CommandSection {
  /** The words after `sui`, or `sui` itself. */
  command: string;
  /** All between the heading over the command's table and the next section. */
  nodes: readonly RootContent[];
}

const isTable = (node: RootContent): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement' && node.name === 'CommandTable';

/**
 * What a `<CommandTable>` asks for; undefined for every other node, and for one that the build
 * refuses.
 */
export function requestOf(node: RootContent): TableRequest | undefined {
  const request = isTable(node) ? readRequest(node) : undefined;
  return typeof request === 'object' ? request : undefined;
}

const commandOf = (node: RootContent): string[] => {
  const request = requestOf(node);
  return request?.kind === 'command' ? [request.name] : [];
};

/** The nodes of a page in pieces, each with the heading that it begins with. */
function pieces(tree: Root): {heading?: Heading; nodes: RootContent[]}[] {
  const all: {heading?: Heading; nodes: RootContent[]}[] = [{nodes: []}];
  for (const node of tree.children) {
    if (node.type === 'heading') all.push({heading: node, nodes: []});
    else all.at(-1)?.nodes.push(node);
  }
  return all;
}

/**
 * The sections of a page's commands. A section goes on through smaller headings, up to one that
 * explains a command of its own: the options of a group are often explained under several headings,
 * and its subcommands below them.
 */
export function commandSections(tree: Root): readonly CommandSection[] {
  const sections: CommandSection[] = [];
  let open: {depth: number; nodes: RootContent[]} | undefined;
  for (const {heading, nodes} of pieces(tree)) {
    const commands = nodes.flatMap(commandOf);
    const depth = heading?.depth ?? 1;
    if (commands.length > 0) {
      open = {depth, nodes: [...nodes]};
      for (const command of commands) sections.push({command, nodes: open.nodes});
    } else if (open && depth > open.depth) open.nodes.push(...nodes);
    else open = undefined;
  }
  return sections;
}

const isCode = (node: RootContent): node is Code => node.type === 'code';

/** The commands that a section shows, as they are typed. */
export const examplesOf = ({nodes}: CommandSection): readonly string[] =>
  nodes
    .filter(isCode)
    .filter(({lang}) => lang === 'sh')
    .map(({value}) => value);

/** Whether a section shows what a command printed. */
export const hasOutput = ({nodes}: CommandSection): boolean =>
  nodes.some((node) => isCode(node) && parseFenceMeta(node.meta).output !== undefined);
