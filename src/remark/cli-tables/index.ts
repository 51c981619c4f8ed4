import type {Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {commandTables} from './command-tables';
import {findCommand} from './find-command';
import {optionTables} from './option-tables';
import {overviewTable} from './overview-table';
import {readRequest, type TableRequest} from './read-request';
import {optionSets} from './shared-options';

const elementName = 'CommandTable';

/** What stands in place of the element, or a sentence that says why it cannot be made. */
function contentFor({kind, name}: TableRequest): RootContent[] | string {
  if (kind === 'options') {
    const set = optionSets.find((candidate) => candidate.name === name);
    return set
      ? optionTables(set.options)
      : `there is no set of options "${name}"; there are ${optionSets.map((all) => all.name).join(', ')}`;
  }
  const found = findCommand(name);
  if (typeof found === 'string') return found;
  if (kind === 'command') return commandTables(found);
  return found.command.subcommands ? [overviewTable(found)] : `"${name}" has no subcommands; write command="${name}"`;
}

/** The content for one element. */
function replace(node: MdxJsxFlowElement | MdxJsxTextElement, page: VFile): RootContent[] {
  if (node.type === 'mdxJsxTextElement') page.fail(`a ${elementName} stands on a line of its own, between empty lines`, node);
  const request = readRequest(node);
  const content = typeof request === 'string' ? request : contentFor(request);
  if (typeof content === 'string') page.fail(content, node);
  return content;
}

/**
 * Replaces `<CommandTable command="client publish" />` by what the model of the CLI knows of the command: usage,
 * arguments, options, age and replacement. `commands="client"` makes a table of a group's subcommands with links,
 * `options="gas"` the table of options that many commands share. Whatever is not in the model stops the build with
 * page and line.
 */
const cliTables: Plugin<[], Root> = () => {
  return (tree, page) => {
    visit(tree, (node, index, parent: Parents | undefined) => {
      if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== elementName) return undefined;
      if (index === undefined || !parent) return undefined;
      const content = replace(node, page);
      parent.children.splice(index, 1, ...content);
      return [SKIP, index + content.length];
    });
  };
};

export default cliTables;
