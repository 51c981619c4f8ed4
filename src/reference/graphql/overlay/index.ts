import {argumentTexts} from './arguments';
import {deprecations} from './deprecations';
import {addressExamples} from './examples/addresses';
import {networkExamples} from './examples/network';
import {objectExamples} from './examples/objects';
import {transactionExamples} from './examples/transactions';
import {graphqlOverlay} from './overlay';
import {scalars} from './scalars';
import {summaries} from './summaries';
import {texts} from './texts';

/** Every text of ours that the pages show beside the schema's. */
export const overlay = graphqlOverlay({
  texts,
  argumentTexts,
  summaries,
  scalars,
  deprecations,
  examples: {...networkExamples, ...addressExamples, ...objectExamples, ...transactionExamples},
});
