import type {ModuleOverlay} from '../../../move/overlay-types';
import {canceling, coinSwaps, managerSwaps, placing} from './callers';

/** Our texts about `deepbook::balance_manager`. */
export const balanceManagerModule: ModuleOverlay = {
  summary:
    'The account with which you trade in any number of pools: a `BalanceManager` holds coins of all types for one owner. The owner acts as the sender, and caps let others trade, deposit or withdraw. A `TradeProof` shows a pool that the caller may trade.',
  deprecatedFunctions: {
    get_referral_id: 'Use `get_balance_manager_referral_id`, which asks for the pool.',
    new_with_custom_owner_and_caps: 'Use `new_with_custom_owner_caps_v2` with a witness of an authorized app.',
    new_with_custom_owner_caps: 'Pass a witness value to `new_with_custom_owner_caps_v2`.',
    new_with_owner: 'Call `new_with_custom_owner`.',
    referral_owner: 'Read the owner of a `DeepBookPoolReferral` with `balance_manager_referral_owner`.',
    register_manager: 'Register as the owner with `register_balance_manager`.',
    set_referral: 'Set the referral of a pool with `set_balance_manager_referral`.',
    unset_referral: 'Call `unset_balance_manager_referral` with the ID of the pool.',
  },
  functions: {
    balance: {
      summary:
        'Returns how much of a coin type a balance manager holds, in its smallest unit. What open orders lock or pools have settled is not included.',
    },
    balance_manager_referral_owner: {summary: 'Returns the address that may claim the rewards of a referral.'},
    balance_manager_referral_pool_id: {summary: 'Returns the ID of the one pool in which a referral applies.'},
    deposit: {
      summary:
        'Adds a coin to a balance manager and emits `BalanceEvent`. Only the owner can; any other sender makes it abort with `EInvalidOwner`.',
    },
    deposit_with_cap: {
      summary:
        'Adds a coin on behalf of the holder of a `DepositCap`, with a `BalanceEvent`. Aborts with `EInvalidTrader` if the cap was revoked or is for another manager.',
    },
    generate_proof_as_owner: {
      summary:
        'Returns a `TradeProof` to the owner, without any cap. Because no owned object is needed, transactions that trade this way cannot block each other by using the same object version. Aborts with `EInvalidOwner` if the sender is not the owner.',
    },
    generate_proof_as_trader: {
      summary:
        'Returns a `TradeProof` to the holder of a `TradeCap`. Aborts with `EInvalidTrader` if the cap is not on the list of this manager. If the cap is an owned object, send transactions that use it one after the other.',
    },
    get_balance_manager_referral_id: {summary: 'Returns the ID of the referral that is set for a pool, or none.'},
    get_referral_id: {summary: 'Always aborts, because referrals are kept for each pool now.', params: ['balance_manager']},
    id: {summary: 'Returns the ID of a balance manager, under which pools keep its account.'},
    mint_deposit_cap: {
      summary:
        'Returns a cap with which its holder can deposit. Only the owner can mint it, and other senders get `EInvalidOwner`; with 1,000 caps of any kind in force it aborts with `EMaxCapsReached`.',
    },
    mint_trade_cap: {
      summary:
        'Returns a cap with which its holder can trade, stake and vote, but not withdraw. Aborts with `EInvalidOwner` for other senders than the owner, and with `EMaxCapsReached` if 1,000 caps are in force.',
    },
    mint_withdraw_cap: {
      summary:
        'Returns a cap with which its holder can take out any amount of any coin. Aborts with `EInvalidOwner` if anyone but the owner calls it, and with `EMaxCapsReached` once the limit of 1,000 caps is reached.',
    },
    new: {
      summary:
        'Returns an empty balance manager that belongs to the sender, and emits `BalanceManagerEvent`. Share it with `transfer::public_share_object` to use it in later transactions.',
    },
    new_with_custom_owner: {
      summary: 'Returns an empty balance manager that belongs to a given address, which need not sign, and emits `BalanceManagerEvent`.',
    },
    new_with_custom_owner_and_caps: {
      summary: 'Always aborts, with code 1337: caps at creation are for authorized apps, and it does not take any.',
      params: ['owner', 'ctx'],
    },
    new_with_custom_owner_caps: {
      summary: 'Always aborts with code 1337, since a type argument alone does not prove which app calls.',
      params: ['deepbook_registry', 'owner', 'ctx'],
    },
    new_with_custom_owner_caps_v2: {
      summary:
        'Returns a balance manager for a given owner with one deposit, one withdraw and one trade cap, and emits `BalanceManagerEvent`. Only an app that the admin has authorized can, by its witness; otherwise it aborts with `registry::EAppNotAuthorized`.',
      params: ['witness', 'deepbook_registry', 'owner', 'ctx'],
    },
    new_with_owner: {summary: 'Always aborts with code 1337, left from an earlier version.', params: ['ctx', 'owner']},
    owner: {summary: 'Returns the address of the owner, which never changes.'},
    referral_owner: {summary: 'Always aborts, as `DeepBookReferral` is no longer in use.', params: ['referral']},
    register_balance_manager: {
      summary:
        'Lists a balance manager under its owner in the registry, so that applications can find it; listing it again changes nothing. Aborts with `EInvalidOwner` for another sender, with `registry::EMaxBalanceManagersReached` for the 101st manager of an owner, and with `registry::EPackageVersionNotEnabled` in a disabled version.',
    },
    register_manager: {
      summary: 'Always aborts with code 1337: registration is for the owner, and this function does not get to know the sender.',
      params: ['balance_manager', 'registry'],
    },
    revoke_trade_cap: {
      summary:
        'Makes a cap of any of the three kinds worthless, given its ID. Aborts with `EInvalidOwner` if the sender is not the owner and with `ECapNotInList` if no valid cap of this manager has the ID.',
    },
    set_balance_manager_referral: {
      summary:
        'Attaches a referral, which adds its fee to the taker fees of this manager in the pool of the referral and replaces an earlier one there. Emits `DeepBookReferralSetEvent`. Even the owner needs a `TradeCap`; one that is not valid makes it abort with `EInvalidTrader`.',
    },
    set_referral: {
      summary: 'Always aborts: a `DeepBookReferral` cannot be attached any more.',
      params: ['balance_manager', 'referral', 'trade_cap'],
    },
    unset_balance_manager_referral: {
      summary:
        'Detaches the referral for a pool and emits `DeepBookReferralSetEvent` with a referral ID of zero, also if there was none. Aborts with `EInvalidTrader` if the `TradeCap` is not valid for the manager.',
    },
    unset_referral: {summary: 'Always aborts; a referral is detached pool by pool.', params: ['balance_manager', 'trade_cap']},
    validate_proof: {
      summary: 'Aborts with `EInvalidProof` if a `TradeProof` was made for another balance manager, and does nothing otherwise.',
    },
    withdraw: {
      summary:
        'Takes an amount out for the owner and returns it as a coin, with a `BalanceEvent`. Aborts with `EInvalidOwner` for anyone else, and with `EBalanceManagerBalanceTooLow` if the manager holds less.',
    },
    withdraw_all: {
      summary:
        'Takes out everything of a coin type, for the owner, and emits `BalanceEvent`. The coin is worth zero if there is nothing; other senders get `EInvalidOwner`.',
    },
    withdraw_with_cap: {
      summary:
        'Takes an amount out for the holder of a `WithdrawCap` and emits `BalanceEvent`. Aborts with `EInvalidTrader` if the cap is not valid here, and with `EBalanceManagerBalanceTooLow` if the amount is more than the manager holds.',
    },
  },
  types: {
    BalanceEvent: {
      summary:
        'Reports a deposit or a withdrawal. Orders and settlements between pool and manager do not emit it, but `pool::claim_rebates` does, three times.',
      fields: {
        balance_manager_id: 'The balance manager whose balance changes.',
        asset: 'The coin type.',
        amount: 'How much, in the smallest unit of the coin.',
        deposit: 'True for what comes in, false for what goes out.',
      },
      emittedBy: [
        'deposit',
        'deposit_with_cap',
        'withdraw',
        'withdraw_all',
        'withdraw_with_cap',
        'pool::claim_rebates',
        ...coinSwaps,
        ...managerSwaps,
      ],
    },
    BalanceKey: {summary: 'The key of the balance of one coin type in the bag of a manager.'},
    BalanceManager: {
      summary:
        'Holds the funds of one owner for all pools. It is normally shared, so that pools, bots and applications can be given access.',
      fields: {
        id: 'The ID of the manager, which also carries the referrals as dynamic fields.',
        owner: 'The address that controls it, fixed when it is made.',
        balances: 'The balances by coin type.',
        allow_listed: 'The IDs of all valid caps.',
      },
    },
    BalanceManagerEvent: {
      summary: 'Reports a new balance manager. Swaps of coins emit it too, for one that is deleted in the same call.',
      fields: {balance_manager_id: 'The ID of the new manager.', owner: 'The address that owns it.'},
      emittedBy: ['new', 'new_with_custom_owner', 'new_with_custom_owner_caps_v2', ...coinSwaps],
    },
    DeepBookPoolReferral: {
      summary:
        'A referral for one pool, made and shared by `pool::mint_referral`. Managers that attach it pay its fee on top of their taker fees, and its owner claims the proceeds.',
      fields: {
        id: 'The ID of the referral.',
        owner: 'The address that sets the multiplier and claims.',
        pool_id: 'The pool it is for.',
      },
    },
    DeepBookReferral: {
      summary: 'The deprecated form of a referral, not tied to a pool. All functions that take it abort; use `DeepBookPoolReferral`.',
      fields: {id: 'The ID of the old referral.', owner: 'The address that made it.'},
    },
    DeepBookReferralCreatedEvent: {
      summary: 'Reports a new referral, without its pool, which the referral object names.',
      fields: {referral_id: 'The ID of the new referral.', owner: 'The sender, who owns it.'},
      emittedBy: ['pool::mint_referral'],
    },
    DeepBookReferralSetEvent: {
      summary: 'Reports that a balance manager attached or detached a referral.',
      fields: {
        referral_id: 'The attached referral, or an ID of zero after a detachment.',
        balance_manager_id: 'The manager that made the change.',
      },
      emittedBy: ['set_balance_manager_referral', 'unset_balance_manager_referral'],
    },
    DepositCap: {
      summary: 'Lets its holder put coins into one balance manager, until the owner revokes it.',
      fields: {id: 'The ID of the deposit cap.', balance_manager_id: 'The manager that accepts deposits with it.'},
    },
    ReferralKey: {
      summary: 'Names the dynamic field of a manager with the referral for one pool.',
      fields: {pos0: 'The ID of that pool.'},
    },
    TradeCap: {
      summary:
        'Lets its holder trade, stake and vote with the funds of one balance manager, and set its referrals. The owner can revoke it.',
      fields: {id: 'The ID of the trade cap.', balance_manager_id: 'The manager that can be traded with.'},
    },
    TradeProof: {
      summary:
        'Shows pools that the transaction may trade for a balance manager. It cannot be stored, serves any number of calls, and is dropped at the end.',
      fields: {balance_manager_id: 'The manager it speaks for.', trader: 'The sender of the transaction.'},
    },
    WithdrawCap: {
      summary: 'Lets its holder take coins out of one balance manager without a limit, as long as it is not revoked.',
      fields: {id: 'The ID of the withdraw cap.', balance_manager_id: 'The manager that pays out on it.'},
    },
  },
  errors: {
    EInvalidOwner: {
      when: 'The sender of the transaction does not own the balance manager.',
      raisedBy: [
        'deposit',
        'generate_proof_as_owner',
        'mint_deposit_cap',
        'mint_trade_cap',
        'mint_withdraw_cap',
        'register_balance_manager',
        'revoke_trade_cap',
        'withdraw',
        'withdraw_all',
      ],
      cure: 'Sign with the address that `owner` returns, or use a cap and the function that takes it.',
    },
    EInvalidTrader: {
      when: 'The cap was revoked, or another balance manager issued it. The name says trader, but deposit and withdraw caps are checked with it as well.',
      raisedBy: [
        'deposit_with_cap',
        'generate_proof_as_trader',
        'set_balance_manager_referral',
        'unset_balance_manager_referral',
        'withdraw_with_cap',
        ...managerSwaps,
      ],
      cure: "Compare the cap's `balance_manager_id` with the manager, and ask the owner for another cap if it was revoked.",
    },
    EInvalidProof: {
      when: 'The proof was generated for a different balance manager.',
      raisedBy: [
        'validate_proof',
        ...placing,
        'pool::modify_order',
        ...canceling,
        'pool::withdraw_settled_amounts',
        'pool::claim_rebates',
        'pool::stake',
        'pool::submit_proposal',
        'pool::unstake',
        'pool::vote',
      ],
      cure: 'Generate the proof from the same manager that you pass to the pool.',
    },
    EBalanceManagerBalanceTooLow: {
      when: 'The balance manager holds less of a coin than is to be taken out, be it for a withdrawal, an order with its fees, a referral fee or a stake.',
      raisedBy: ['withdraw', 'withdraw_with_cap', ...placing, ...coinSwaps, ...managerSwaps, 'pool::stake'],
      cure: 'Deposit more, and remember DEEP for fees. `pool::can_place_limit_order` tells beforehand whether an order can be paid.',
    },
    EMaxCapsReached: {
      when: 'The manager has 1,000 valid caps, counting all three kinds.',
      raisedBy: ['mint_deposit_cap', 'mint_trade_cap', 'mint_withdraw_cap'],
      cure: 'Revoke caps that are no longer used.',
    },
    ECapNotInList: {
      when: 'The ID is not that of a valid cap of the manager.',
      raisedBy: ['revoke_trade_cap'],
      cure: 'Pass the ID of the cap itself; it may have been revoked before.',
    },
    EInvalidReferralOwner: {
      when: 'The sender does not own the referral.',
      raisedBy: ['pool::claim_pool_referral_rewards', 'pool::update_pool_referral_multiplier'],
      cure: 'Sign with the address from `balance_manager_referral_owner`.',
    },
  },
};
