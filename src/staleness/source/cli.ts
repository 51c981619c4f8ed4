import type {Command} from '../../reference/cli/model';
import {finding, listed, unasked, type Finding} from '../finding';
import {placesNaming} from '../pages/find';
import type {Page} from '../pages/read';
import {commandsOf, readClapTypes, type ClapCommand, type ClapFiles, type ClapTypes} from './clap';
import type {Checkout} from './checkout';

const area = 'CLI';
const root = 'SuiCommand';

/** Where the commands of `sui` and the types that they take over are defined. */
const folders = [
  'crates/sui/src',
  'crates/sui-move/src',
  'crates/sui-move-build/src',
  'crates/sui-replay-2/src',
  'crates/sui-analyzer/src',
  'external-crates/move/crates/move-cli/src',
  'external-crates/move/crates/move-package-alt-compilation/src',
  'external-crates/move/crates/move-compiler/src',
];

async function readFiles(checkout: Checkout): Promise<ClapFiles> {
  const files = new Map<string, ClapTypes>();
  for (const file of folders.flatMap((folder) => checkout.list(folder, '.rs'))) {
    const text = checkout.read(file) ?? '';
    if (/#\[(?:clap|arg|command)\b|derive\([^)]*(?:Parser|Args|Subcommand)/.test(text)) files.set(file, await readClapTypes(text));
  }
  return files;
}

const dashed = (long: string): string => `--${long}`;

const notRemoved = ({removed}: {removed?: unknown}): boolean => removed === undefined;

/**
 * What differs between a command of our model and the same one in the sources, its options
 * inherited from above included.
 */
function compareCommand(ours: Command, theirs: ClapCommand, path: string, inherited: readonly string[], pages: readonly Page[]): Finding[] {
  const stated = (ours.options ?? []).filter(notRemoved).flatMap(({long, aliases = []}) => [long, ...aliases]);
  const known = new Set([...inherited, ...theirs.options]);
  const removed = (ours.options ?? []).filter((option) => !notRemoved(option)).map(({long}) => long);
  const gone = theirs.unknown.length > 0 ? [] : stated.filter((long) => !known.has(long));
  const missing = theirs.options.filter((long) => !stated.includes(long) && !inherited.includes(long));
  const back = missing.filter((long) => removed.includes(long));
  const added = missing.filter((long) => !removed.includes(long));
  const words = [...listed('no', gone.map(dashed)), ...listed('also', added.map(dashed)), ...listed('still has', back.map(dashed))];
  const own =
    words.length === 0 ? [] : [finding(area, path, 'stale', {found: words.join('; '), source: root, places: placesNaming(pages, path)})];
  return [...own, ...compareSubcommands(ours, theirs, path, [...inherited, ...theirs.options], pages)];
}

function compareSubcommands(
  ours: Command,
  theirs: ClapCommand,
  path: string,
  inherited: readonly string[],
  pages: readonly Page[],
): Finding[] {
  const stated = (ours.subcommands ?? []).filter(notRemoved);
  const names = new Set((ours.subcommands ?? []).flatMap(({name, aliases = []}) => [name, ...aliases]));
  const open = theirs.unknown.length > 0;
  return [
    ...stated.flatMap((command) => {
      const found = theirs.subcommands.find(({name}) => name === command.name || (command.aliases ?? []).includes(name));
      const place = `${path} ${command.name}`;
      if (found) return compareCommand(command, found, place, inherited, pages);
      return open
        ? []
        : [
            finding(area, place, 'stale', {
              stated: 'a command',
              found: 'no such command',
              source: root,
              places: placesNaming(pages, place),
            }),
          ];
    }),
    ...theirs.subcommands
      .filter(({name}) => !names.has(name))
      .map(({name}) => finding(area, `${path} ${name}`, 'note', {found: 'a command that the site does not describe', source: root})),
  ];
}

/** Compares our model of the command line with clap's derives in a checkout. */
export async function checkCli(checkout: Checkout, model: Command, pages: readonly Page[]): Promise<Finding[]> {
  const theirs = commandsOf(root, 'sui', await readFiles(checkout));
  if (theirs === undefined) return [unasked(area, 'sui', `the checkout lacks ${root} of crates/sui/src/sui_commands.rs`)];
  const found = compareSubcommands(model, theirs, 'sui', theirs.options, pages);
  const count = found.filter(({state}) => state === 'stale').length;
  return [...found, ...(count === 0 ? [finding(area, 'commands and options', 'fresh', {source: root})] : [])];
}
