import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::coin`. */
export const coinModule: ModuleOverlay = {
  summary:
    'Fungible assets as objects: `Coin<T>` holds an amount, `TreasuryCap<T>` mints and burns, and metadata describes the currency. New currencies are created in `sui::coin_registry`; splitting, joining and deny lists are here.',
  deprecatedFunctions: {
    create_currency: 'Use `coin_registry::new_currency_with_otw`.',
    create_regulated_currency:
      'For a new currency, use `coin_registry::new_currency_with_otw` and `coin_registry::make_regulated`. An existing one moves over with `migrate_regulated_currency_to_v2` and the migration functions of `coin_registry`.',
    create_regulated_currency_v2: 'Use `coin_registry::new_currency_with_otw` together with `coin_registry::make_regulated`.',
    deny_list_add: 'Migrate with `migrate_regulated_currency_to_v2`, then use `deny_list_v2_add`.',
    deny_list_contains:
      'After migrating with `migrate_regulated_currency_to_v2`, use `deny_list_v2_contains_current_epoch` or `deny_list_v2_contains_next_epoch`.',
    deny_list_remove: 'Move to the second version with `migrate_regulated_currency_to_v2`, then use `deny_list_v2_remove`.',
  },
  functions: {
    allow_global_pause: {
      summary: 'Returns whether a `DenyCapV2` may pause its whole currency. The coin registry reads it when a currency is migrated.',
    },
    balance: {summary: 'Returns a reference to the balance inside a coin, to be read in place.', params: ['coin']},
    balance_mut: {
      summary: 'Returns a mutable reference to the balance inside a coin, so that value can move in or out while the coin keeps its ID.',
      params: ['coin'],
    },
    burn: {
      summary:
        'Destroys a coin, lowers the total supply by its value and returns that value. It takes the `TreasuryCap` of the currency; holders of a burn-only currency call `coin_registry::burn` instead.',
      params: ['cap', 'coin'],
    },
    create_currency: {
      summary:
        'Creates a currency from a one-time witness and returns its `TreasuryCap` and `CoinMetadata`. Aborts with `EBadWitness` if the witness is of any other type, with `std::ascii::EInvalidASCIICharacter` if the symbol is not ASCII, and with `std::string::EInvalidUTF8` if the name or the description is not UTF-8.',
      params: ['witness', 'decimals', 'symbol', 'name', 'description', 'icon_url', 'ctx'],
    },
    create_regulated_currency: {
      summary:
        'Does what `create_currency` does, and also returns a first-version `DenyCap` and freezes a `RegulatedCoinMetadata` that ties the two together. Aborts with `EBadWitness` without a one-time witness.',
      params: ['witness', 'decimals', 'symbol', 'name', 'description', 'icon_url', 'ctx'],
    },
    create_regulated_currency_v2: {
      summary:
        'Creates a currency along with a `DenyCapV2`; `allow_global_pause` settles for good whether that cap may pause the whole currency. It freezes a `RegulatedCoinMetadata` and aborts with `EBadWitness` if the witness is not a one-time witness.',
      params: ['witness', 'decimals', 'symbol', 'name', 'description', 'icon_url', 'allow_global_pause', 'ctx'],
    },
    deny_cap_id: {summary: 'Returns the ID of the deny cap that a `RegulatedCoinMetadata` records, for the coin registry.'},
    deny_list_add: {
      summary:
        'Bars an address from using the currency as a transaction input, in the first version of the deny list. An address that is already listed changes nothing; a reserved system address makes it abort with `deny_list::EInvalidAddress`.',
      params: ['deny_list', 'cap', 'addr', 'ctx'],
    },
    deny_list_contains: {
      summary:
        'Returns whether the first-version deny list has an address for the currency. The answer is always false for a primitive type and for a reserved system address.',
      params: ['deny_list', 'addr'],
    },
    deny_list_remove: {
      summary:
        'Takes an address off the first-version deny list of the currency. Aborts with `deny_list::ENotDenied` if the list lacks the address, with `dynamic_field::EFieldDoesNotExist` if no address of the currency was ever listed, and with `deny_list::EInvalidAddress` for a reserved one.',
      params: ['deny_list', 'cap', 'addr', 'ctx'],
    },
    deny_list_v2_add: {
      summary:
        'Bars an address from a regulated currency: at once as a transaction input, and from the next epoch as a recipient. Listing an address twice changes nothing. The first change for a currency emits `deny_list::PerTypeConfigCreated`.',
      params: ['deny_list', 'cap', 'addr', 'ctx'],
    },
    deny_list_v2_contains_current_epoch: {
      summary:
        'Returns whether an address is barred from receiving the currency in the current epoch. Changes made during the epoch do not count, and neither does a global pause.',
      params: ['deny_list', 'addr', 'ctx'],
    },
    deny_list_v2_contains_next_epoch: {
      summary:
        'Returns whether an address is on the list in its newest state, which bars it from spending right away and from receiving as of the next epoch.',
      params: ['deny_list', 'addr'],
    },
    deny_list_v2_disable_global_pause: {
      summary:
        'Ends the pause of a currency: coins can be spent at once and received from the next epoch. Aborts with `EGlobalPauseNotAllowed` if the `DenyCapV2` was made without the right to pause.',
      params: ['deny_list', 'cap', 'ctx'],
    },
    deny_list_v2_enable_global_pause: {
      summary:
        'Pauses a currency for everyone: nobody can spend it from now on, nor receive it from the next epoch. Only a `DenyCapV2` made with the right to pause can do so; any other makes it abort with `EGlobalPauseNotAllowed`.',
      params: ['deny_list', 'cap', 'ctx'],
    },
    deny_list_v2_is_global_pause_enabled_current_epoch: {
      summary: 'Returns whether the pause keeps recipients from receiving the currency in the current epoch.',
      params: ['deny_list', 'ctx'],
    },
    deny_list_v2_is_global_pause_enabled_next_epoch: {
      summary: 'Returns whether the pause is on in its newest state. A pause stops spending immediately and receiving from the next epoch.',
      params: ['deny_list'],
    },
    deny_list_v2_remove: {
      summary:
        'Readmits an address to a regulated currency: it can spend at once and receive from the next epoch. Removing an address that is not listed is not an error.',
      params: ['deny_list', 'cap', 'addr', 'ctx'],
    },
    destroy_metadata: {summary: 'Deletes a `CoinMetadata` object. No function of the current framework calls it.'},
    destroy_zero: {
      summary: 'Deletes a coin that is worth nothing. Aborts with `balance::ENonZero` if it has any value.',
      params: ['coin'],
    },
    divide_into_n: {
      summary:
        'Splits off `n - 1` coins, each worth the value divided by `n`, and returns them; the rest, including the remainder, stays in the original coin. Aborts with `EInvalidArg` if `n` is 0, and with `ENotEnough` if `n` exceeds the value.',
      params: ['coin', 'n', 'ctx'],
    },
    from_balance: {
      summary:
        'Wraps a balance in a new coin object, which can be owned and transferred. As a method of `Balance` it is called `into_coin`.',
      params: ['balance', 'ctx'],
    },
    get_decimals: {
      summary: 'Returns how many decimal places wallets show, as stored in the `CoinMetadata`.',
      params: ['metadata'],
    },
    get_description: {summary: 'Returns the description of the currency from its `CoinMetadata`.', params: ['metadata']},
    get_icon_url: {summary: 'Returns the URL of the icon from the `CoinMetadata`, or none if it has no icon.', params: ['metadata']},
    get_name: {summary: 'Returns the name of the currency from its `CoinMetadata`.', params: ['metadata']},
    get_symbol: {summary: 'Returns the ticker symbol from the `CoinMetadata`.', params: ['metadata']},
    into_balance: {summary: 'Deletes the coin object and returns the balance that was in it.', params: ['coin']},
    join: {
      summary:
        'Merges the second coin into the first and deletes the second object. The addition fails with an arithmetic error if the sum exceeds a `u64`.',
      params: ['coin', 'other'],
    },
    migrate_regulated_currency_to_v2: {
      summary:
        'Trades a `DenyCap` for a `DenyCapV2` and moves every listed address to the second version of the deny list. The choice of whether the new cap may pause the currency is final.',
      params: ['deny_list', 'cap', 'allow_global_pause', 'ctx'],
    },
    mint: {
      summary:
        'Creates a coin and raises the total supply by its value, under the authority of the `TreasuryCap`. Aborts with `balance::EOverflow` if the supply would exceed a `u64`.',
      params: ['cap', 'value', 'ctx'],
    },
    mint_and_transfer: {
      summary:
        'Mints a coin and transfers it to an address in one call. Like `mint`, it aborts with `balance::EOverflow` if the total would no longer fit in a `u64`.',
      params: ['cap', 'amount', 'recipient', 'ctx'],
    },
    mint_balance: {
      summary:
        'Mints a balance without a coin object around it, for value that goes straight into another object. A supply beyond the range of `u64` makes it abort with `balance::EOverflow`.',
      params: ['cap', 'value'],
    },
    new_coin_metadata: {
      summary: 'Builds a `CoinMetadata` from given values; the coin registry uses it to lend metadata in the old form.',
    },
    new_deny_cap_v2: {
      summary: 'Creates a `DenyCapV2` with or without the right to pause, for `coin_registry::make_regulated`.',
    },
    new_treasury_cap: {
      summary: 'Creates a `TreasuryCap` with a supply of zero and checks nothing; the coin registry makes sure that a type gets only one.',
    },
    put: {
      summary: 'Deletes a coin and adds its value to a balance. A sum beyond `u64` causes an arithmetic error.',
      params: ['balance', 'coin'],
    },
    redeem_funds: {
      summary:
        'Turns a right to withdraw from an address balance into a coin worth the limit of the withdrawal. Aborts with `funds_accumulator::EOverflow` if the limit is greater than a `u64`, and the transaction fails if the owner lacks the funds.',
      params: ['withdrawal', 'ctx'],
    },
    send_funds: {
      summary: 'Deletes a coin and adds its value to the address balance of the recipient, who gets no coin object.',
      params: ['coin', 'recipient'],
    },
    split: {
      summary: 'Takes an amount out of a coin and returns it as a new coin. Aborts with `balance::ENotEnough` if the coin is worth less.',
      params: ['coin', 'amount', 'ctx'],
    },
    supply: {
      summary: 'Older form of `supply_immut` that asks for a mutable `TreasuryCap` without need. Prefer `supply_immut`.',
      params: ['cap'],
    },
    supply_immut: {
      summary: 'Returns a reference to the supply inside a `TreasuryCap`, which is enough to read the total.',
      params: ['cap'],
    },
    supply_mut: {
      summary: 'Returns a mutable reference to the supply inside a `TreasuryCap`, with which balances are minted and burned.',
      params: ['cap'],
    },
    take: {
      summary: 'Takes a value out of a balance as a new coin. Aborts with `balance::ENotEnough` if the balance holds less.',
      params: ['balance', 'value', 'ctx'],
    },
    total_supply: {summary: 'Returns how many units of the currency have been minted and not burned.', params: ['cap']},
    treasury_into_supply: {
      summary: 'Deletes a `TreasuryCap` and returns its supply, also as the method `into_supply`. There is no way back to a `TreasuryCap`.',
      params: ['cap'],
    },
    update_coin_metadata: {
      summary:
        'Overwrites name, symbol, description and icon of a `CoinMetadata`, so that what the coin registry lends matches its `Currency`.',
    },
    update_description: {
      summary:
        'Sets the description in the `CoinMetadata`, as the `TreasuryCap` allows. A `Currency` in the registry keeps its own: change that with `coin_registry::set_description`.',
      params: ['cap', 'metadata', 'description'],
    },
    update_icon_url: {
      summary:
        'Sets the icon in the `CoinMetadata` without checking that the text is a URL. It takes the `TreasuryCap`, and does not reach a `Currency` in the registry, which has `coin_registry::set_icon_url`.',
      params: ['cap', 'metadata', 'url'],
    },
    update_name: {
      summary:
        'Sets the name in the `CoinMetadata`; the caller shows the `TreasuryCap`. The name in the registry is separate and changes with `coin_registry::set_name`.',
      params: ['cap', 'metadata', 'name'],
    },
    update_symbol: {
      summary:
        'Sets the symbol in the `CoinMetadata`; only the holder of the `TreasuryCap` can. The symbol of a `Currency` in the registry does not follow.',
      params: ['cap', 'metadata', 'symbol'],
    },
    value: {summary: 'Returns the number of units in a coin, in the smallest unit of the currency.', params: ['coin']},
    zero: {
      summary: 'Creates a coin worth zero, for example to fill a field until the first payment arrives.',
      params: ['ctx'],
    },
  },
  types: {
    Coin: {
      summary:
        'An amount of one currency as an object that can be owned, transferred and stored. A `TreasuryCap` mints coins, and any holder can split, join or turn them into balances.',
      fields: {id: 'The ID of the coin object.', balance: 'The amount, in the smallest unit of the currency.'},
    },
    CoinMetadata: {
      summary:
        'Describes a currency to wallets and explorers in the form that came before the coin registry. `create_currency` returns one for each type, and the holder of the `TreasuryCap` edits it.',
      fields: {
        id: 'The ID of the metadata object.',
        decimals: 'How many decimal places to show: with 9, a value of 1,500,000,000 reads as 1.5.',
        name: 'The name of the currency, in UTF-8.',
        symbol: 'The ticker symbol, in ASCII.',
        description: 'A description in UTF-8.',
        icon_url: 'The address of the logo, if there is one.',
      },
    },
    CurrencyCreated: {
      summary: 'An event from before `CoinMetadata` existed. Nothing emits it any more; the type remains for compatibility.',
      fields: {decimals: 'The decimal places of the new currency.'},
      emittedBy: [],
    },
    DenyCap: {
      summary:
        'The right to edit the first-version deny list of one currency. `create_regulated_currency` makes it, and `migrate_regulated_currency_to_v2` takes it in exchange for a `DenyCapV2`.',
      fields: {id: 'The ID of this first-version cap.'},
    },
    DenyCapV2: {
      summary:
        'The right to bar addresses from one regulated currency and, if it was made that way, to pause the currency. Whoever holds it controls the deny list of that currency.',
      fields: {
        id: 'The ID of the cap, which the `Currency` records if the registry has one.',
        allow_global_pause: 'Whether the cap may pause and unpause the currency; fixed when the cap is made.',
      },
    },
    RegulatedCoinMetadata: {
      summary:
        'A frozen object that marks a currency as regulated and ties its metadata to its deny cap. Only the deprecated constructors of this module create it; new currencies keep the same facts in their `Currency`.',
      fields: {
        id: 'The ID of the frozen object.',
        coin_metadata_object: 'The ID of the `CoinMetadata` of the currency.',
        deny_cap_object: 'The ID of the `DenyCap` or `DenyCapV2` that was made with it.',
      },
    },
    TreasuryCap: {
      summary:
        'The right to mint and burn one currency. There is one for each type, returned when the currency is created, and it can be transferred, stored, or given up to fix the supply.',
      fields: {id: 'The ID of the treasury cap.', total_supply: 'The supply, which counts the units minted and not burned.'},
    },
  },
  errors: {
    EBadWitness: {
      when: 'The witness given to a constructor of this module is not a one-time witness.',
      raisedBy: ['create_currency', 'create_regulated_currency', 'create_regulated_currency_v2'],
      cure: 'Pass the one-time witness that the `init` function of the defining module receives, or use `coin_registry::new_currency` for a type with `key`.',
    },
    EInvalidArg: {
      when: 'A coin is to be divided into zero parts.',
      raisedBy: ['divide_into_n', 'pay::divide_and_keep'],
      cure: 'Ask for at least one part.',
    },
    ENotEnough: {
      when: 'A coin is to be divided into more parts than it has units.',
      raisedBy: ['divide_into_n', 'pay::divide_and_keep'],
      cure: 'Choose a number of parts no greater than the value of the coin.',
    },
    EGlobalPauseNotAllowed: {
      when: 'The `DenyCapV2` was created without the right to pause its currency.',
      raisedBy: ['deny_list_v2_disable_global_pause', 'deny_list_v2_enable_global_pause'],
      cure: 'Deny individual addresses instead, because the right cannot be added later.',
    },
  },
};
