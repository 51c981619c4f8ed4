import type {Field} from './types';

/**
 * Whether a struct or a variant has no fields: bytecode, which cannot say so, gives it a
 * `dummy_field`.
 */
export const isEmpty = (fields: readonly Field[]): boolean =>
  fields.length === 0 || (fields.length === 1 && fields[0]?.name === 'dummy_field');
