import type {Heading} from 'mdast';
import type {Command} from '@site/src/reference/cli/model';
import {sui} from '@site/src/reference/cli/sui';
import {placeOf, urlOf} from '@site/src/reference/cli/tables/places';
import {optionSets} from '@site/src/reference/cli/tables/shared-options';
import {requestOf} from './cli-examples/sections';
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

function tablesOf(page: Page): PlacedTable[] {
  let heading: Heading | undefined;
  return page.tree.children.flatMap((node) => {
    if (node.type === 'heading') heading = node;
    const request = requestOf(node);
    if (!request) return [];
    const anchor = heading && anchorOf(heading);
    const place = `${page.frontMatter.slug ?? `/${page.id}`}#${anchor ?? ''}`;
    return [{...request, place, depth: heading?.depth ?? 0}];
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

test('the pages show no anchor that a command could have for anything else', () => {
  const anchors = cliPages.flatMap((page) =>
    page.tree.children.flatMap((node) => (node.type === 'heading' ? [`/${page.id}#${anchorOf(node) ?? ''}`] : [])),
  );
  const fixed = anchors.filter((anchor) => !anchor.endsWith('#'));
  expect(fixed.filter((anchor, index) => fixed.indexOf(anchor) !== index)).toEqual([]);
});
