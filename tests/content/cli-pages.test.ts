import type {Code, Heading, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Command} from '@site/src/reference/cli/model';
import {parseSui} from '@site/src/reference/cli/parse';
import {sui} from '@site/src/reference/cli/sui';
import {placeOf, urlOf} from '@site/src/reference/cli/tables/places';
import {optionSets} from '@site/src/reference/cli/tables/shared-options';
import {commandsOf} from '@site/src/samples/shell/commands';
import {parseScript} from '@site/src/samples/shell/syntax';
import {wordText} from '@site/src/samples/shell/words';
import {pages, type Page} from '../lib/pages';

const cliPages = pages.filter(({id}) => id === 'references/cli' || id.startsWith('references/cli/'));

/** A `<CommandTable>` of a page and the heading that it stands under. */
interface PlacedTable {
  kind: string;
  name: string;
  place: string;
  depth: number;
}

/** The fixed anchor of a heading, which stands in an expression behind its text. */
function anchorOf(heading: Heading): string | undefined {
  const expression = heading.children.find((child) => child.type === 'mdxTextExpression');
  return expression && 'value' in expression ? /#([\w-]+)/.exec(expression.value)?.[1] : undefined;
}

const isTable = (node: RootContent): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement' && node.name === 'CommandTable';

function tablesOf(page: Page): PlacedTable[] {
  let heading: Heading | undefined;
  return page.tree.children.flatMap((node) => {
    if (node.type === 'heading') heading = node;
    if (!isTable(node)) return [];
    const [attribute] = node.attributes;
    if (attribute?.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return [];
    const anchor = heading && anchorOf(heading);
    const place = `${page.frontMatter.slug ?? `/${page.id}`}#${anchor ?? ''}`;
    return [{kind: attribute.name, name: attribute.value, place, depth: heading?.depth ?? 0}];
  });
}

const tables = cliPages.flatMap(tablesOf);

interface Listed {
  words: readonly string[];
  command: Command;
}

const commandsBelow = (command: Command, words: readonly string[] = []): readonly Listed[] => [
  {words, command},
  ...(command.subcommands ?? []).flatMap((subcommand) => commandsBelow(subcommand, [...words, subcommand.name])),
];
const commands = commandsBelow(sui).map((listed) => [['sui', ...listed.words].join(' '), listed] as const);

test('there are pages and commands to hold against each other', () => {
  expect(cliPages.length).toBeGreaterThan(12);
  expect(commands.length).toBeGreaterThan(120);
});

describe('every command of the model has its table once, under its own heading', () => {
  test.each(commands)('%s', (_shown, {words}) => {
    const own = tables.filter(({kind, name}) => kind === 'command' && name === (words.join(' ') || 'sui'));
    expect(own.map(({place}) => place)).toEqual([urlOf(words)]);
    expect([2, 3]).toContain(own[0]?.depth);
  });
});

test('every set of shared options has its table once, where the other tables link', () => {
  const own = tables.filter(({kind}) => kind === 'options').map(({name, place}) => [name, place]);
  expect(own.sort()).toEqual(optionSets.map(({name, url}) => [name, url]).sort());
});

test('the pages that the tables link to exist', () => {
  const routes = new Set(cliPages.map((page) => `/${page.id}`));
  expect(commands.map(([, {words}]) => placeOf(words).route).filter((route) => !routes.has(route))).toEqual([]);
});

/** The commands that the shell samples of the pages run, such as `sui client gas`. */
const sampled = new Set(
  cliPages
    .flatMap(({tree}) => tree.children)
    .filter((node): node is Code => node.type === 'code' && node.lang === 'sh')
    .flatMap(({value}) => commandsOf(parseScript(value).script))
    .map(({command}) => [command.name, ...command.args].flatMap((word) => (word ? [wordText(word)] : [])))
    .filter(([program]) => program === 'sui')
    .flatMap(([, ...words]) => parseSui(words).parsed?.path ?? []),
);

test('every command that still runs has a sample', () => {
  const running = commands.filter(
    ([, {command}]) => !command.removed && !command.deprecated && (!command.subcommands || command.runsAlone),
  );
  const without = running.filter(([shown, {command}]) => !sampled.has(shown) && !command.runsAlone).map(([shown]) => shown);
  expect(without).toEqual([]);
});

test('the pages show no anchor that a command could have for anything else', () => {
  const anchors = cliPages.flatMap((page) =>
    page.tree.children.flatMap((node) => (node.type === 'heading' ? [`/${page.id}#${anchorOf(node) ?? ''}`] : [])),
  );
  const fixed = anchors.filter((anchor) => !anchor.endsWith('#'));
  expect(fixed.filter((anchor, index) => fixed.indexOf(anchor) !== index)).toEqual([]);
});
