import {messageOf, objectsById, type KnownObject} from '@site/src/app-pictures/draw/stand-in-node';
import type {Answers} from './stand-in';

/**
 * Answers reads of objects, which all SDKs make by one call, from what `known` returns at that
 * time.
 */
export const reads = (known: () => readonly KnownObject[]): Answers => ({
  'sui.rpc.v2.LedgerService/BatchGetObjects': ({body, headers}) => {
    const request = messageOf(Buffer.from(body), headers.get('content-type') ?? '');
    return {message: objectsById(request, {objects: known()})};
  },
});
