import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook_margin::margin_pool`. */
export const marginPoolModule: ModuleOverlay = {
  summary:
    'Lending pools, one for each asset: suppliers deposit coins for shares that earn interest, and margin managers borrow. Positions are counted in shares whose worth grows; rates, ratios and shares of fees have nine decimals. Loans and repayments go through `margin_manager`.',
  functions: {
    admin_inject_capital: {
      summary:
        'Gives coins to the suppliers of a pool: the supply grows and no shares are made, so each share is worth more. Needs the `MarginAdminCap` and works in disabled package versions too. Aborts with `EZeroCapitalInjection` for an empty coin and with `ENoSupplyShares` if nobody has supplied.',
    },
    admin_withdraw_default_referral_fees: {
      summary:
        'Pays the referral fees on shares supplied without a referral to the holder of the `MarginAdminCap`, as a coin, and emits `protocol_fees::ReferralFeesClaimedEvent`. Aborts with `sui::balance::ENotEnough` while too much of the pool is lent out to pay them.',
    },
    borrow_ratio: {
      summary:
        'Returns what one borrow share owes in the asset, with nine decimals, as of the last update; 1,000,000,000 if there are no borrow shares.',
    },
    borrow_shares: {summary: 'Returns the number of shares into which the debt to the pool is divided.'},
    create_margin_pool: {
      summary:
        'Creates and shares the pool for an asset, sends its `MarginPoolCap` to the sender, emits `MarginPoolCreated` and returns the ID of the pool. Aborts with `margin_registry::EMaintainerCapNotValid` for a revoked `MaintainerCap`, and with `margin_registry::EMarginPoolAlreadyExists` if the asset has a pool.',
    },
    deepbook_pool_allowed: {summary: 'Says whether margin managers that trade in the given DeepBook pool may borrow here.'},
    disable_deepbook_pool_for_loan: {
      summary:
        'Stops new loans to the margin managers of a DeepBook pool and emits `DeepbookPoolUpdated`; their present loans stay. Aborts with `EInvalidMarginPoolCap` for the cap of another pool, and with `EDeepbookPoolNotAllowed` if the DeepBook pool was not allowed.',
    },
    enable_deepbook_pool_for_loan: {
      summary:
        'Lets the margin managers of a DeepBook pool borrow from this pool and emits `DeepbookPoolUpdated`. It does not check that the ID belongs to a registered pool. Aborts with `EInvalidMarginPoolCap` if the cap is for a different pool, and with `EDeepbookPoolAlreadyAllowed` if nothing would change.',
    },
    get_available_withdrawal: {
      summary:
        'Returns how much the withdrawal limit lets through right now, refill included, in units of the asset. It is the largest `u64` while the limit is off, and says nothing about whether the vault has that much.',
    },
    id: {summary: 'Returns the object ID of the pool.'},
    interest_rate: {
      summary:
        'Returns the yearly rate that borrowers pay, with nine decimals: 50,000,000 is 5%. It follows from the utilization at the last update.',
    },
    is_rate_limit_enabled: {summary: 'Says whether withdrawals from the pool are limited in speed.'},
    last_update_timestamp: {
      summary: 'Returns up to when interest has been added to the totals, in milliseconds since the Unix epoch.',
    },
    max_utilization_rate: {
      summary: 'Returns how much of the supply may be lent out once a new loan is made, with nine decimals: 800,000,000 is 80%.',
    },
    min_borrow: {summary: 'Returns the smallest amount that one loan can have, in the smallest units of the asset.'},
    mint_supplier_cap: {
      summary:
        'Creates and returns a `SupplierCap`, with which anyone can supply to all margin pools, and emits `SupplierCapMinted`. Keep it: whoever holds the cap can withdraw what was supplied with it.',
    },
    mint_supply_referral: {
      summary:
        'Creates and shares a `SupplyReferral` for this pool with the sender as owner, emits `SupplyReferralMinted` and returns its ID. It costs nothing but gas, and suppliers name the ID in `supply`.',
    },
    protocol_fees: {summary: 'Returns a reference to the fee accounts of the pool, to be read with the `protocol_fees` module.'},
    protocol_spread: {summary: 'Returns the part of the interest that is kept back as fees, with nine decimals.'},
    rate_limit_capacity: {
      summary: 'Returns the most that can be withdrawn at once when the withdrawal limit is on and its bucket is full.',
    },
    rate_limit_refill_rate_per_ms: {
      summary: 'Returns by how many units of the asset the withdrawal bucket of the pool refills each millisecond.',
    },
    supply: {
      summary:
        'Deposits a coin under a `SupplierCap`, emits `AssetSupplied` and returns all shares that the cap now has in the pool, not only the new ones. The referral given here, or none, replaces the earlier one for the whole position. Aborts with `ESupplyCapExceeded` if the total supply passes the cap, and with `sui::dynamic_field::EFieldDoesNotExist` for a referral of another pool.',
    },
    supply_cap: {summary: 'Returns the total supply that deposits may not exceed, in units of the asset.'},
    supply_ratio: {
      summary:
        'Returns what one supply share is worth in the asset, with nine decimals and without interest since the last update; 1,000,000,000 in an empty pool.',
    },
    supply_shares: {summary: 'Returns the number of shares into which the supply is divided.'},
    total_borrow: {summary: 'Returns what all borrowers owe together, in units of the asset, as of the last update.'},
    total_supply: {
      summary: 'Returns what all suppliers own together, loans included, in units of the asset. Interest since the last update is missing.',
    },
    total_supply_with_interest: {
      summary: 'Returns the total supply in units of the asset with interest up to the given clock, less fees, and changes nothing.',
    },
    true_interest_rate: {
      summary:
        'Returns the yearly rate that suppliers earn, with nine decimals: the rate of borrowers times the utilization, less the part kept as fees.',
    },
    update_interest_params: {
      summary:
        'Replaces the interest curve after adding interest at the old rate, and emits `InterestParamsUpdated`. Aborts with `EInvalidMarginPoolCap` unless the cap is the one for this pool, and with `protocol_config::EInvalidRiskParam` if the new optimum is above the maximum utilization.',
    },
    update_margin_pool_config: {
      summary:
        'Replaces the limits, the fee share and the withdrawal limit of the pool, and emits `MarginPoolConfigUpdated`. Interest so far is added under the old values. Aborts with `EInvalidMarginPoolCap` if the cap belongs to another pool, and with `protocol_config::EInvalidRiskParam` if the new maximum utilization is below the optimum of the curve.',
    },
    user_supply_amount: {
      summary:
        'Returns what the position of a `SupplierCap` is worth in units of the asset, with interest up to the given clock; zero for an unknown ID.',
    },
    user_supply_shares: {summary: 'Returns the supply shares of a `SupplierCap` in this pool, or zero if it has none.'},
    vault_balance: {
      summary: 'Returns how much of the asset is in the pool and not lent out. Withdrawals, new loans and fees are all paid from it.',
    },
    withdraw: {
      summary:
        'Takes an amount, or everything if it is none, out of the position of a `SupplierCap`, returns it as a coin and emits `AssetWithdrawn`. Aborts with `ERateLimitExceeded` beyond the withdrawal limit and with `ENotEnoughAssetInPool` if too much is lent out. More than the position has, or a position without shares, causes an arithmetic error.',
    },
    withdraw_maintainer_fees: {
      summary:
        'Pays out the fees of the maintainer as a coin and emits `MaintainerFeesWithdrawn`. Aborts with `EInvalidMarginPoolCap` for a cap that does not match the pool, and with `sui::balance::ENotEnough` if the vault cannot pay.',
    },
    withdraw_protocol_fees: {
      summary:
        'Pays out the fees of the protocol to the holder of the `MarginAdminCap` as a coin, and emits `ProtocolFeesWithdrawn`. If loans have emptied the vault, it aborts with `sui::balance::ENotEnough`.',
    },
    withdraw_referral_fees: {
      summary:
        'Pays the owner of a `SupplyReferral` what it has earned in this pool, as a coin, and emits `protocol_fees::ReferralFeesClaimedEvent`. Aborts with `protocol_fees::ENotOwner` for any other sender, and with `sui::dynamic_field::EFieldDoesNotExist` if the referral was made for another pool.',
    },
  },
  types: {
    AssetSupplied: {
      summary: 'Reports a deposit by a supplier.',
      fields: {
        margin_pool_id: 'The ID of the pool that took the coin.',
        asset_type: 'The type of the supplied coin.',
        supplier_cap_id: 'The ID of the cap whose position grew.',
        supply_amount: 'What the coin was worth, in the smallest units of the asset.',
        supply_shares: 'The shares that this deposit added.',
        timestamp: 'The time of the deposit, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['supply'],
    },
    AssetWithdrawn: {
      summary: 'Reports that a supplier took coins out.',
      fields: {
        margin_pool_id: 'The ID of the pool that paid.',
        asset_type: 'The type of the coin that was paid.',
        supplier_cap_id: 'The ID of the cap whose position shrank.',
        withdraw_amount: 'The amount paid, in the smallest units of the asset.',
        withdraw_shares: 'The shares given up for it, rounded up.',
        timestamp: 'The time of the withdrawal, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['withdraw'],
    },
    DeepbookPoolUpdated: {
      summary:
        'Reports that the margin managers of a DeepBook pool may or may no longer borrow from a margin pool. `margin_registry` has an event of the same name for margin trading itself.',
      fields: {
        margin_pool_id: 'The ID of the lending pool.',
        deepbook_pool_id: 'The ID of the DeepBook pool in question.',
        pool_cap_id: 'The ID of the `MarginPoolCap` that was used.',
        enabled: 'True if loans are allowed from now on.',
        timestamp: 'The time of the decision, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['disable_deepbook_pool_for_loan', 'enable_deepbook_pool_for_loan'],
    },
    InterestParamsUpdated: {
      summary: 'Reports a new interest curve.',
      fields: {
        margin_pool_id: 'The ID of the pool whose rates changed.',
        pool_cap_id: 'The ID of the cap that authorized the new curve.',
        interest_config: 'The curve that applies from now on.',
        timestamp: 'The time of the change of rates, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['update_interest_params'],
    },
    MaintainerFeesWithdrawn: {
      summary: 'Reports that the maintainer of a pool was paid.',
      fields: {
        margin_pool_id: 'The ID of the pool that the fees came from.',
        margin_pool_cap_id: 'The ID of the cap with which they were claimed.',
        maintainer_fees: 'The amount claimed, in the smallest units of the asset.',
        timestamp: 'The time of the payment, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['withdraw_maintainer_fees'],
    },
    MarginPool: {
      summary:
        'The shared lending pool of one asset. `create_margin_pool` makes it, suppliers fill it, and only margin managers of allowed DeepBook pools can borrow from it.',
      fields: {
        id: 'The object ID, by which caps and the registry name the pool.',
        vault: 'The coins that are not lent out; fees are paid from them too.',
        state: 'The totals of supply and debt, and when they were last updated.',
        config: 'The limits and the interest curve in force.',
        protocol_fees: 'The accounts of the fees.',
        positions: 'The supply shares of each `SupplierCap`.',
        allowed_deepbook_pools: 'The IDs of the DeepBook pools whose margin managers may borrow.',
        rate_limiter: 'The bucket that limits the speed of withdrawals.',
        extra_fields: 'Named numbers kept for later use; there are none yet.',
      },
    },
    MarginPoolConfigUpdated: {
      summary: 'Reports new limits of a pool.',
      fields: {
        margin_pool_id: 'The ID of the pool whose limits changed.',
        pool_cap_id: 'The ID of the cap that authorized the new limits.',
        margin_pool_config: 'The limits that apply from now on.',
        timestamp: 'The time of the new limits, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['update_margin_pool_config'],
    },
    MarginPoolCreated: {
      summary: 'Reports a new lending pool.',
      fields: {
        margin_pool_id: 'The ID of the new pool.',
        maintainer_cap_id: 'The ID of the `MaintainerCap` behind it.',
        asset_type: 'The type of the coins that the pool lends.',
        config: 'The configuration at the start.',
        timestamp: 'The time of creation, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['create_margin_pool'],
    },
    ProtocolFeesWithdrawn: {
      summary: 'Reports that the admin claimed the fees of the protocol from a pool.',
      fields: {
        margin_pool_id: 'The ID of the pool that paid the fees.',
        protocol_fees: 'The amount paid to the admin, in the smallest units of the asset.',
        timestamp: 'The time of the claim, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['withdraw_protocol_fees'],
    },
    SupplierCap: {
      summary:
        'Proof of ownership of supply shares. One cap serves all margin pools, each of which counts its shares by the ID of the cap, and whoever holds the object can withdraw.',
      fields: {id: 'The ID under which the pools keep the position.'},
    },
    SupplierCapMinted: {
      summary: 'Reports a new `SupplierCap`, which has no shares yet.',
      fields: {
        supplier_cap_id: 'The ID of the new cap.',
        timestamp: 'The time it was made, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['mint_supplier_cap'],
    },
    SupplyReferralMinted: {
      summary: 'Reports a new referral for suppliers of a pool.',
      fields: {
        margin_pool_id: 'The ID of the only pool in which the referral counts.',
        supply_referral_id: 'The ID of the shared `SupplyReferral`.',
        owner: 'The address that can claim what it earns.',
        timestamp: 'The time the referral was made, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['mint_supply_referral'],
    },
  },
  errors: {
    ENotEnoughAssetInPool: {
      when: 'The vault holds fewer coins than are to be lent or withdrawn, because the rest is lent out.',
      raisedBy: ['withdraw', 'margin_manager::borrow_base', 'margin_manager::borrow_quote'],
      cure: 'Ask for no more than `vault_balance` returns, or wait for repayments.',
    },
    ESupplyCapExceeded: {
      when: 'The deposit would raise the total supply above the cap.',
      raisedBy: ['supply'],
      cure: 'Supply at most the difference between `supply_cap` and `total_supply_with_interest`.',
    },
    EMaxPoolBorrowPercentageExceeded: {
      when: 'After the loan, more of the supply would be lent out than the maximum utilization allows.',
      raisedBy: ['margin_manager::borrow_base', 'margin_manager::borrow_quote'],
      cure: 'Borrow less, so that the debt stays within `max_utilization_rate` of the supply.',
    },
    EDeepbookPoolAlreadyAllowed: {
      when: 'The DeepBook pool is on the list already.',
      raisedBy: ['enable_deepbook_pool_for_loan'],
      cure: 'Check with `deepbook_pool_allowed` first; there is nothing left to do.',
    },
    EDeepbookPoolNotAllowed: {
      when: 'The DeepBook pool to be removed is not on the list.',
      raisedBy: ['disable_deepbook_pool_for_loan'],
      cure: 'Compare the ID with the pools for which `deepbook_pool_allowed` returns true.',
    },
    EInvalidMarginPoolCap: {
      when: 'The `MarginPoolCap` in the call is for another margin pool.',
      raisedBy: [
        'disable_deepbook_pool_for_loan',
        'enable_deepbook_pool_for_loan',
        'update_interest_params',
        'update_margin_pool_config',
        'withdraw_maintainer_fees',
      ],
      cure: 'Pass the cap whose `margin_pool_id` field is the ID of this pool.',
    },
    EBorrowAmountTooLow: {
      when: 'The loan is smaller than the pool permits.',
      raisedBy: ['margin_manager::borrow_base', 'margin_manager::borrow_quote'],
      cure: 'Borrow at least what `min_borrow` returns.',
    },
    ERateLimitExceeded: {
      when: 'The withdrawal is larger than what the withdrawal limit has left at this time.',
      raisedBy: ['withdraw'],
      cure: 'Withdraw at most what `get_available_withdrawal` returns, and the rest later as the bucket refills.',
    },
    EZeroCapitalInjection: {
      when: 'The coin given to the suppliers is worth nothing.',
      raisedBy: ['admin_inject_capital'],
      cure: 'Pass a coin with a value above zero.',
    },
    ENoSupplyShares: {
      when: 'The pool has no suppliers who could own the injected coins.',
      raisedBy: ['admin_inject_capital'],
      cure: 'Supply something first, so that `supply_shares` is above zero.',
    },
  },
};
