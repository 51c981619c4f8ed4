import {joinWords} from '../../words-overlay';
import {chainWords} from './chain';
import {effectWords} from './effects';
import {objectWords} from './objects';
import {serviceWords} from './services';
import {transactionWords} from './transactions';

export {corrections} from './corrections';

/** Our words for what the protobuf files leave without a comment. */
export const words = joinWords(serviceWords, transactionWords, effectWords, chainWords, objectWords);
