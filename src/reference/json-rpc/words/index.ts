import {joinWords} from '../../words-overlay';
import {chainWords} from './chain';
import {effectWords} from './effects';
import {moveWords} from './move';
import {objectWords} from './objects';
import {parameterWords} from './parameters';
import {transactionWords} from './transactions';

export {corrections} from './corrections';

/** Our words for what the SDK leaves without a comment. */
export const words = joinWords(parameterWords, objectWords, transactionWords, effectWords, chainWords, moveWords);
