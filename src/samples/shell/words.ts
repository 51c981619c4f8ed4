import type {CommandArgument, WordPart} from 'unbash';
import {expansion, splat} from '../../reference/cli/parser/marks';

/** `$@`, `$*`, `${list[@]}`, `${list[*]}`: any number of words. */
function isList(part: WordPart): boolean {
  if (part.type === 'SimpleExpansion') return part.text === '$@' || part.text === '$*';
  if (part.type !== 'ParameterExpansion') return false;
  return ['@', '*'].includes(part.index?.value ?? '') || ['@', '*'].includes(part.parameter);
}

/** The text of a part as the command gets it, with a mark for what only the shell knows. */
function textOf(part: WordPart): string {
  switch (part.type) {
    case 'Literal':
    case 'Glob':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return part.value;
    case 'DoubleQuoted':
    case 'LocaleString':
      return part.parts.map(textOf).join('');
    case 'BraceExpansion':
      return splat;
    default:
      return isList(part) ? splat : expansion;
  }
}

/**
 * A shell word as the command gets it: quotes removed, expansions marked. A glob is taken to match
 * nothing, as in bash without a file of that name.
 */
export function wordText(word: CommandArgument): string {
  if (word.type === 'Assignment') return word.text;
  return word.parts ? word.parts.map(textOf).join('') : word.value;
}
