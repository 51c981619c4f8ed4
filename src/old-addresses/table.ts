import {oldAddresses, type Address} from './addresses';
import {frameworkAddresses} from './framework-modules';

/**
 * Every old address with the new one: what redirects, rules of hosts and the 404 page are made
 * from.
 */
export const everyOldAddress: Readonly<Record<Address, Address>> = {...oldAddresses, ...frameworkAddresses};
