import type {AbiFunction} from '../abi/types';

/**
 * Whether a function is on its module's page: private ones are only where a transaction may call
 * them.
 */
export const isListed = ({visibility, entry}: Pick<AbiFunction, 'visibility' | 'entry'>): boolean => visibility !== 'private' || entry;
