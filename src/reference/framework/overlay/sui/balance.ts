import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::balance`. */
export const balanceModule: ModuleOverlay = {
  summary:
    'Amounts of a fungible type without an identity of their own, and the supply that creates and destroys them. Store a `Balance<T>` inside your objects and hand out `sui::coin::Coin<T>`; funds can also go straight to the balance of an address.',
  functions: {
    create_supply: {
      summary:
        'Starts a supply of zero for a type, given a value of that type with `drop`. It does not demand a one-time witness, so code that can build the value can start another supply. For a currency, use `coin_registry::new_currency_with_otw`.',
      params: ['witness'],
    },
    create_supply_internal: {summary: 'Starts a supply of zero without asking for a value of the type, for new treasury caps.'},
    decrease_supply: {
      summary:
        'Burns a balance, lowers the supply by its value and returns that value. Aborts with `EOverflow` if the value exceeds the supply.',
      params: ['supply', 'balance'],
    },
    destroy_supply: {summary: 'Consumes a supply and returns its value, after which the type can no longer be minted or burned with it.'},
    destroy_zero: {summary: 'Destroys an empty balance. Aborts with `ENonZero` if anything is left in it.', params: ['balance']},
    increase_supply: {
      summary:
        'Mints: raises the supply by a value and returns a balance of that value. Aborts with `EOverflow` if the total would exceed a `u64`.',
      params: ['supply', 'value'],
    },
    join: {
      summary: 'Merges the second balance into the first and returns the sum. A sum that exceeds a `u64` fails with an arithmetic error.',
      params: ['balance', 'other'],
    },
    redeem_funds: {
      summary:
        'Turns a right to withdraw, which comes from a transaction input or from `withdraw_funds_from_object`, into a balance worth its limit. A limit beyond `u64` makes it abort with `funds_accumulator::EOverflow`, and the transaction fails if the owner does not have the funds.',
      params: ['withdrawal'],
    },
    send_funds: {
      summary:
        'Adds a balance to the address balance of the recipient; no coin object is created. The recipient can draw on it once the deposit is settled.',
      params: ['balance', 'recipient'],
    },
    settled_funds_value: {
      summary:
        'Returns what an address or an object held in its address balance when the current consensus commit began; later deposits and withdrawals do not count. The result is 0 if there is no such balance, and the greatest `u64` if the amount is larger.',
      params: ['root', 'owner'],
    },
    split: {
      summary: 'Takes a value out of a balance and returns it as a new balance. Aborts with `ENotEnough` if there is less in it.',
      params: ['balance', 'value'],
    },
    supply_value: {
      summary: 'Returns how many units a supply counts as issued. It is also the method `value` of `Supply`.',
      params: ['supply'],
    },
    value: {summary: 'Returns the number of units in a balance, which for SUI is an amount in MIST.', params: ['balance']},
    withdraw_all: {summary: 'Takes everything out of a balance and leaves zero behind.', params: ['balance']},
    withdraw_funds_from_object: {
      summary:
        'Creates a right to withdraw a value from the address balance of an object, given mutable access to its UID. On Mainnet, the funds are not checked here: validators check what was redeemed once the transaction has run. Aborts with `funds_accumulator::EObjectFundsWithdrawNotEnabled` on a network that has the feature off.',
      params: ['obj', 'value'],
    },
    zero: {summary: 'Creates a balance of zero, ready to be joined with others.', params: []},
  },
  types: {
    Balance: {
      summary:
        'An amount of the type `T` to be stored in other objects. It has neither an ID nor `drop`, so it must be stored, joined, sent, burned, or destroyed when empty.',
      fields: {value: 'The amount, in the smallest unit of `T`.'},
    },
    Supply: {
      summary:
        'Counts the issued units of the type `T` and is what mints and burns them. A `TreasuryCap` wraps it; a currency with a fixed or burn-only supply keeps it in its `Currency`.',
      fields: {value: 'How many units are in existence.'},
    },
  },
  errors: {
    ENonZero: {
      when: 'A balance or coin to be destroyed as empty still has value.',
      raisedBy: ['destroy_zero', 'coin::destroy_zero'],
      cure: 'Join the rest into another balance or transfer it before destroying the empty one.',
    },
    EOverflow: {
      when: 'Minting would push the supply past the greatest `u64`, or the value to be burned exceeds the supply.',
      raisedBy: ['decrease_supply', 'increase_supply', 'coin::mint', 'coin::mint_and_transfer', 'coin::mint_balance', 'token::mint'],
      cure: 'Mint less, and burn a balance only against the supply that issued it.',
    },
    ENotEnough: {
      when: 'More is asked of a balance or coin than it holds.',
      raisedBy: ['split', 'coin::split', 'coin::take', 'pay::split', 'pay::split_and_transfer', 'pay::split_vec'],
      cure: 'Read `value` first, or join other balances until the amount suffices.',
    },
    ENotSystemAddress: {
      when: 'Staking rewards are created or storage rebates destroyed in a transaction whose sender is not `0x0`. Only the system transaction at the end of an epoch does either, so no other transaction meets it.',
      raisedBy: [],
      cure: 'Leave epoch accounting to the validators.',
    },
    ENotSUI: {
      when: 'Staking rewards or storage rebates are booked in a currency other than SUI. The epoch change, the only caller, always names SUI.',
      raisedBy: [],
      cure: 'Expect never to see it; report it as a fault of the network if you do.',
    },
  },
};
