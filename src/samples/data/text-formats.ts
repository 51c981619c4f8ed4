import {matching} from './keys';

/** Kinds of text that several file formats share. */
export const address = matching('an address or object ID in hexadecimal, such as "0x2"', /^0x[0-9a-fA-F]{1,64}$/);
export const identifier = matching('a Move name of letters, digits and "_"', /^[A-Za-z_]\w*$/);
/** First four bytes of the genesis checkpoint's digest, or the whole digest in Base58. */
export const chainId = matching('a chain identifier, such as "4c78adac"', /^(?:[0-9a-f]{8}|[1-9A-HJ-NP-Za-km-z]{43,44})$/);
export const url = matching('a URL with http or https', /^https?:\/\/[^\s/]+\S*$/);
