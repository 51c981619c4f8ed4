import {claims, claimsWithoutSource} from '..';
import {finding, type Finding} from '../../finding';
import {findLines} from '../../pages/find';
import type {Claim} from '../types';
import {checkConstant, checkDefaults, checkList, checkRefused} from './code';
import {area, type Context} from './context';
import {checkFigure, checkNeeds, checkSince, checkSinceFigure, newestProtocol} from './versions';
import {checkAgree, checkContradicted, checkNever} from './words';

async function checkClaim(claim: Claim, context: Context): Promise<Finding[]> {
  switch (claim.kind) {
    case 'since':
      return checkSince(claim, context);
    case 'since-figure':
      return checkSinceFigure(claim, context);
    case 'needs':
      return checkNeeds(claim, context);
    case 'figure':
      return checkFigure(claim, context);
    case 'constant':
      return checkConstant(claim, context);
    case 'list':
      return checkList(claim, context);
    case 'refused':
      return checkRefused(claim, context);
    case 'contradicted':
      return checkContradicted(claim, context);
    case 'agree':
      return checkAgree(claim, context);
    case 'never':
      return checkNever(claim, context);
    case 'defaults':
      return checkDefaults(claim, context);
  }
}

const sinceSomeVersion = /\b(?:since|from) protocol(?: version)? (\d+)/;

/** Places that give a version since which something holds, and that no claim covers. */
function unclaimed(found: readonly Finding[], {pages}: Context): Finding[] {
  const covered = new Set(found.flatMap(({places}) => places));
  // A version that a figure gives is compared as that figure.
  const typed = findLines(pages, sinceSomeVersion).filter(({line, caught}) => line.written.includes(caught));
  const rest = typed.filter(({line}) => !covered.has(line.place));
  if (rest.length === 0) return [];
  return [
    finding(area, 'versions that no claim covers', 'note', {
      stated: [...new Set(rest.map(({caught}) => caught))].join(', '),
      found: 'a person has to compare them, or write a claim',
      places: rest.map(({line}) => line.place),
    }),
  ];
}

/**
 * Compares what the site claims with the sources that are at hand. Without a checkout, what needs
 * none is compared.
 */
export async function checkClaims(
  context: Context,
  all: readonly Claim[] = context.checkout ? claims : claimsWithoutSource,
): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const claim of all) found.push(...(await checkClaim(claim, context)));
  const asksVersions = all.some(({kind}) => kind === 'since');
  return [...found, ...(asksVersions ? [...unclaimed(found, context), ...newestProtocol(context)] : [])];
}
