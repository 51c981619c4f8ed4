import type {PhrasingContent} from 'mdast';
import {code, inline, link, type Inline} from '../../build';
import type {Lifecycle, Replacement} from '../model';
import {versions} from '../../../facts/versions';
import {urlOf} from './places';

const strong = (...parts: Inline[]): PhrasingContent => ({type: 'strong', children: inline(parts)});

/** What to use instead: an option as code, a command as a link to where it is explained. */
export const replacementLink = ({use}: Replacement): PhrasingContent =>
  use.startsWith('--') ? code(use) : link(urlOf(use.split(' ').slice(1)), code(use));

/** Says of something outdated since when it is, and what to use. */
export function outdatedNote({removed, deprecated}: Lifecycle): Inline[] {
  const replacement = removed ?? deprecated;
  if (!replacement) return [];
  return [strong(`${removed ? 'Removed in' : 'Deprecated since'} ${replacement.since}:`), ' use ', replacementLink(replacement), '.'];
}

/** Says since when something exists, and what else a reader should know of its state. */
export const stateNotes = ({since, unconfirmed, hidden}: Lifecycle): Inline[][] => [
  ...(since === undefined ? [] : [[`Since ${since}.`]]),
  ...(unconfirmed === undefined ? [] : [[`Not confirmed for release ${versions.suiCli}. ${unconfirmed}`]]),
  ...(hidden ? [['Not listed by ', code('--help'), '.']] : []),
];
