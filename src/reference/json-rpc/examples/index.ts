import {coinQueryExamples} from './coin-query';
import {extendedExamples} from './extended';
import {governanceReadExamples} from './governance-read';
import {indexerExamples} from './indexer';
import {moveUtilsExamples} from './move-utils';
import {readExamples} from './read';
import {transactionBuilderExamples} from './transaction-builder';
import type {Example} from './types';
import {writeExamples} from './write';

export type {Example, Json} from './types';

/** A call of every method. */
export const examples: Readonly<Record<string, Example>> = {
  ...readExamples,
  ...coinQueryExamples,
  ...extendedExamples,
  ...governanceReadExamples,
  ...moveUtilsExamples,
  ...writeExamples,
  ...indexerExamples,
  ...transactionBuilderExamples,
};
