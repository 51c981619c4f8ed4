import type {Table} from 'mdast';
import {link, prose, table} from '../../build';
import type {FoundCommand} from './find-command';
import {outdatedNote, stateNotes} from './lifecycle';
import {urlOf} from './places';
import {nameCode, sentences} from './prose';

/** A table of a group's subcommands, each linked to where it is explained. */
export function overviewTable({words, command}: FoundCommand): Table {
  return table(
    ['Command', 'Purpose'],
    (command.subcommands ?? []).map((subcommand) => [
      [link(urlOf([...words, subcommand.name]), nameCode(subcommand.name))],
      sentences([outdatedNote(subcommand), prose(subcommand.summary), ...stateNotes(subcommand)]),
    ]),
  );
}
