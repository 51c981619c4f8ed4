import type {FunctionOverlay} from '../../overlay-types';

/** Functions of `sui::balance`. */
export const balance: Readonly<Record<string, FunctionOverlay>> = {
  create_supply: {
    summary:
      'Starts a supply of zero for a type, given a value of that type with `drop`. It does not demand a one-time witness: whoever can build the value can make another supply. For a currency use `coin_registry::new_currency_with_otw`.',
    params: ['witness'],
  },
  decrease_supply: {
    summary:
      'Burns a balance, lowers the supply by its value and returns that value. Aborts with `EOverflow` if the value exceeds the supply.',
    params: ['supply', 'balance'],
  },
  destroy_zero: {summary: 'Destroys an empty balance. Aborts with `ENonZero` if anything is left in it.', params: ['balance']},
  increase_supply: {
    summary:
      'Mints: raises the supply by a value and returns a balance of that value. Aborts with `EOverflow` if the total would exceed a `u64`.',
    params: ['supply', 'value'],
  },
  join: {
    summary: 'Merges the second balance into the first and returns the sum. Aborts if the sum exceeds a `u64`.',
    params: ['balance', 'other'],
  },
  redeem_funds: {
    summary:
      'Turns a withdrawal right, which comes from a transaction input or from `withdraw_funds_from_object`, into a balance of the value that it names. The transaction fails if the owner does not have the funds.',
    params: ['withdrawal'],
  },
  send_funds: {
    summary:
      'Adds a balance to the address balance of the recipient; no coin object is created. The recipient can draw on it once the deposit is settled.',
    params: ['balance', 'recipient'],
  },
  settled_funds_value: {
    summary:
      'Returns what an address or an object held in its address balance when the current consensus commit began; deposits made since then do not count. Returns 0 if there is none, and the greatest `u64` if the amount is larger.',
    params: ['root', 'owner'],
  },
  split: {
    summary: 'Takes a value out of a balance as a new balance. Aborts with `ENotEnough` if there is less in it.',
    params: ['balance', 'value'],
  },
  supply_value: {summary: 'Returns how many units a supply counts as issued.', params: ['supply']},
  value: {summary: 'Returns the number of units in a balance.', params: ['balance']},
  withdraw_all: {summary: 'Takes everything out of a balance and leaves zero behind.', params: ['balance']},
  withdraw_funds_from_object: {
    summary:
      'Makes a right to withdraw a value from the address balance of an object, given mutable access to its UID; the funds are checked only when it is redeemed. Aborts with `funds_accumulator::EObjectFundsWithdrawNotEnabled` on a network that has the feature off.',
    params: ['obj', 'value'],
  },
  zero: {summary: 'Creates a balance of zero.', params: []},
};
