import data from '@generated/error-decoder/default/data.json';
import {createDecoder} from './decode';
import {sentenceOf} from './sentence';

/** The decoder with its data. The module is loaded when a reader turns to the field. */
export const decode = createDecoder(data);

export {sentenceOf};
