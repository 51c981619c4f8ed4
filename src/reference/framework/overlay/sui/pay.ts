import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::pay`. */
export const payModule: ModuleOverlay = {
  summary:
    'Entry functions that split, join and send coins, from the time before programmable transaction blocks. New code uses the built-in commands or the methods of `sui::coin`.',
  functions: {
    divide_and_keep: {
      summary:
        'Splits a coin into `n` parts of equal value and sends `n` minus one of them to the sender; the last part stays in the coin, with any remainder. Aborts with `coin::EInvalidArg` if `n` is zero, and with `coin::ENotEnough` if `n` is greater than the value of the coin.',
      params: ['coin', 'n', 'ctx'],
    },
    join: {
      summary: 'Merges the second coin into the first. The source advises calling `coin::join` instead, which does the same.',
      params: ['coin', 'other'],
    },
    join_vec: {summary: 'Merges all coins of a vector into one coin; an empty vector changes nothing.', params: ['coin', 'coins']},
    join_vec_and_transfer: {
      summary: 'Merges the coins of a vector into one and sends it to an address. Aborts with `ENoCoins` if the vector is empty.',
      params: ['coins', 'receiver'],
    },
    keep: {summary: 'Sends a coin to the sender of the transaction.', params: ['coin', 'ctx']},
    split: {
      summary:
        'Splits an amount off a coin and sends it to the sender as a new coin. Aborts with `balance::ENotEnough` if the coin does not hold that much.',
      params: ['coin', 'amount', 'ctx'],
    },
    split_and_transfer: {
      summary:
        'Splits an amount off a coin and sends it to an address. Aborts with `balance::ENotEnough` if the amount exceeds the value of the coin.',
      params: ['coin', 'amount', 'recipient', 'ctx'],
    },
    split_vec: {
      summary:
        'Splits several amounts off a coin and sends each as a coin of its own to the sender. Aborts with `balance::ENotEnough` as soon as the rest does not cover an amount.',
      params: ['coin', 'amounts', 'ctx'],
    },
  },
  errors: {
    ENoCoins: {
      when: 'The vector of coins to be merged and sent is empty.',
      raisedBy: ['join_vec_and_transfer'],
      cure: 'Pass at least one coin.',
    },
  },
};
