import {mainnetSince} from '../../../../facts/mainnet-since';
import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::funds_accumulator`. */
export const fundsAccumulatorModule: ModuleOverlay = {
  summary:
    'Withdrawals from the balance that an address or object holds: a `Withdrawal<T>` names an owner and a limit, and can be split and joined. Turn one into a value with `balance::redeem_funds` or `coin::redeem_funds`.',
  functions: {
    add_impl: {summary: 'Adds a value to the address balance of a recipient, for `balance::send_funds`.'},
    create_withdrawal: {summary: 'Builds a `Withdrawal` for any owner without a check; no public function uses it.'},
    redeem: {
      summary:
        'Consumes a `Withdrawal` and returns the value that it stands for, to the module that defines the value type. Aborts with `EOverflow` if the limit exceeds a `u64`.',
    },
    withdraw_from_object: {
      summary:
        'Builds a `Withdrawal` from the address balance of an object without looking at the funds. Aborts with `EObjectFundsWithdrawNotEnabled` where the network has the feature off.',
    },
    withdrawal_join: {
      summary:
        'Merges a second withdrawal into the first and adds up their limits, also as the method `join`. Aborts with `EOwnerMismatch` if they draw on different owners, and with `EOverflow` if the sum exceeds a `u256`.',
    },
    withdrawal_limit: {summary: 'Returns how much the withdrawal may still draw, in the smallest unit. The method is called `limit`.'},
    withdrawal_owner: {
      summary: 'Returns the address or object ID whose funds the withdrawal draws on. The method is called `owner`.',
    },
    withdrawal_split: {
      summary:
        'Takes a part of the limit out of a withdrawal and returns it as a new withdrawal of the same owner, also as the method `split`. Aborts with `EInvalidSubLimit` if the part exceeds the limit.',
    },
  },
  types: {
    Withdrawal: {
      summary:
        'The right to draw up to a limit from the address balance of one owner. It comes as a transaction input for the sender, or from `balance::withdraw_funds_from_object`, and may be dropped unused.',
      fields: {
        owner: 'The address or object whose funds are drawn.',
        limit:
          'How much may be drawn. The funds behind a transaction input are checked before execution, those of an object only after redemption.',
      },
    },
  },
  errors: {
    EOverflow: {
      when: 'Two limits add up to more than a `u256`, or a withdrawal to be redeemed has a limit beyond `u64`.',
      raisedBy: ['withdrawal_join', 'balance::redeem_funds', 'coin::redeem_funds'],
      cure: 'Keep limits within `u64`, and split a larger withdrawal before redeeming it.',
    },
    EInvalidSubLimit: {
      when: 'The part to be split off is greater than the limit of the withdrawal.',
      raisedBy: ['withdrawal_split'],
      cure: 'Read `withdrawal_limit` first and ask for no more than that.',
    },
    EOwnerMismatch: {
      when: 'Two withdrawals to be joined draw on different owners.',
      raisedBy: ['withdrawal_join'],
      cure: 'Redeem them separately and join the resulting balances.',
    },
    EObjectFundsWithdrawNotEnabled: {
      when: 'The network does not let objects withdraw from their address balances.',
      raisedBy: ['balance::withdraw_funds_from_object'],
      cure: `Use a network whose protocol has \`enable_object_funds_withdraw\` on, as Mainnet has had since protocol ${mainnetSince.addressBalances}.`,
    },
    EAccumulatorTypeTooLarge: {
      when: 'The type of the funds, with all its type arguments, is larger than an entry of the accumulator may have as its key.',
      raisedBy: ['balance::send_funds', 'coin::send_funds', 'balance::redeem_funds', 'coin::redeem_funds'],
      cure: 'Keep a coin of such a type in `Coin` objects, or give the coin a type with fewer and shorter type arguments.',
    },
    EObjectFundsInsufficient: {
      when: 'An object asks for more than its address balance holds, on a network that checks this while it executes the call.',
      raisedBy: ['balance::withdraw_funds_from_object'],
      cure: 'Read the balance of the object first, and ask for no more than is settled there.',
    },
  },
};
