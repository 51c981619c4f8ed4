import {mainnetSince} from '../../facts/mainnet-since';
import {hiddenNames} from './own-parts';
import type {Exception, Uncounted} from './model';

/**
 * Places that may stay without words, each with a reason. An entry for a place that is gone, or that has words by now, is a
 * problem; so are exceptions that are 2 % of a reference or more.
 */
export const exceptions: readonly Exception[] = [];

/** What the sources have and no row counts, with pages or without. */
export const uncounted: readonly Uncounted[] = [
  {
    name: 'Move framework: deepbook (DeepBook V2)',
    reason:
      'the framework deprecated it with release 1.44; its pages have summaries and signatures, and lead to DeepBookV3, which is counted',
    has: ({reference}) => reference === 'Move framework: deepbook',
  },
  {
    name: 'Move framework, sui::allowance',
    reason: `the pinned ABI, that of Mainnet, lacks the module, for allowances come with protocol ${mainnetSince.allowances}; its functions, types and codes are on /guides/developer/payments/allowances and /concepts/allowances`,
    has: (_part, name) => /^sui::allowance(?:::|$)/.test(name),
  },
  {
    name: 'Move framework and packages, constants other than error constants (names that do not begin with E)',
    reason: 'a constant is private to its module, so that no other code and no transaction can name it, and no ABI has it',
    has: ({what}, name) => what === 'error constants' && !/::E[A-Z]\w*$/.test(name),
  },
  {
    name: 'Move framework and packages, private functions that are no entry functions',
    reason: 'no other code and no transaction can call them, and they are on no page',
    has: () => false,
  },
  {
    name: 'CLI, hidden commands and options',
    reason: 'the help of the commands leaves them out, and so do the pages',
    has: ({reference}, name) => reference === 'CLI' && hiddenNames().has(name),
  },
];
