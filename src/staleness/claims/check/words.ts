/** Claims that the pages themselves decide, or a text in a pinned package. */
import {finding, unasked, type Finding} from '../../finding';
import {findLines} from '../../pages/find';
import {isInPackage} from '..';
import type {AgreeClaim, ContradictedClaim, NeverClaim} from '../types';
import {area, missing, type Context} from './context';

export function checkContradicted({subject, says, file, by}: ContradictedClaim, context: Context): Finding[] {
  const matches = findLines(context.pages, says);
  if (matches.length === 0) return [finding(area, subject, 'fresh', {stated: 'no page says so'})];
  const text = isInPackage(file) ? context.packageFile(file) : context.checkout?.read(file);
  if (text === undefined) return [unasked(area, subject, isInPackage(file) ? `${file} is not installed` : missing(context, file))];
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

export function checkNever({subject, says, because}: NeverClaim, {pages}: Context): Finding[] {
  const matches = findLines(pages, says);
  return [
    finding(area, subject, matches.length === 0 ? 'fresh' : 'stale', {
      stated: matches[0]?.caught ?? '',
      found: matches.length === 0 ? '' : because,
      source: 'the pages',
      places: matches.map(({line}) => line.place),
    }),
  ];
}
