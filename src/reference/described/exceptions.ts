import type {Exception, Uncounted} from './model';

/**
 * Places that may stay without words, each with a reason. An entry for a place that is gone, or that has words by now, is a
 * problem; so are exceptions that are 2 % of a reference or more.
 */
export const exceptions: readonly Exception[] = [];

/** What has pages and is not counted. */
export const uncounted: readonly Uncounted[] = [
  {
    name: 'Move framework: deepbook (DeepBook V2)',
    reason:
      'the framework deprecated it with release 1.44; its pages have summaries and signatures, and lead to DeepBookV3, which is counted',
  },
];
