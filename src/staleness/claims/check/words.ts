/** Claims that the pages themselves decide, or a text in a pinned package. */
import {finding, unasked, type Finding} from '../../finding';
import {findLines} from '../../pages/find';
import type {AgreeClaim, ContradictedClaim, DatedClaim, DifferClaim} from '../types';
import {area, missing, valueOf, type Context} from './context';

export function checkContradicted({subject, says, file, by, in: where}: ContradictedClaim, context: Context): Finding[] {
  const matches = findLines(context.pages, says);
  if (matches.length === 0) return [finding(area, subject, 'fresh', {stated: 'no page says so'})];
  const text = where === 'package' ? context.packageFile(file) : context.checkout?.read(file);
  if (text === undefined) return [unasked(area, subject, where === 'package' ? `${file} is not installed` : missing(context, file))];
  const found = by.exec(text)?.[0];
  return [
    finding(area, subject, found === undefined ? 'fresh' : 'stale', {
      stated: matches[0]?.caught ?? '',
      found: found ?? '',
      source: file,
      places: matches.map(({line}) => line.place),
    }),
  ];
}

/** One thing has one figure: pages that give another are listed beside the rest. */
export function checkAgree({subject, says}: AgreeClaim, {pages}: Context): Finding[] {
  const matches = findLines(pages, says);
  const given = [...new Set(matches.map(({caught}) => caught))];
  if (given.length === 0) return [];
  return [
    finding(area, subject, given.length === 1 ? 'fresh' : 'stale', {
      stated: given.join(' and '),
      found: given.length === 1 ? '' : `${given.length} figures for one thing`,
      source: 'the pages',
      places: matches.map(({line}) => line.place),
    }),
  ];
}

export function checkDiffer({subject, says, figures}: DifferClaim, context: Context): Finding[] {
  const matches = findLines(context.pages, says);
  const [one, other] = figures.map((figure) => valueOf(context, figure));
  if (matches.length === 0 || one === other) return [finding(area, subject, 'fresh', {stated: 'no page calls them the same'})];
  return [
    finding(area, subject, 'stale', {
      stated: matches[0]?.caught ?? '',
      found: `${String(one)} and ${String(other)}`,
      source: figures.join(', '),
      places: matches.map(({line}) => line.place),
    }),
  ];
}

/** "now" grows old by itself: a version needs a date or a plain statement beside it. */
export function checkDated({subject, says}: DatedClaim, {pages}: Context): Finding[] {
  const matches = findLines(pages, says);
  return [
    finding(area, subject, matches.length === 0 ? 'fresh' : 'stale', {
      stated: matches[0]?.caught ?? '',
      found: matches.length === 0 ? '' : 'ages by itself: say a date',
      source: 'the pages',
      places: matches.map(({line}) => line.place),
    }),
  ];
}
