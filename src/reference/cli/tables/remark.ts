import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {replaceElements, type PageElement} from '../../../lib/replace-elements';
import {commandTables} from './command-tables';
import {findCommand} from './find-command';
import {optionTables} from './option-tables';
import {overviewTable} from './overview-table';
import {readRequest, type TableRequest} from './read-request';
import {optionSets} from './shared-options';

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

function contentOf(element: PageElement): RootContent[] | string {
  const request = readRequest(element);
  return typeof request === 'string' ? request : contentFor(request);
}

/**
 * Replaces `<CommandTable command="client publish" />` by what the model of the CLI knows of the
 * command: usage, arguments, options, age and replacement. `commands="client"` makes a table of a
 * group's subcommands with links, `options="gas"` the table of options that many commands share.
 * Whatever is not in the model stops the build with page and line.
 */
const cliTables: Plugin<[], Root> = () => (tree, page) => {
  replaceElements(tree, page, 'CommandTable', contentOf);
};

export default cliTables;
