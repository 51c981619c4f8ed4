import type {ModuleOverlay} from '../../../move/overlay-types';

const ordersWithPrice = [
  'pool_proxy::place_limit_order_v2',
  'pool_proxy::place_market_order_and_repay_loan',
  'pool_proxy::place_market_order_v2',
  'pool_proxy::place_reduce_only_limit_order_and_repay_loan',
  'pool_proxy::place_reduce_only_limit_order_v2',
  'pool_proxy::place_reduce_only_market_order_and_repay_loan',
  'pool_proxy::place_reduce_only_market_order_v2',
];

const executors = ['margin_manager::execute_conditional_orders_v2', 'margin_manager::execute_conditional_orders_v3'];

const readersOfPools = [
  'base_margin_pool_id',
  'can_liquidate',
  'get_deepbook_pool_margin_pool_ids',
  'get_pool_config',
  'liquidation_risk_ratio',
  'min_borrow_risk_ratio',
  'min_open_risk_ratio',
  'min_withdraw_risk_ratio',
  'pool_liquidation_reward',
  'quote_margin_pool_id',
  'target_liquidation_risk_ratio',
  'user_liquidation_reward',
];

/** Our texts about `deepbook_margin::margin_registry`. */
export const marginRegistryModule: ModuleOverlay = {
  summary:
    'The shared registry of margin trading: which DeepBook pools take part and at which risk, the lending pools, and the stored prices. A risk ratio is assets divided by debt, with nine decimals, so 1,250,000,000 means assets worth 1.25 times the debt. The admin, maintainers and holders of pause caps act here.',
  functions: {
    add_config: {
      summary:
        'Attaches a configuration to the registry under its type; the one in use is `oracle::PythConfig`. Only the holder of the `MarginAdminCap` can attach one. Aborts with `sui::dynamic_field::EFieldAlreadyExists` if one of that type is there, so remove the old one first.',
    },
    allowed_maintainers: {summary: 'Returns the IDs of all `MaintainerCap` objects that have not been revoked.'},
    allowed_pause_caps: {summary: 'Returns the IDs of all `MarginPauseCap` objects that still work.'},
    base_margin_pool_id: {
      summary:
        'Returns the ID of the margin pool that lends the base asset of a DeepBook pool. Aborts with `EPoolNotRegistered` for an unknown DeepBook pool.',
    },
    can_liquidate: {
      summary:
        'Says whether a risk ratio, given with nine decimals, is low enough in a DeepBook pool for liquidation: it must be strictly below the liquidation ratio. Aborts with `EPoolNotRegistered` if the pool takes no part in margin trading.',
    },
    disable_deepbook_pool: {
      summary:
        'Ends margin trading in a DeepBook pool and emits `DeepbookPoolUpdated`: no new margin managers, loans or ordinary orders, while reduce-only orders, cancellations, repayments and withdrawals go on. The call takes the `MarginAdminCap`. Aborts with `EPoolAlreadyDisabled` if it is off, and with `EPoolNotRegistered` if it was never registered.',
    },
    disable_version: {
      summary:
        'Forbids a package version, by which most of its functions begin to abort with `EPackageVersionDisabled`. Needs the `MarginAdminCap` and works from any version. Aborts with `EVersionNotEnabled` if the version is not allowed anyway.',
    },
    disable_version_pause_cap: {
      summary:
        'Does what `disable_version` does with a `MarginPauseCap`, so that margin trading can be stopped quickly; only the admin can allow the version again. Aborts with `EPauseCapNotValid` for a revoked cap and with `EVersionNotEnabled` for a version that is not on the list.',
    },
    enable_deepbook_pool: {
      summary:
        'Starts margin trading in a registered DeepBook pool and emits `DeepbookPoolUpdated`. It is up to the holder of the `MarginAdminCap`. Aborts with `EPoolNotRegistered` if it is not registered, and with `EPoolAlreadyEnabled` if it is on.',
    },
    enable_version: {
      summary:
        'Allows a package version, which the admin must do after each upgrade. Needs the `MarginAdminCap`, works from any version, and aborts with `EVersionAlreadyEnabled` for a version that is allowed.',
    },
    get_deepbook_pool_margin_pool_ids: {
      summary:
        'Returns the IDs of the margin pools that lend the base asset and the quote asset of a DeepBook pool, in this order. Aborts with `EPoolNotRegistered` for a pool outside margin trading.',
    },
    get_margin_manager_ids: {
      summary: 'Returns the IDs of the margin managers registered for an address, or an empty set if it has none.',
    },
    get_margin_pool_id: {
      summary: 'Returns the ID of the margin pool that lends an asset. Aborts with `EMarginPoolDoesNotExists` if there is none.',
    },
    get_pool_config: {
      summary: 'Returns a reference to the risk configuration of a DeepBook pool. Aborts with `EPoolNotRegistered` where there is none.',
    },
    liquidation_risk_ratio: {
      summary:
        'Returns the risk ratio below which anyone may liquidate in a DeepBook pool, with nine decimals. An unregistered pool makes it abort with `EPoolNotRegistered`.',
    },
    min_borrow_risk_ratio: {
      summary:
        'Returns the risk ratio that a margin manager must have after taking a loan, with nine decimals. Aborts with `EPoolNotRegistered` for a DeepBook pool without configuration.',
    },
    min_open_risk_ratio: {
      summary:
        'Returns the risk ratio that must remain after an order that may open a position, with nine decimals. It is the value the admin set, as long as that lies above the liquidation ratio and not above the borrowing ratio, and otherwise the mean of those two. Aborts with `EPoolNotRegistered` if the DeepBook pool is unknown.',
    },
    min_withdraw_risk_ratio: {
      summary:
        'Returns the risk ratio that must remain after a withdrawal while there is a loan, with nine decimals. If the DeepBook pool is not registered, it aborts with `EPoolNotRegistered`.',
    },
    mint_maintainer_cap: {
      summary:
        'Creates a `MaintainerCap`, puts it on the list of allowed ones, emits `MaintainerCapUpdated` and returns it. Needs the `MarginAdminCap` and no allowed version.',
    },
    mint_pause_cap: {
      summary:
        'Creates a `MarginPauseCap`, lists it as valid, emits `PauseCapUpdated` and returns it. Only the holder of the `MarginAdminCap` can, in any version of the package.',
    },
    new_pool_config: {
      summary:
        'Builds the risk configuration of a DeepBook pool from four ratios and two rewards, all with nine decimals, and looks up the margin pools of both assets. It comes out disabled. Aborts with `EInvalidRiskParam` unless the values are in order, and with `EMarginPoolDoesNotExists` if one of the assets has no margin pool.',
    },
    new_pool_config_with_leverage: {
      summary:
        'Derives a risk configuration from a leverage with nine decimals: with `f = 1 / (leverage - 1)`, the ratios are `1 + 4f` to withdraw, `1 + f` to borrow, `1 + f/2` to be liquidated and `1 + f` after liquidation. Rewards are 1% for the liquidator and 4% for the pool. Aborts with `EInvalidRiskParam` unless the leverage is above 1 and at most 20; above 11, `register_deepbook_pool` refuses the result.',
    },
    pool_enabled: {summary: 'Says whether a DeepBook pool is registered and open for margin trading.'},
    pool_liquidation_reward: {
      summary:
        'Returns the part of a repaid loan that goes to suppliers at a liquidation, with nine decimals. Aborts with `EPoolNotRegistered` for a DeepBook pool that the registry lacks.',
    },
    quote_margin_pool_id: {
      summary: 'Returns the ID of the margin pool that lends the quote asset of a DeepBook pool, or aborts with `EPoolNotRegistered`.',
    },
    register_deepbook_pool: {
      summary:
        'Adds a DeepBook pool with its risk configuration and emits `DeepbookPoolRegistered`; trading begins with `enable_deepbook_pool`. Registration takes the `MarginAdminCap`. Aborts with `EPoolAlreadyRegistered` if it is there, and with `EPriceToleranceExceedsLiquidationBuffer` if the liquidation ratio is below 1.05, since the price tolerance starts at 5%.',
    },
    remove_config: {
      summary:
        'Takes a configuration off the registry by its type and returns it. Needs the `MarginAdminCap`; aborts with `sui::dynamic_field::EFieldDoesNotExist` if there is none. While `oracle::PythConfig` is missing, nothing that needs a price works.',
    },
    revoke_maintainer_cap: {
      summary:
        'Strikes a `MaintainerCap` off the list by its ID, so that it can create no more margin pools, and emits `MaintainerCapUpdated`. Each `MarginPoolCap` made with it keeps working. Needs the `MarginAdminCap`; aborts with `EMaintainerCapNotValid` if the ID is not listed.',
    },
    revoke_pause_cap: {
      summary:
        'Makes a `MarginPauseCap` useless by its ID and emits `PauseCapUpdated`. Needs the `MarginAdminCap`; aborts with `EPauseCapNotValid` if the ID is not on the list.',
    },
    set_max_order_ttl: {
      summary:
        'Sets how many milliseconds a margin limit order may rest in a DeepBook pool, and emits `MaxOrderTtlUpdated`; longer expiries are shortened when an order is placed. The caller shows the `MarginAdminCap`. Aborts with `EInvalidOrderTtl` unless the time is between one hour and 30 days.',
    },
    set_max_price_age: {
      summary:
        'Sets how old in milliseconds the stored price of a DeepBook pool may be when an order is placed, and emits `MaxPriceAgeUpdated`. As for all settings of prices, the caller needs the `MarginAdminCap`. Aborts with `EMaxPriceAgeTooLow` below 30 seconds, `EMaxPriceAgeTooHigh` above one hour, and `EPriceNotInitialized` before the first price.',
    },
    set_min_open_risk_ratio: {
      summary:
        'Sets the risk ratio that must remain after ordinary orders in a DeepBook pool, with nine decimals, and emits `MinOpenRiskRatioUpdated`. The `MarginAdminCap` is required. Aborts with `EInvalidRiskParam` unless it is above the liquidation ratio and at most the borrowing ratio, and with `EPoolNotRegistered` if the pool is missing.',
    },
    set_price_tolerance: {
      summary:
        'Sets how much worse than the stored price an order may be, with nine decimals, and emits `PriceToleranceUpdated`. The admin proves the right to do so with the `MarginAdminCap`. Aborts with `EToleranceTooLow` below 1%, `EToleranceTooHigh` above 50%, `EPriceNotInitialized` before the first price, and `EPriceToleranceExceedsLiquidationBuffer` if 1 plus the tolerance exceeds the liquidation ratio.',
    },
    target_liquidation_risk_ratio: {
      summary:
        'Returns the risk ratio that a partial liquidation restores, with nine decimals. For a DeepBook pool that is not registered it aborts with `EPoolNotRegistered`.',
    },
    update_risk_params: {
      summary:
        'Replaces the risk configuration of an enabled DeepBook pool and emits `DeepbookPoolConfigUpdated`; a fresh configuration is disabled, so call `enable_deepbook_pool` afterwards. It takes the `MarginAdminCap`. Aborts with `EInvalidRiskParam` if the liquidation ratio rises, `EPriceToleranceExceedsLiquidationBuffer` if it no longer covers the price tolerance, `EPoolNotEnabled` or `EPoolNotRegistered`.',
    },
    user_liquidation_reward: {
      summary:
        'Returns the part of a repaid loan that the liquidator earns, with nine decimals. Aborts with `EPoolNotRegistered` if the registry has no such DeepBook pool.',
    },
  },
  types: {
    ConfigKey: {
      summary:
        'The name of the dynamic field under which the registry keeps a configuration of a given type. It has no content of its own.',
    },
    CurrentPriceData: {
      summary:
        'The stored price of a DeepBook pool, against which orders are checked, and the rules for it. `pool_proxy::update_current_price` renews it.',
      fields: {
        price: 'Units of quote for a unit of base, times 1,000,000,000.',
        last_price_update_ms: 'When the price was stored, in milliseconds since the Unix epoch.',
        tolerance: 'How much worse than the price an order may be, with nine decimals; 5% at first.',
        max_price_age_ms: 'How many milliseconds the price stays usable; five minutes at first.',
      },
    },
    CurrentPriceKey: {
      summary: 'The name of the dynamic field with the stored price of a DeepBook pool.',
      fields: {pool_id: 'The ID of the DeepBook pool that the price is for.'},
    },
    CurrentPriceUpdated: {
      summary: 'Reports a new stored price.',
      fields: {
        pool_id: 'The ID of the DeepBook pool with the new price.',
        price: 'The new price: units of quote for a unit of base, times 1,000,000,000.',
        timestamp: 'The time of the new price, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['pool_proxy::update_current_price'],
    },
    DeepbookPoolConfigUpdated: {
      summary: 'Reports that a DeepBook pool has new risk ratios or rewards.',
      fields: {
        pool_id: 'The ID of the DeepBook pool with the new configuration.',
        config: 'The configuration from now on.',
        timestamp: 'The time of the replacement, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['update_risk_params'],
    },
    DeepbookPoolRegistered: {
      summary: 'Reports that a DeepBook pool was added for margin trading, which is not open yet.',
      fields: {
        pool_id: 'The ID of the DeepBook pool that was added.',
        config: 'The configuration that it was added with.',
        timestamp: 'The time of registration, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['register_deepbook_pool'],
    },
    DeepbookPoolUpdated: {
      summary:
        'Reports that margin trading in a DeepBook pool was opened or closed. The event of this name in `margin_pool` is about loans.',
      fields: {
        pool_id: 'The ID of the DeepBook pool that was opened or closed.',
        enabled: 'True if margin trading is open now.',
        timestamp: 'The time of opening or closing, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['disable_deepbook_pool', 'enable_deepbook_pool'],
    },
    MARGIN_REGISTRY: {
      summary:
        'The one-time witness of the package. Its only use is that the registry and the `MarginAdminCap` are created once, at publication.',
    },
    MaintainerCap: {
      summary:
        'The right to create margin pools, as long as its ID is on the list of the registry. The admin makes and revokes these caps.',
      fields: {id: 'The ID that the registry lists.'},
    },
    MaintainerCapUpdated: {
      summary: 'Reports that a maintainer was admitted or struck off.',
      fields: {
        maintainer_cap_id: 'The ID of the cap that was made or revoked.',
        allowed: 'True for a new cap, false for a revoked one.',
        timestamp: 'The time of the admission or the end of it, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['mint_maintainer_cap', 'revoke_maintainer_cap'],
    },
    MarginAdminCap: {
      summary:
        'The right to run margin trading: DeepBook pools, risk, oracle, versions, caps and the fees of the protocol. The publisher of the package received the only one.',
      fields: {id: 'The object ID of the admin cap.'},
    },
    MarginPauseCap: {
      summary: 'The right to disable a package version in an emergency, and nothing else. It counts only while the registry lists it.',
      fields: {id: 'The ID by which the cap is listed and revoked.'},
    },
    MarginPoolCap: {
      summary:
        'The right to manage one margin pool: its limits, its interest, the DeepBook pools it lends to and the fees of the maintainer. `margin_pool::create_margin_pool` sends it to the creator.',
      fields: {
        id: 'The ID of the cap, which events of the pool repeat.',
        margin_pool_id: 'The ID of the pool that it manages.',
      },
    },
    MarginRegistry: {
      summary:
        'The shared object that almost every call takes. Prices and a few settings of DeepBook pools are dynamic fields of it, and the rest is in a versioned inner value.',
      fields: {
        id: 'The object ID, which also carries the dynamic fields.',
        inner: 'The `MarginRegistryInner`, wrapped so that an upgrade can change its shape.',
      },
    },
    MarginRegistryInner: {
      summary: 'The main content of the registry.',
      fields: {
        registry_id: 'The ID of the `MarginRegistry` around it.',
        allowed_versions: 'The package versions whose functions work.',
        pool_registry: 'The risk configurations by the ID of their DeepBook pool.',
        margin_pools: 'The IDs of the margin pools by the type of their asset, one for each.',
        margin_managers: 'The IDs of the margin managers by their owner, at most 100 for one address.',
        allowed_maintainers: 'The IDs of the valid `MaintainerCap` objects.',
        allowed_pause_caps: 'The IDs of the valid `MarginPauseCap` objects.',
      },
    },
    MaxOrderTtlKey: {
      summary:
        'The name of the dynamic field with the longest lifetime of limit orders in a DeepBook pool, in milliseconds. Without the field three days apply.',
      fields: {pos0: 'The ID of the DeepBook pool whose orders are limited.'},
    },
    MaxOrderTtlUpdated: {
      summary: 'Reports a new limit on how long margin limit orders may rest.',
      fields: {
        pool_id: 'The ID of the DeepBook pool with the new lifetime.',
        max_order_ttl_ms: 'The longest lifetime in milliseconds.',
        timestamp: 'The time of the new lifetime limit, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['set_max_order_ttl'],
    },
    MaxPriceAgeUpdated: {
      summary: 'Reports a new maximum age of the stored price.',
      fields: {
        pool_id: 'The ID of the DeepBook pool with the new age limit.',
        max_age_ms: 'The highest age in milliseconds.',
        timestamp: 'The time of the new age limit, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['set_max_price_age'],
    },
    MinOpenRiskRatioKey: {
      summary: 'The name of the dynamic field with the risk ratio that must remain after ordinary orders, where the admin has set one.',
      fields: {pos0: 'The ID of the DeepBook pool with a ratio of its own.'},
    },
    MinOpenRiskRatioUpdated: {
      summary: 'Reports a new lowest risk ratio after ordinary orders.',
      fields: {
        pool_id: 'The ID of the DeepBook pool with the new ratio.',
        min_open_risk_ratio: 'The ratio with nine decimals.',
        timestamp: 'The time of the new ratio, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['set_min_open_risk_ratio'],
    },
    PauseCapUpdated: {
      summary: 'Reports that a pause cap was made or revoked.',
      fields: {
        pause_cap_id: 'The ID of the pause cap in question.',
        allowed: 'True if the pause cap is new, false if it was revoked.',
        timestamp: 'The time it was made or revoked, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['mint_pause_cap', 'revoke_pause_cap'],
    },
    PoolConfig: {
      summary: 'The rules for margin trading in one DeepBook pool. `new_pool_config` builds it, and the registry stores it.',
      fields: {
        base_margin_pool_id: 'The ID of the margin pool for the base asset.',
        quote_margin_pool_id: 'The ID of the margin pool for the quote asset.',
        risk_ratios: 'The four thresholds for assets over debt.',
        user_liquidation_reward: 'The reward of the liquidator as a part of the repaid loan, with nine decimals.',
        pool_liquidation_reward: 'The reward of the suppliers as a part of the repaid loan, with nine decimals.',
        enabled: 'Whether margin trading is open. A new configuration has false here.',
        extra_fields: 'Named numbers that later versions may define.',
      },
    },
    PriceToleranceUpdated: {
      summary: 'Reports a new tolerance for the prices of orders.',
      fields: {
        pool_id: 'The ID of the DeepBook pool with the new tolerance.',
        tolerance: 'The tolerance with nine decimals; 50,000,000 is 5%.',
        timestamp: 'The time of the new tolerance, in milliseconds since the Unix epoch.',
      },
      emittedBy: ['set_price_tolerance'],
    },
    RiskRatios: {
      summary: 'The thresholds for assets divided by debt in one DeepBook pool, all with nine decimals.',
      fields: {
        min_withdraw_risk_ratio: 'What must remain after a withdrawal; the highest hurdle of the first three.',
        min_borrow_risk_ratio: 'What must remain after a loan.',
        liquidation_risk_ratio: 'Below this, anyone may liquidate.',
        target_liquidation_risk_ratio: 'What a partial liquidation aims for.',
      },
    },
  },
  errors: {
    EInvalidRiskParam: {
      when: 'The ratios, rewards or leverage are out of order, an update would raise the liquidation ratio, or the ratio for ordinary orders is outside its range.',
      raisedBy: ['new_pool_config', 'new_pool_config_with_leverage', 'set_min_open_risk_ratio', 'update_risk_params'],
      cure: 'Keep `1 <= liquidation < borrowing < withdrawal`, and the target above both the liquidation ratio and 1 plus the two rewards, which may not exceed 100% together.',
    },
    EPoolAlreadyRegistered: {
      when: 'The DeepBook pool is registered for margin trading already.',
      raisedBy: ['register_deepbook_pool'],
      cure: 'Change its configuration with `update_risk_params` instead.',
    },
    EPoolNotRegistered: {
      when: 'The registry has no configuration for the DeepBook pool.',
      raisedBy: [
        ...readersOfPools,
        'disable_deepbook_pool',
        'enable_deepbook_pool',
        'set_min_open_risk_ratio',
        'set_price_tolerance',
        'update_risk_params',
      ],
      cure: 'Check the ID; the admin adds a DeepBook pool with `register_deepbook_pool`.',
    },
    EPoolNotEnabled: {
      when: 'The configuration of a closed DeepBook pool is to be replaced.',
      raisedBy: ['update_risk_params'],
      cure: 'Open the pool with `enable_deepbook_pool` before the update.',
    },
    EPoolAlreadyEnabled: {
      when: 'Margin trading in the DeepBook pool is open already.',
      raisedBy: ['enable_deepbook_pool'],
      cure: 'Skip the call where `pool_enabled` returns true.',
    },
    EPoolAlreadyDisabled: {
      when: 'Margin trading in the DeepBook pool is closed already.',
      raisedBy: ['disable_deepbook_pool'],
      cure: 'Call it only where `pool_enabled` returns true.',
    },
    EMarginPoolAlreadyExists: {
      when: 'The asset has a margin pool, and there can be only one.',
      raisedBy: ['margin_pool::create_margin_pool'],
      cure: 'Use the pool whose ID `get_margin_pool_id` returns.',
    },
    EMarginPoolDoesNotExists: {
      when: 'No margin pool lends the asset.',
      raisedBy: ['get_margin_pool_id', 'new_pool_config', 'new_pool_config_with_leverage'],
      cure: 'Have a maintainer create one with `margin_pool::create_margin_pool`, and check the type argument.',
    },
    EMaintainerCapNotValid: {
      when: 'The `MaintainerCap` was revoked, or its ID is not that of an allowed one.',
      raisedBy: ['revoke_maintainer_cap', 'margin_pool::create_margin_pool'],
      cure: 'Use a cap whose ID is among `allowed_maintainers`.',
    },
    EPackageVersionDisabled: {
      when: 'The registry does not allow the package version that was called, because it is outdated, new and not enabled, or paused.',
      raisedBy: [
        ...readersOfPools,
        'add_config',
        'allowed_maintainers',
        'allowed_pause_caps',
        'disable_deepbook_pool',
        'enable_deepbook_pool',
        'get_margin_manager_ids',
        'get_margin_pool_id',
        'new_pool_config',
        'new_pool_config_with_leverage',
        'pool_enabled',
        'register_deepbook_pool',
        'remove_config',
        'set_max_order_ttl',
        'set_max_price_age',
        'set_min_open_risk_ratio',
        'set_price_tolerance',
        'update_risk_params',
        ...executors,
        ...ordersWithPrice,
        'margin_manager::add_conditional_order',
        'margin_manager::borrow_base',
        'margin_manager::borrow_quote',
        'margin_manager::deposit',
        'margin_manager::liquidate',
        'margin_manager::new',
        'margin_manager::new_with_initializer',
        'margin_manager::register_margin_manager',
        'margin_manager::repay_base',
        'margin_manager::repay_quote',
        'margin_manager::unregister_margin_manager',
        'margin_manager::withdraw',
        'margin_pool::admin_withdraw_default_referral_fees',
        'margin_pool::create_margin_pool',
        'margin_pool::disable_deepbook_pool_for_loan',
        'margin_pool::enable_deepbook_pool_for_loan',
        'margin_pool::mint_supplier_cap',
        'margin_pool::mint_supply_referral',
        'margin_pool::supply',
        'margin_pool::update_interest_params',
        'margin_pool::update_margin_pool_config',
        'margin_pool::withdraw',
        'margin_pool::withdraw_maintainer_fees',
        'margin_pool::withdraw_protocol_fees',
        'margin_pool::withdraw_referral_fees',
        'pool_proxy::cancel_all_orders',
        'pool_proxy::cancel_order',
        'pool_proxy::cancel_orders',
        'pool_proxy::claim_rebates',
        'pool_proxy::modify_order',
        'pool_proxy::stake',
        'pool_proxy::submit_proposal',
        'pool_proxy::unstake',
        'pool_proxy::update_current_price',
        'pool_proxy::vote',
        'pool_proxy::withdraw_settled_amounts',
        'pool_proxy::withdraw_settled_amounts_permissionless',
      ],
      cure: 'Call the newest version of the package; if it is paused, wait until the admin enables it.',
    },
    EVersionAlreadyEnabled: {
      when: 'The version to be allowed is allowed already.',
      raisedBy: ['enable_version'],
      cure: 'Read `allowed_versions` in the inner value of the registry before you add one.',
    },
    EVersionNotEnabled: {
      when: 'The version to be forbidden is not among the allowed ones.',
      raisedBy: ['disable_version', 'disable_version_pause_cap'],
      cure: 'Pass a version that is in `allowed_versions`.',
    },
    EMaxMarginManagersReached: {
      when: 'The sender would own more than 100 registered margin managers.',
      raisedBy: ['margin_manager::new', 'margin_manager::new_with_initializer', 'margin_manager::register_margin_manager'],
      cure: 'Reuse an existing one, or free a place with `margin_manager::unregister_margin_manager`.',
    },
    EPauseCapNotValid: {
      when: 'The `MarginPauseCap` was revoked, or the registry never listed its ID.',
      raisedBy: ['disable_version_pause_cap', 'revoke_pause_cap'],
      cure: 'Choose a cap from `allowed_pause_caps`.',
    },
    EMarginManagerNotRegistered: {
      when: 'The margin manager is not in the registry under the sender.',
      raisedBy: ['margin_manager::unregister_margin_manager'],
      cure: 'Check `get_margin_manager_ids`; it may have been unregistered before.',
    },
    EPriceDeviationTooHigh: {
      when: 'A bid is above the stored price by more than the tolerance, or an ask is that much below it. For a market order the expected average price counts.',
      raisedBy: ordersWithPrice,
      cure: 'Choose a price closer to the market or a smaller quantity, and store a new price first if the old one lags.',
    },
    EPriceUpdateRequired: {
      when: 'The stored price of the DeepBook pool is older than the admin allows.',
      raisedBy: [...executors, ...ordersWithPrice],
      cure: 'Call `pool_proxy::update_current_price` earlier in the same transaction.',
    },
    EPriceNotInitialized: {
      when: 'No price has ever been stored for the DeepBook pool.',
      raisedBy: ['set_max_price_age', 'set_price_tolerance', ...executors, ...ordersWithPrice],
      cure: 'Store the first price with `pool_proxy::update_current_price`.',
    },
    EToleranceTooLow: {
      when: 'The new price tolerance is below 1%.',
      raisedBy: ['set_price_tolerance'],
      cure: 'Set at least what `margin_constants::min_price_tolerance` returns.',
    },
    EToleranceTooHigh: {
      when: 'The new price tolerance is above 50%.',
      raisedBy: ['set_price_tolerance'],
      cure: 'Set at most what `margin_constants::max_price_tolerance` returns.',
    },
    EMaxPriceAgeTooLow: {
      when: 'The new age limit is shorter than 30 seconds.',
      raisedBy: ['set_max_price_age'],
      cure: 'Pass 30,000 milliseconds or more.',
    },
    EMaxPriceAgeTooHigh: {
      when: 'The new age limit is longer than one hour.',
      raisedBy: ['set_max_price_age'],
      cure: 'Pass 3,600,000 milliseconds or less.',
    },
    EInvalidOrderTtl: {
      when: 'The new lifetime of limit orders is shorter than one hour or longer than 30 days.',
      raisedBy: ['set_max_order_ttl'],
      cure: 'Give a time from 3,600,000 to 2,592,000,000 milliseconds.',
    },
    EPriceToleranceExceedsLiquidationBuffer: {
      when: 'One plus the price tolerance exceeds the liquidation ratio, so that a trade at the edge of the tolerance could leave bad debt.',
      raisedBy: ['register_deepbook_pool', 'set_price_tolerance', 'update_risk_params'],
      cure: 'Lower the tolerance with `set_price_tolerance`, or choose a higher liquidation ratio.',
    },
  },
};
