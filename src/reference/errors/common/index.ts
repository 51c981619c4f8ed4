import type {CommonError} from './common-error';
import {cli, compiler, packages} from './local';
import {apis, sdk, wallet, zklogin} from './programs';
import {building, execution, gas, objects, submission} from './transactions';

export type {CommonError} from './common-error';

/**
 * The errors that developers meet most, by what they are doing: each list is a table on the page of
 * common errors.
 */
export const commonErrors: Readonly<Record<string, readonly CommonError[]>> = {
  cli,
  compiler,
  packages,
  building,
  submission,
  execution,
  gas,
  objects,
  apis,
  sdk,
  wallet,
  zklogin,
};
