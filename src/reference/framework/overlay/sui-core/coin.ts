import type {FunctionOverlay} from '../../overlay-types';

/** Functions of `sui::coin`. */
export const coin: Readonly<Record<string, FunctionOverlay>> = {
  balance: {summary: 'Gives a reference to the balance inside a coin.', params: ['coin']},
  balance_mut: {summary: 'Gives a mutable reference to the balance inside a coin.', params: ['coin']},
  burn: {
    summary:
      'Destroys a coin, lowers the total supply by its value and returns that value. Needs the `TreasuryCap` of the currency; for a burn-only supply use `coin_registry::burn`.',
    params: ['cap', 'coin'],
  },
  create_currency: {
    summary:
      'Deprecated: use `coin_registry::new_currency_with_otw`. Creates a currency from a one-time witness and returns its `TreasuryCap` and `CoinMetadata`; aborts with `EBadWitness` for any other type, and if the symbol is not ASCII or a text is not UTF-8.',
    params: ['witness', 'decimals', 'symbol', 'name', 'description', 'icon_url', 'ctx'],
  },
  create_regulated_currency: {
    summary:
      'Deprecated: use `coin_registry::new_currency_with_otw` and `coin_registry::make_regulated`. Creates a currency like `create_currency`, with a `DenyCap` of the first version and a frozen `RegulatedCoinMetadata`; aborts with `EBadWitness` without a one-time witness.',
    params: ['witness', 'decimals', 'symbol', 'name', 'description', 'icon_url', 'ctx'],
  },
  create_regulated_currency_v2: {
    summary:
      'Deprecated: use `coin_registry::new_currency_with_otw` and `coin_registry::make_regulated`. Creates a currency like `create_currency`, with a `DenyCapV2` that may or may not be allowed to pause the whole currency; aborts with `EBadWitness` without a one-time witness.',
    params: ['witness', 'decimals', 'symbol', 'name', 'description', 'icon_url', 'allow_global_pause', 'ctx'],
  },
  deny_list_add: {
    summary:
      'Deprecated: migrate with `migrate_regulated_currency_to_v2`, then use `deny_list_v2_add`. Bars an address from using the currency as transaction input; needs the `DenyCap`, does nothing if the address is listed, and aborts with `deny_list::EInvalidAddress` for a reserved system address.',
    params: ['deny_list', 'cap', 'addr', 'ctx'],
  },
  deny_list_contains: {
    summary:
      'Deprecated: migrate with `migrate_regulated_currency_to_v2`, then use `deny_list_v2_contains_current_epoch` or `deny_list_v2_contains_next_epoch`. Says whether the first-version list has an address; false also for a primitive type.',
    params: ['deny_list', 'addr'],
  },
  deny_list_remove: {
    summary:
      'Deprecated: migrate with `migrate_regulated_currency_to_v2`, then use `deny_list_v2_remove`. Takes an address off the first-version list; needs the `DenyCap` and aborts if the address is not on it.',
    params: ['deny_list', 'cap', 'addr', 'ctx'],
  },
  deny_list_v2_add: {
    summary:
      'Bars an address from a regulated currency: at once as transaction input, from the next epoch also as recipient. Needs the `DenyCapV2`; adding an address twice changes nothing.',
    params: ['deny_list', 'cap', 'addr', 'ctx'],
  },
  deny_list_v2_contains_current_epoch: {
    summary: 'Says whether an address is barred from receiving the currency in the current epoch.',
    params: ['deny_list', 'addr', 'ctx'],
  },
  deny_list_v2_contains_next_epoch: {
    summary:
      'Says whether an address is on the list by its newest state, which bars it from spending already now and from receiving from the next epoch.',
    params: ['deny_list', 'addr'],
  },
  deny_list_v2_disable_global_pause: {
    summary:
      'Ends the pause of a currency: it can be spent at once and received from the next epoch. Needs the `DenyCapV2`; aborts with `EGlobalPauseNotAllowed` if the cap was made without that right.',
    params: ['deny_list', 'cap', 'ctx'],
  },
  deny_list_v2_enable_global_pause: {
    summary:
      'Pauses a currency for everyone: it cannot be spent from now on, nor received from the next epoch. Needs the `DenyCapV2`; aborts with `EGlobalPauseNotAllowed` if the cap was made without that right.',
    params: ['deny_list', 'cap', 'ctx'],
  },
  deny_list_v2_is_global_pause_enabled_current_epoch: {
    summary: 'Says whether the pause is in force for recipients in the current epoch.',
    params: ['deny_list', 'ctx'],
  },
  deny_list_v2_is_global_pause_enabled_next_epoch: {
    summary: 'Says whether the pause is on by its newest state, which stops spending already now and receiving from the next epoch.',
    params: ['deny_list'],
  },
  deny_list_v2_remove: {
    summary:
      'Readmits an address to a regulated currency: it can spend at once and receive from the next epoch. Needs the `DenyCapV2`; an address that is not listed is no error.',
    params: ['deny_list', 'cap', 'addr', 'ctx'],
  },
  destroy_zero: {summary: 'Destroys an empty coin. Aborts with `balance::ENonZero` if it has any value.', params: ['coin']},
  divide_into_n: {
    summary:
      'Splits off `n - 1` coins, each worth the value divided by `n`, and leaves the rest with the remainder in place. Aborts with `EInvalidArg` if `n` is 0, and with `ENotEnough` if it exceeds the value.',
    params: ['coin', 'n', 'ctx'],
  },
  from_balance: {summary: 'Wraps a balance in a new coin object, which can be owned and transferred.', params: ['balance', 'ctx']},
  get_decimals: {summary: 'Returns how many decimal places wallets show.', params: ['metadata']},
  get_description: {summary: 'Returns the description of the currency from its `CoinMetadata`.', params: ['metadata']},
  get_icon_url: {summary: 'Returns the URL of the icon from the `CoinMetadata`, if one is set.', params: ['metadata']},
  get_name: {summary: 'Returns the name of the currency from its `CoinMetadata`.', params: ['metadata']},
  get_symbol: {summary: 'Returns the ticker symbol from the `CoinMetadata`.', params: ['metadata']},
  into_balance: {summary: 'Deletes the coin object and returns its balance.', params: ['coin']},
  join: {
    summary: 'Merges the second coin into the first and deletes its object. Aborts if the sum exceeds a `u64`.',
    params: ['coin', 'other'],
  },
  migrate_regulated_currency_to_v2: {
    summary:
      'Trades a `DenyCap` for a `DenyCapV2` and moves all listed addresses to the second version of the deny list. Whether the new cap may pause the currency is decided here for good.',
    params: ['deny_list', 'cap', 'allow_global_pause', 'ctx'],
  },
  mint: {
    summary:
      'Creates a coin and raises the total supply by its value. Needs the `TreasuryCap`; aborts with `balance::EOverflow` if the supply would exceed a `u64`.',
    params: ['cap', 'value', 'ctx'],
  },
  mint_and_transfer: {
    summary:
      'Mints a coin and transfers it to an address. Needs the `TreasuryCap`; aborts with `balance::EOverflow` if the supply would exceed a `u64`.',
    params: ['cap', 'amount', 'recipient', 'ctx'],
  },
  mint_balance: {
    summary:
      'Mints a balance without a coin object around it. Needs the `TreasuryCap`; aborts with `balance::EOverflow` if the supply would exceed a `u64`.',
    params: ['cap', 'value'],
  },
  put: {summary: 'Deletes a coin and adds its value to a balance. Aborts if the sum exceeds a `u64`.', params: ['balance', 'coin']},
  redeem_funds: {
    summary:
      'Turns a withdrawal right on an address balance into a coin of the value that it names. The transaction fails if the owner does not have the funds.',
    params: ['withdrawal', 'ctx'],
  },
  send_funds: {
    summary: 'Deletes a coin and adds its value to the address balance of the recipient, who gets no coin object.',
    params: ['coin', 'recipient'],
  },
  split: {
    summary: 'Takes an amount out of a coin as a new coin. Aborts with `balance::ENotEnough` if the coin is worth less.',
    params: ['coin', 'amount', 'ctx'],
  },
  supply: {
    summary: 'Older form of `supply_immut` that asks for a mutable `TreasuryCap` without need; use `supply_immut`.',
    params: ['cap'],
  },
  supply_immut: {summary: 'Gives a reference to the supply inside a `TreasuryCap`.', params: ['cap']},
  supply_mut: {
    summary: 'Gives a mutable reference to the supply inside a `TreasuryCap`, with which balances are minted and burned.',
    params: ['cap'],
  },
  take: {
    summary: 'Takes a value out of a balance as a new coin. Aborts with `balance::ENotEnough` if there is less in it.',
    params: ['balance', 'value', 'ctx'],
  },
  total_supply: {summary: 'Returns how many units of the currency have been minted and not burned.', params: ['cap']},
  treasury_into_supply: {
    summary: 'Deletes a `TreasuryCap` and returns its supply. There is no way back to a `TreasuryCap`.',
    params: ['cap'],
  },
  update_description: {
    summary:
      'Sets the description in the `CoinMetadata`; needs the `TreasuryCap`. It does not change a `Currency` in the registry: see `coin_registry::set_description`.',
    params: ['cap', 'metadata', 'description'],
  },
  update_icon_url: {
    summary:
      'Sets the icon URL in the `CoinMetadata`, unchecked; needs the `TreasuryCap`. It does not change a `Currency` in the registry: see `coin_registry::set_icon_url`.',
    params: ['cap', 'metadata', 'url'],
  },
  update_name: {
    summary:
      'Sets the name in the `CoinMetadata`; needs the `TreasuryCap`. It does not change a `Currency` in the registry: see `coin_registry::set_name`.',
    params: ['cap', 'metadata', 'name'],
  },
  update_symbol: {
    summary: 'Sets the symbol in the `CoinMetadata`; needs the `TreasuryCap`. The symbol of a `Currency` in the registry does not follow.',
    params: ['cap', 'metadata', 'symbol'],
  },
  value: {summary: 'Returns the number of units in a coin, in the smallest unit of the currency.', params: ['coin']},
  zero: {summary: 'Creates a coin worth zero.', params: ['ctx']},
};
