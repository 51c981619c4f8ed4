import {digest} from '../lib/digest';
import {resultKey, type CheckedSample} from '../results/key';

/**
 * A key of all that decides where in a sample its types stand: what decides the result of its
 * check, and the region that is shown.
 */
export const typesKey = (sample: CheckedSample): string => digest(resultKey(sample), sample.meta.region ?? '').slice(0, 8);
