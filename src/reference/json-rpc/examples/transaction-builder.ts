import {alice, bob, coin, digest, id, otherCoin, packageId, plant, signed, sui, validator, type Example, type Json} from './types';

const budget = '5000000';
const gas = {objectId: coin, version: '389214470', digest: digest.object};
const built = {txBytes: signed.bytes, gas: [gas], inputObjects: [{ImmOrOwnedMoveObject: gas}]};
const withObject: Json = {
  txBytes: signed.bytes,
  gas: [gas],
  inputObjects: [{ImmOrOwnedMoveObject: {objectId: plant, version: '389214493', digest: digest.otherObject}}, {ImmOrOwnedMoveObject: gas}],
};
const withSystem: Json = {
  txBytes: signed.bytes,
  gas: [gas],
  inputObjects: [{SharedMoveObject: {id: id('5'), initial_shared_version: '1', mutable: true}}, {ImmOrOwnedMoveObject: gas}],
};

/**
 * Examples of the Transaction Builder API. The bytes of the answers are those of one small
 * transfer.
 */
export const transactionBuilderExamples: Readonly<Record<string, Example>> = {
  unsafe_transferSui: {params: [alice, coin, budget, bob, '1000000'], result: built},
  unsafe_transferObject: {params: [alice, plant, coin, budget, bob], result: withObject},
  unsafe_pay: {params: [alice, [otherCoin], [bob], ['120'], coin, budget], result: built},
  unsafe_paySui: {params: [alice, [coin], [bob], ['1000000'], budget], result: built},
  unsafe_payAllSui: {params: [alice, [coin, otherCoin], bob, budget], result: built},
  unsafe_splitCoin: {params: [alice, otherCoin, ['100', '200'], coin, budget], result: built},
  unsafe_splitCoinEqual: {params: [alice, otherCoin, '3', coin, budget], result: built},
  unsafe_mergeCoins: {params: [alice, coin, otherCoin, null, budget], result: built},
  unsafe_moveCall: {params: [alice, packageId, 'greenhouse', 'water', [], [plant, '250'], coin, budget], result: withObject},
  unsafe_batchTransaction: {
    params: [
      alice,
      [
        {transferObjectRequestParams: {objectId: plant, recipient: bob}},
        {
          moveCallRequestParams: {
            packageObjectId: '0x2',
            module: 'coin',
            function: 'join',
            typeArguments: [sui],
            arguments: [coin, otherCoin],
          },
        },
      ],
      null,
      budget,
    ],
    result: withObject,
  },
  unsafe_publish: {params: [alice, ['oRzrCwYAAAAJ'], ['0x1', '0x2'], coin, budget], result: built},
  unsafe_requestAddStake: {params: [alice, [coin], '1000000000', validator, null, budget], result: withSystem},
  unsafe_requestWithdrawStake: {params: [alice, id('57a4ed'), null, budget], result: withSystem},
};
