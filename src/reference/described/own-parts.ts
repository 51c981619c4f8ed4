import type {Command} from '../cli/model';
import {sui} from '../cli/sui';
import {endpoints as ownEndpoints, marginRoutes} from '../deepbook-indexer';
import type {Endpoint, Shape} from '../deepbook-indexer/model';
import {entryLists} from '../errors/entries';
import type {ErrorEntry} from '../errors/model';
import {testOnlyFunctions, testOnlyTypes} from '../framework/test-only/functions';
import {testOnlyModules} from '../framework/test-only/modules';
import type {DescribedPlace, Part} from './model';

const isShown = (item: {hidden?: true}): boolean => item.hidden !== true;

/** A command with all commands below it, by its whole name. */
function commandsOf(command: Command, before: readonly string[] = []): {name: string; command: Command}[] {
  const path = [...before, command.name];
  const below = (command.subcommands ?? []).filter(isShown).flatMap((inner) => commandsOf(inner, path));
  return [{name: path.join(' '), command}, ...below];
}

/** Full names of the commands and options that help leaves out. */
export function hiddenNames(top: Command = sui, before: readonly string[] = []): ReadonlySet<string> {
  const path = [...before, top.name];
  const name = path.join(' ');
  const options = (top.options ?? []).filter((option) => !isShown(option)).map(({long}) => `${name} --${long}`);
  const inner = (top.subcommands ?? []).flatMap((command) => [
    ...(isShown(command) ? [] : [[...path, command.name].join(' ')]),
    ...hiddenNames(command, path),
  ]);
  return new Set([...options, ...inner]);
}

/** What the CLI reference has to describe: all that the help of the commands shows. */
export function cliParts(top: Command = sui): Part[] {
  const commands = commandsOf(top);
  const part = (what: string, places: readonly DescribedPlace[]): Part => ({reference: 'CLI', what, places});
  const options = ({command}: (typeof commands)[number]): NonNullable<Command['options']> => (command.options ?? []).filter(isShown);
  return [
    part(
      'commands',
      commands.map(({name, command}) => ({name, text: command.summary})),
    ),
    part(
      'options',
      commands.flatMap((entry) => options(entry).map(({long, summary}) => ({name: `${entry.name} --${long}`, text: summary}))),
    ),
    part(
      'arguments',
      commands.flatMap(({name, command}) =>
        (command.positionals ?? []).map((argument) => ({name: `${name} ${argument.name}`, text: argument.summary})),
      ),
    ),
    part(
      'transaction commands',
      commands.flatMap(({name, command}) => (command.ptb ?? []).map(({long, summary}) => ({name: `${name} --${long}`, text: summary}))),
    ),
  ];
}

/** What the error reference has to say of each entry: what it means, what leads to it, and what to do. */
export const errorParts = (entries: readonly ErrorEntry[] = entryLists.flatMap((list) => list.entries)): Part[] => {
  const part = (what: string, textOf: (entry: ErrorEntry) => string): Part => ({
    reference: 'Errors',
    what,
    places: entries.map((entry) => ({name: entry.id, text: textOf(entry)})),
  });
  return [
    part('entries with a message', ({messages}) => messages.map(({from, text}) => (text === '' ? '' : `${from}: ${text}`)).join(' ')),
    part('entries with a meaning', ({meaning}) => meaning),
    part('entries with causes', ({causes}) => (causes.some((cause) => cause.trim() === '') ? '' : causes.join(' '))),
    part('entries with a cure', ({cure}) => cure),
    part('entries with a link', ({seeAlso}) => seeAlso.join(' ')),
  ];
};

/** What only tests have, in modules of their own and in published ones. */
export const testOnlyParts = (): Part[] => {
  const modules = Object.entries(testOnlyModules);
  const functions = [
    ...modules.map(([module, {groups}]) => [module, groups.flatMap((group) => group.functions)] as const),
    ...Object.entries(testOnlyFunctions),
  ];
  const structs = [...modules.map(([module, {types = []}]) => [module, types] as const), ...Object.entries(testOnlyTypes)];
  const part = (what: string, items: readonly (readonly [string, readonly {name: string; summary: string}[]])[]): Part => ({
    reference: 'Move framework: test-only',
    what,
    places: items.flatMap(([module, own]) => own.map(({name, summary}) => ({name: `${module}::${name}`, text: summary}))),
  });
  return [part('functions', functions), part('structs', structs)];
};

/** Every named value in an answer. */
function fieldsIn(shape: Shape, owner: string): DescribedPlace[] {
  if (shape.kind === 'list' || shape.kind === 'map') return fieldsIn(shape.of, owner);
  const fields = shape.kind === 'object' ? shape.fields : shape.kind === 'tuple' ? shape.of : [];
  return fields.flatMap(({name, summary, shape: inner}) => [
    {name: `${owner}.${name}`, text: summary},
    ...fieldsIn(inner, `${owner}.${name}`),
  ]);
}

/** What the reference of DeepBook's indexer has to describe. */
export const indexerParts = (endpoints: readonly Endpoint[] = ownEndpoints): Part[] => {
  const part = (what: string, places: readonly DescribedPlace[]): Part => ({reference: 'DeepBook indexer', what, places});
  return [
    part(
      'routes',
      [...endpoints, ...marginRoutes].map(({path, summary}) => ({name: path, text: summary})),
    ),
    part(
      'parameters',
      endpoints.flatMap(({path, parameters}) => parameters.map(({name, summary}) => ({name: `${path} ${name}`, text: summary}))),
    ),
    part(
      'fields',
      endpoints.flatMap(({path, response}) => fieldsIn(response, path)),
    ),
  ];
};
