import type {Command, Lifecycle, Option, Positional, Value} from '@site/src/reference/cli/model';
import {expectedInstead} from '@site/src/reference/cli/parser/values';
import {sui} from '@site/src/reference/cli/sui';

interface Placed {
  path: string;
  command: Command;
  /** Options of outer commands that can stand behind this one's name too. */
  inherited: readonly Option[];
}

function place(command: Command, outer = '', inherited: readonly Option[] = []): readonly Placed[] {
  const path = `${outer}${command.name}`;
  const passedOn = [...inherited, ...(command.options ?? []).filter((option) => option.global)];
  return [{path, command, inherited}, ...(command.subcommands ?? []).flatMap((subcommand) => place(subcommand, `${path} `, passedOn))];
}

const commands = place(sui).map((placed) => [placed.path, placed] as const);
const duplicates = (names: readonly string[]): readonly string[] => names.filter((name, index) => names.indexOf(name) !== index);
const own = (command: Command): readonly Option[] => command.options ?? [];

interface Part extends Lifecycle {
  shown: string;
}

const partsOf = ({path, command}: Placed): readonly Part[] => [
  {...command, shown: path},
  ...own(command).map((option) => ({...option, shown: `${path} --${option.long}`})),
  ...(command.ptb ?? []).map((part) => ({...part, shown: `${path} --${part.long}`})),
];
const parts = commands.flatMap(([, placed]) => partsOf(placed).map((part) => [part.shown, part, placed] as const));

describe.each(commands)('%s', (_path, {command, inherited}) => {
  test('has unique names', () => {
    const subcommands = (command.subcommands ?? []).flatMap(({name, aliases = []}) => [name, ...aliases]);
    const positionals = (command.positionals ?? []).map(({name}) => name);
    const options = own(command).flatMap(({long, aliases = []}) => [long, ...aliases]);
    const shorts = [...own(command), ...inherited].flatMap(({short}) => short ?? []);
    expect([subcommands, positionals, options, shorts, (command.ptb ?? []).map(({long}) => long)].flatMap(duplicates)).toEqual([]);
  });

  test('has summaries of one sentence', () => {
    const summaries = [command, ...own(command), ...(command.positionals ?? []), ...(command.ptb ?? [])].map(({summary}) => summary);
    expect(summaries.filter((summary) => !/^[A-Z][^\n]*[^.]\.$/.test(summary))).toEqual([]);
  });

  test('names only options that exist', () => {
    const known = [...own(command), ...inherited].map(({long}) => long);
    const named = [
      ...own(command).flatMap(({conflicts = [], requires = []}) => [...conflicts, ...requires]),
      ...(command.groups ?? []).flatMap(({options}) => options),
    ];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('has conflicts from both sides', () => {
    const oneSided = own(command).flatMap(({long, conflicts = []}) =>
      conflicts.filter((other) => !own(command).some((option) => option.long === other && option.conflicts?.includes(long))),
    );
    expect(oneSided).toEqual([]);
  });

  test('has values that fit their types', () => {
    const values: readonly (Value & Pick<Positional, 'default'>)[] = [
      ...(command.positionals ?? []),
      ...own(command).flatMap((option) =>
        option.value ? {...option.value, ...(option.default !== undefined && {default: option.default})} : [],
      ),
    ];
    expect(values.filter(({type, choices = []}) => (type === 'choice') !== choices.length > 0)).toEqual([]);
    expect(values.filter((value) => value.default !== undefined && expectedInstead(value, value.default) !== undefined)).toEqual([]);
  });

  test('has required positionals first and a repeated one last', () => {
    const positionals = command.positionals ?? [];
    const firstOptional = positionals.findIndex(({required}) => !required);
    expect(firstOptional === -1 || positionals.slice(firstOptional).every(({required}) => !required)).toBe(true);
    expect(positionals.slice(0, -1).some(({repeated}) => repeated)).toBe(false);
  });
});

/** Whether the words name a command of the model that is not outdated itself. */
function isCurrentCommand(use: string): boolean {
  const found = commands.find(([path]) => path === use)?.[1].command;
  return found !== undefined && !found.removed && !found.deprecated;
}

const isCurrentOption = (use: string, {command, inherited}: Placed): boolean =>
  [...own(command), ...inherited].some((option) => `--${option.long}` === use && !option.removed && !option.deprecated);

const outdated = parts.filter(([, part]) => part.removed ?? part.deprecated);

test.each(outdated)('%s names a release and a replacement that exists', (_shown, part, placed) => {
  const replacement = part.removed ?? part.deprecated;
  expect(replacement?.since).toMatch(/^\d+\.\d+$/);
  const use = replacement?.use ?? '';
  expect(use.startsWith('--') ? isCurrentOption(use, placed) : isCurrentCommand(use)).toBe(true);
});

test('commands that were removed stay in the model', () => {
  const removed = outdated.filter(([shown]) => !shown.includes('--')).map(([shown]) => shown);
  expect(removed).toEqual([
    'sui client replay-transaction',
    'sui client replay-batch',
    'sui client replay-checkpoint',
    'sui client profile-transaction',
    'sui move manage-package',
    'sui move prove',
    'sui console',
  ]);
});

test('every since is a release number up to the one described', () => {
  const releases = parts.flatMap(([, {since}]) => since ?? []);
  expect(releases.filter((release) => !/^1\.\d{1,2}$/.test(release) || Number(release.slice(2)) > 80)).toEqual([]);
});

test('what could not be confirmed for the release described, with the reason that the table shows', () => {
  const unconfirmed = parts.flatMap(([shown, {unconfirmed: reason}]) => (reason === undefined ? [] : [[shown, reason]]));
  expect(unconfirmed).toEqual([['sui client verify-source --toolchain', expect.stringMatching(/^[A-Z].*\.$/)]]);
});
