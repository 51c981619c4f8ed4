/**
 * What the site states and a machine can check, as data: where pages say it, and the place in the
 * sources or in a pinned package that decides it. Pages are read by patterns that catch what they
 * state, so that a page that says something else tomorrow is compared as it stands. A claim that no
 * page makes any more is listed for people, who take it out.
 */
import {constantClaims, figureClaims, sinceFigureClaims} from './figures';
import {needsClaims, sinceClaims} from './since';
import {statements} from './statements';
import type {Claim} from './types';

export const claims: readonly Claim[] = [
  ...sinceClaims,
  ...sinceFigureClaims,
  ...needsClaims,
  ...figureClaims,
  ...constantClaims,
  ...statements,
];

/** Where a claim names a file, whether a pinned package has it, and not the checkout. */
export const isInPackage = (file: string): boolean => file.startsWith('@');

/**
 * True for what pages and pinned packages decide by themselves, so that it can be asked without a
 * checkout.
 */
const isDecidedHere = (claim: Claim): boolean =>
  ['agree', 'never'].includes(claim.kind) || (claim.kind === 'contradicted' && isInPackage(claim.file));

export const claimsWithoutSource: readonly Claim[] = claims.filter(isDecidedHere);
