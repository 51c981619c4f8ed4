import {either, required, rejected, table, text, textOf, u32, u64} from '../../keys';
import {textFormats} from '../../text-formats';

/** Kinds of values that the tables of a node's configuration share. */
export const path = text;
export const socketAddress = textOf(textFormats.socketAddress);
export const multiaddress = textOf(textFormats.multiaddress);
export const peerId = textOf(textFormats.peerId);
export const address = textOf(textFormats.address);
export const url = textOf(textFormats.url);

/** Serde's form of a duration: "10s" is not read. */
export const duration = table(required('secs', u64), required('nanos', u32));

/** A key pair in a file, or Base64 in place. */
export const keyPair = either(table(required('path', path)), table(required('value', text)));

export const gone = (name: string, cure: string) => rejected(name, `the node does not read it any more; ${cure}`);
