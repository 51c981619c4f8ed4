import {alice, digest, effects, event, id, packageId, plant, plantData, type Example} from './types';

const shelf = id('5e1f');

/** Examples of the Extended API and of the subscriptions that belonged to it. */
export const extendedExamples: Readonly<Record<string, Example>> = {
  suix_getOwnedObjects: {
    params: [
      alice,
      {filter: {StructType: `${packageId}::greenhouse::Plant`}, options: {showType: true, showOwner: true, showContent: true}},
      null,
      50,
    ],
    result: {data: [{data: plantData}], nextCursor: plant, hasNextPage: false},
  },
  suix_getDynamicFields: {
    params: [shelf, null, 50],
    result: {
      data: [
        {
          name: {type: 'u64', value: '42'},
          bcsEncoding: 'base64',
          bcsName: 'KgAAAAAAAAA=',
          type: 'DynamicObject',
          objectType: plantData.type,
          objectId: plant,
          version: '389214493',
          digest: digest.otherObject,
        },
      ],
      nextCursor: id('f1e1d'),
      hasNextPage: false,
    },
  },
  suix_getDynamicFieldObject: {
    params: [shelf, {type: 'u64', value: '42'}],
    result: {data: {...plantData, owner: {ObjectOwner: id('f1e1d')}}},
  },
  suix_queryTransactionBlocks: {
    params: [{filter: {FromAddress: alice}, options: {showEffects: true}}, null, 1, true],
    result: {
      data: [{digest: digest.transaction, effects, timestampMs: '1795192928317', checkpoint: '389214507'}],
      nextCursor: digest.transaction,
      hasNextPage: true,
    },
  },
  suix_queryEvents: {
    params: [{MoveEventType: event.type}, null, 1, true],
    result: {data: [event], nextCursor: event.id, hasNextPage: true},
  },
  suix_resolveNameServiceAddress: {params: ['greenhouse.sui'], result: alice},
  suix_resolveNameServiceNames: {params: [alice], result: {data: ['greenhouse.sui'], nextCursor: null, hasNextPage: false}},
  suix_subscribeEvent: {params: [{MoveEventType: event.type}], result: event},
  suix_subscribeTransaction: {params: [{FromAddress: alice}], result: effects},
};
