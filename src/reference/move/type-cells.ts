import type {MoveType} from '../abi/types';
import {code, link, type Inline} from '../build';
import {addressOn} from '../type-index';
import {moduleId} from './links';
import {typeText, type Scope} from './move-text';
import {placesIn, type MoveTypePlace} from './types';

/** Things in a row, with commas. */
export const commaSeparated = (items: readonly Inline[]): Inline[] =>
  items.flatMap((item, position) => (position === 0 ? [item] : [', ', item]));

/**
 * A type as a table cell: the whole text is the link where it has one described type, else the
 * links follow it.
 */
export function typeCell(type: MoveType, scope: Scope): Inline[] {
  const text = code(typeText(type, scope));
  const places = placesIn([type], scope.index);
  const [only, ...others] = places;
  if (only === undefined) return [text];
  const to = (place: MoveTypePlace): string => addressOn(place, moduleId(scope.module));
  if (others.length === 0) return [link(to(only), text)];
  return [text, ' (', ...commaSeparated(places.map((place) => link(to(place), code(place.inModule)))), ')'];
}
