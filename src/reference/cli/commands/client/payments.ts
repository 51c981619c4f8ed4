/** `sui client`: coins and transfers. Sources: see index.ts. */
import {command, flag, option} from '../../define';
import type {Command, Option} from '../../model';
import {selfPayingTransactionOptions, transactionOptions} from '../shared';

const to = option('to', 'key-identity', 'Address or alias that receives.', {required: true});
const inputCoins = option('input-coins', 'object-id', 'Coins to pay with.', {count: 'many', repeated: true, required: true});
const shares: readonly Option[] = [
  option('recipients', 'key-identity', 'Addresses or aliases that receive.', {count: 'many', repeated: true, required: true}),
  option('amounts', 'u64', 'Amount for each recipient, in the same order.', {count: 'many', repeated: true, required: true}),
];
const object = option('object-id', 'object-id', 'The object.', {required: true});

export const paymentCommands: readonly Command[] = [
  command('merge-coin', 'Merges a coin into another one.', {
    options: [
      option('primary-coin', 'object-id', 'The coin that stays.', {required: true}),
      option('coin-to-merge', 'object-id', 'The coin that is merged.', {required: true}),
      ...transactionOptions,
    ],
  }),
  command('split-coin', 'Splits a coin into several.', {
    options: [
      option('coin-id', 'object-id', 'The coin.', {required: true}),
      option('amounts', 'u64', 'Amounts to split off.', {count: 'many', repeated: true}),
      option('count', 'u64', 'Number of equal coins to split into.'),
      ...transactionOptions,
    ],
    groups: [{options: ['amounts', 'count'], atLeastOne: true, atMostOne: true}],
  }),
  command('pay', 'Pays amounts in any coin type to recipients.', {options: [inputCoins, ...shares, ...transactionOptions]}),
  command('pay-all-sui', 'Sends all SUI of the given coins to a recipient, less the gas.', {
    options: [
      inputCoins,
      option('recipient', 'key-identity', 'Address or alias that receives.', {required: true}),
      ...selfPayingTransactionOptions,
    ],
  }),
  command('pay-sui', 'Pays amounts of SUI to recipients, gas included in the given coins.', {
    options: [inputCoins, ...shares, ...selfPayingTransactionOptions],
  }),
  command('send-funds', "Sends funds into a recipient's address balance instead of a coin object.", {
    options: [
      to,
      option('amount', 'u64', 'Amount in the smallest unit.', {conflicts: ['all-coins']}),
      flag('all-coins', 'Sends every coin of the type.', {conflicts: ['amount', 'from-address-balance']}),
      option('coin-type', 'move-type', 'Coin type; without it SUI.'),
      flag('from-address-balance', "Takes the funds from the sender's address balance, not from coins.", {
        conflicts: ['all-coins'],
        since: '1.77',
      }),
      flag('stateless', 'Former name of the flag that takes funds from the address balance.', {
        removed: {since: '1.77', use: '--from-address-balance'},
      }),
      ...selfPayingTransactionOptions,
    ],
    groups: [{options: ['amount', 'all-coins'], atLeastOne: true}],
  }),
  command('transfer', 'Sends an object to an address.', {options: [to, object, ...transactionOptions]}),
  command('transfer-sui', 'Sends SUI from one coin, which also pays the gas.', {
    options: [
      to,
      option('sui-coin-object-id', 'object-id', 'The coin.', {required: true}),
      option('amount', 'u64', 'Amount in MIST; without it the whole coin.'),
      ...selfPayingTransactionOptions,
    ],
  }),
  command('party-transfer', 'Makes an address the single owner of a party object.', {
    since: '1.54',
    options: [to, object, ...transactionOptions],
  }),
];
