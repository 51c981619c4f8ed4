import data from '@generated/error-decoder/default/data.json';
import {createDecoder, type Decoded} from './decode';
import {sentenceOf as sentenceIn} from './sentence';
import {sentencesHere} from './sentences-here';

export {Answer} from '../ErrorDecoder/Answer';
export {NearPages} from '../ErrorDecoder/NearPages';

/**
 * The decoder with its data, and what shows its answers. The module is loaded when a reader turns
 * to the field.
 */
export const decode = createDecoder(data);

/** The sentence about an answer, in the language of the page. */
export const sentenceOf = (decoded: Decoded): string => sentenceIn(decoded, sentencesHere);
