import type {RootContent} from 'mdast';
import {code, heading, type Inline} from '../build';
import {errorTable} from '../error-table';
import {mentionedFunction} from './mentioned-function';
import type {ErrorEntry, ModuleEntry} from './model';
import {inlineProse} from './prose';
import {commaSeparated} from './type-cells';

/** The number of a constant, or that it has only a text. */
export function codeCell({code: number, codeOnMainnet}: ErrorEntry): Inline[] {
  const own = number === undefined ? 'none' : code(String(number));
  return codeOnMainnet === undefined ? [own] : [code(String(codeOnMainnet)), ' on Mainnet, ', own, ' in newer versions'];
}

/** The functions that readers call and see the abort from; where there are none, who is left. */
function raisedBy({raisedBy: functions, unused}: ErrorEntry, module: ModuleEntry): Inline[] {
  if (functions.length > 0) return commaSeparated(functions.map((name) => mentionedFunction(name, module)));
  return [unused === true ? 'Nothing any more' : 'Only functions that the system or the package itself calls'];
}

/**
 * The part of a page about the constants that its module aborts with; nothing where there are none.
 */
export function errorSection(module: ModuleEntry): RootContent[] {
  const {errors} = module;
  if (errors.length === 0) return [];
  const rows = errors.map((entry) => ({
    code: codeCell(entry),
    constant: [code(entry.name)],
    message: entry.message === undefined ? undefined : [entry.message],
    when: inlineProse(entry.when),
    raisedBy: raisedBy(entry, module),
    cure: inlineProse(entry.cure),
  }));
  return [heading(2, ['Errors'], 'errors'), errorTable(rows)];
}
