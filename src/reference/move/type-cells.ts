import type {MoveType} from '../abi/types';
import {code, link, type Inline} from '../build';
import {addressOn, targetsIn, type TypeTarget} from './links';
import {typeText, type Scope} from './move-text';

/** Things in a row, with commas. */
export const commaSeparated = (items: readonly Inline[]): Inline[] =>
  items.flatMap((item, position) => (position === 0 ? [item] : [', ', item]));

/** A type as a table cell: the whole text is the link where it has one described type, else the links follow it. */
export function typeCell(type: MoveType, scope: Scope): Inline[] {
  const text = code(typeText(type, scope));
  const targets = targetsIn([type], scope.index);
  const [only, ...others] = targets;
  if (only === undefined) return [text];
  const to = ({url}: TypeTarget): string => addressOn(scope.module, url);
  if (others.length === 0) return [link(to(only), text)];
  return [text, ' (', ...commaSeparated(targets.map((target) => link(to(target), code(target.inModule)))), ')'];
}
