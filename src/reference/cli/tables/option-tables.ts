import type {Table} from 'mdast';
import {code, type Inline, prose, table} from '../../build';
import type {Option} from '../model';
import {outdatedNote, replacementLink, stateNotes} from './lifecycle';
import {nameCode, sentences} from './prose';
import {listed, optionValue} from './values';

const names = ({long, short, aliases = []}: Option): Inline[] =>
  listed([
    ...(short === undefined ? [] : [nameCode(`-${short}`)]),
    nameCode(`--${long}`),
    ...aliases.map((alias) => nameCode(`--${alias}`)),
  ]);

const others = (start: string, longs: readonly string[] = []): Inline[] =>
  longs.length === 0 ? [] : [start, ...listed(longs.map((long) => code(`--${long}`))), '.'];

const meaning = (option: Option): Inline[] =>
  sentences([
    option.required ? [{type: 'strong', children: [{type: 'text', value: 'Required.'}]}] : [],
    outdatedNote(option),
    prose(option.summary),
    option.default === undefined ? [] : ['Default: ', code(option.default), '.'],
    option.repeated ? ['Repeatable.'] : [],
    others('Not with ', option.conflicts),
    others('Needs ', option.requires),
    ...stateNotes(option),
  ]);

/** Tables of options: those that exist, then those that were removed. */
export function optionTables(options: readonly Option[]): Table[] {
  const current = options.filter(({removed}) => !removed);
  const removed = options.flatMap((option) => (option.removed ? [{option, replacement: option.removed}] : []));
  return [
    ...(current.length === 0
      ? []
      : [
          table(
            ['Option', 'Value', 'Meaning'],
            current.map((option) => [names(option), optionValue(option.value), meaning(option)]),
          ),
        ]),
    ...(removed.length === 0
      ? []
      : [
          table(
            ['Removed option', 'What it did', 'In', 'Use'],
            removed.map(({option, replacement}) => [
              names(option),
              prose(option.summary),
              [replacement.since],
              [replacementLink(replacement)],
            ]),
          ),
        ]),
  ];
}
