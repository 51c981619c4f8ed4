import type {List, RootContent} from 'mdast';
import {code, type Inline, link, list, paragraph, prose} from '../../build';
import type {Option, OptionGroup} from '../model';
import {positionalTable, ptbTable} from './argument-tables';
import {inheritedOptions, shownAs, type FoundCommand} from './find-command';
import {outdatedNote, stateNotes} from './lifecycle';
import {optionTables} from './option-tables';
import {urlOf} from './places';
import {sentences} from './prose';
import {apart, setsAmong} from './shared-options';
import {usage} from './usage';
import {listed} from './values';

const isCurrent = ({removed}: Option): boolean => removed === undefined;
const codes = (longs: readonly string[]): Inline[] => listed(longs.map((long) => code(`--${long}`)));
const lines = (items: readonly (readonly Inline[])[]): List => list(items.map((item) => [paragraph(...item)]));

function countOf({atLeastOne, atMostOne}: OptionGroup): string {
  if (atLeastOne && atMostOne) return 'Exactly one of these is given: ';
  return atLeastOne ? 'At least one of these is given: ' : 'At most one of these is given: ';
}

/** Where a group's own options stand. */
function placement({words, command}: FoundCommand): Inline[] {
  const options = command.options ?? [];
  if (!command.subcommands || options.length === 0) return [];
  if (options.every(({global}) => global)) return ['The options stand before or after the subcommand.'];
  const global = apart(options).filter((option) => option.global);
  const anywhere: Inline[] = global.length === 0 ? [] : ['; ', ...codes(global.map(({long}) => long)), ' may also follow it'];
  return [`The options stand between `, code(shownAs(words)), ' and the subcommand', ...anywhere, '.'];
}

/** Options that are explained elsewhere: those many commands have, and those of the group. */
function elsewhere(found: FoundCommand): List[] {
  const own = setsAmong((found.command.options ?? []).filter(isCurrent));
  const inherited = inheritedOptions(found).filter(isCurrent);
  const group = found.words.slice(0, -1);
  const ofGroup = apart(inherited).map(({long}) => long);
  const items: Inline[][] = [
    ...own.map(({set, present}) => [link(set.url, set.title), ': ', ...codes(present.map(({long}) => long)), '.']),
    ...(ofGroup.length === 0 ? [] : [['From ', link(urlOf(group), code(shownAs(group))), ': ', ...codes(ofGroup), '.']]),
    ...setsAmong(inherited).map(({set}) => [link(set.url, set.title), ' from ', code(shownAs(group)), '.']),
  ];
  return items.length === 0 ? [] : [lines(items)];
}

const sentenceParagraph = (parts: readonly Inline[]): RootContent[] => (parts.length === 0 ? [] : [paragraph(...parts)]);

/**
 * Everything that the model knows of a command. One that was removed has no usage line, but its
 * replacement.
 */
export function commandTables(found: FoundCommand): RootContent[] {
  const {command} = found;
  const {options = [], groups = []} = command;
  const about = paragraph(...sentences([outdatedNote(command), prose(command.summary), ...stateNotes(command)]));
  if (command.removed) return [about];
  return [
    about,
    usage(found),
    ...positionalTable(command.positionals),
    ...ptbTable(command.ptb),
    ...optionTables(apart(options)),
    ...sentenceParagraph(sentences([...groups.map((group) => [countOf(group), ...codes(group.options), '.']), placement(found)])),
    ...elsewhere(found),
  ];
}
