import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::coin_registry`. */
export const coinRegistryModule: ModuleOverlay = {
  summary:
    'Registers currencies in one shared object, at address `0xc`, with name, symbol, decimals, icon, supply rules and regulatory state. Start a new currency with `new_currency` or `new_currency_with_otw`, and move an old one over with the migration functions.',
  deprecatedFunctions: {
    delete_migrated_legacy_metadata: 'There is no replacement: a migrated `CoinMetadata` stays.',
  },
  functions: {
    borrow_legacy_metadata: {
      summary:
        'Lends a `CoinMetadata` that mirrors a `Currency`, for code that still asks for one, with a `Borrow` that forces its return in the same transaction. Aborts with `EBorrowLegacyMetadata` if the currency was migrated and thus has a `CoinMetadata` of its own, and with `std::ascii::EInvalidASCIICharacter` if the icon URL is not ASCII.',
      params: ['currency', 'ctx'],
    },
    burn: {
      summary:
        'Destroys a coin and lowers the supply, without a `TreasuryCap`: any holder may burn. Aborts with `ESupplyNotBurnOnly` unless the supply is burn-only.',
      params: ['currency', 'coin'],
    },
    burn_balance: {
      summary:
        'Destroys a balance and lowers the supply, which anyone may do to a burn-only currency. For every other supply it aborts with `ESupplyNotBurnOnly`.',
      params: ['currency', 'balance'],
    },
    claim_metadata_cap: {
      summary:
        'Creates the one `MetadataCap` of a migrated currency for the holder of its `TreasuryCap`; new currencies get theirs from `finalize`. Aborts with `EMetadataCapAlreadyClaimed` if it was claimed before, even if it has been deleted since.',
      params: ['currency', 'cap', 'ctx'],
    },
    decimals: {summary: 'Returns how many decimal places wallets should show for the currency.', params: ['currency']},
    delete_metadata_cap: {
      summary:
        'Deletes the `MetadataCap`, after which name, description and icon of the currency can never change. The cap cannot be claimed again.',
      params: ['currency', 'cap'],
    },
    delete_migrated_legacy_metadata: {
      summary: 'Does nothing but abort, with `EDeletionNotSupported`.',
      params: ['currency', 'legacy'],
    },
    deny_cap_id: {
      summary:
        'Returns the ID of the deny cap. It is none for an unregulated currency, and for a migrated one whose regulatory state nobody has recorded yet.',
      params: ['currency'],
    },
    description: {summary: 'Returns the description of the currency.', params: ['currency']},
    exists: {
      summary:
        'Returns whether the registry has a `Currency` for a type. One made with a one-time witness counts only after `finalize_registration`.',
      params: ['registry'],
    },
    finalize: {
      summary:
        'Ends the setup of a currency and returns its `MetadataCap`. A `Currency` from `new_currency` is shared at once; one from `new_currency_with_otw` goes to the registry and needs `finalize_registration` in a later transaction.',
      params: ['initializer', 'ctx'],
    },
    finalize_and_delete_metadata_cap: {
      summary:
        'Ends the setup of a currency like `finalize`, but deletes the `MetadataCap` right away, so that the metadata can never change.',
      params: ['initializer', 'ctx'],
    },
    finalize_registration: {
      summary:
        'Turns the `Currency` that `finalize` sent to the registry into a shared object at an address derived from its type; anyone may call it. Aborts with `derived_object::EObjectAlreadyExists` if the registry already has a `Currency` for the type.',
      params: ['registry', 'currency', 'ctx'],
    },
    icon_url: {summary: 'Returns the URL of the icon, which is empty if none was set.', params: ['currency']},
    is_metadata_cap_claimed: {
      summary: 'Returns whether the `MetadataCap` was ever claimed. The answer stays true after the cap is deleted.',
      params: ['currency'],
    },
    is_metadata_cap_deleted: {
      summary: 'Returns whether the `MetadataCap` was deleted, which makes the metadata final.',
      params: ['currency'],
    },
    is_regulated: {
      summary: 'Returns whether the currency is known to have a deny cap. A migrated currency counts only once its state is recorded.',
      params: ['currency'],
    },
    is_supply_burn_only: {summary: 'Returns whether the supply can only shrink.', params: ['currency']},
    is_supply_fixed: {summary: 'Returns whether the supply can neither grow nor shrink.', params: ['currency']},
    make_regulated: {
      summary:
        'Makes a currency regulated during its setup and returns its `DenyCapV2`, with or without the right to pause the currency. This cannot be undone, and a second call aborts with `EDenyCapAlreadyCreated`.',
      params: ['initializer', 'allow_global_pause', 'ctx'],
    },
    make_supply_burn_only: {
      summary: 'Gives up the `TreasuryCap` for good: nobody can mint any more, and anyone can burn through `burn`.',
      params: ['currency', 'cap'],
    },
    make_supply_burn_only_init: {
      summary:
        'Makes the supply burn-only during setup and consumes the `TreasuryCap`; as a method it is called `make_supply_burn_only`. Aborts with `EEmptySupply` if nothing was minted before.',
      params: ['initializer', 'cap'],
    },
    make_supply_fixed: {
      summary: 'Consumes the `TreasuryCap` and keeps its supply in the `Currency`, after which nobody can mint or burn.',
      params: ['currency', 'cap'],
    },
    make_supply_fixed_init: {
      summary:
        'Fixes the supply during setup and consumes the `TreasuryCap`; as a method it is called `make_supply_fixed`. Mint first, because it aborts with `EEmptySupply` on a supply of zero.',
      params: ['initializer', 'cap'],
    },
    metadata_cap_id: {summary: 'Returns the ID of the `MetadataCap`, or none if it is unclaimed or deleted.', params: ['currency']},
    migrate_legacy_metadata: {
      summary:
        'Creates and shares a `Currency` from a `CoinMetadata`; anyone may call it, once per type. Aborts with `ECurrencyAlreadyRegistered` if the registry has the type, and with `EInvalidSymbol` if the symbol is not printable ASCII.',
      params: ['registry', 'legacy', 'ctx'],
    },
    migrate_regulated_state_by_cap: {
      summary:
        'Records in a `Currency` that it is regulated and whether it can be paused, on the evidence of its `DenyCapV2`. It may be called again and overwrites what was recorded.',
      params: ['currency', 'cap'],
    },
    migrate_regulated_state_by_metadata: {
      summary:
        'Records in a migrated `Currency` that it is regulated, on the evidence of its frozen `RegulatedCoinMetadata`; no cap is needed. Aborts with `EDenyListStateAlreadySet` if the state is known already.',
      params: ['currency', 'metadata'],
    },
    name: {summary: 'Returns the name of the currency.', params: ['currency']},
    new_currency: {
      summary:
        'Starts a currency for a type with `key` at any time after publication, and returns the `TreasuryCap` and an initializer that `finalize` must consume. Only the module that defines the type can call it. Aborts with `ECurrencyAlreadyExists` if the type is registered, and with `EInvalidSymbol` if the symbol has characters other than printable ASCII.',
      params: ['registry', 'decimals', 'symbol', 'name', 'description', 'icon_url', 'ctx'],
    },
    new_currency_with_otw: {
      summary:
        'Starts a currency in the `init` function of its module with the one-time witness, and returns the `TreasuryCap` and an initializer to be finished with `finalize`. Aborts with `ENotOneTimeWitness` for any other type, and with `EInvalidSymbol` unless the symbol consists of printable ASCII.',
      params: ['otw', 'decimals', 'symbol', 'name', 'description', 'icon_url', 'ctx'],
    },
    return_borrowed_legacy_metadata: {
      summary:
        'Takes back what `borrow_legacy_metadata` lent, brings it up to date with the `Currency` and stores it there for the next borrower. Aborts with `EDuplicateBorrow` if another one has been returned already.',
      params: ['currency', 'legacy', 'borrow', 'ctx'],
    },
    set_description: {
      summary: 'Changes the description of a currency, for the holder of its `MetadataCap`.',
      params: ['currency', 'cap', 'description'],
    },
    set_icon_url: {
      summary: 'Changes the icon URL of a currency without checking its form; the caller must have the `MetadataCap`.',
      params: ['currency', 'cap', 'icon_url'],
    },
    set_name: {
      summary: 'Changes the name of a currency on the authority of its `MetadataCap`.',
      params: ['currency', 'cap', 'name'],
    },
    set_treasury_cap_id: {
      summary:
        'Records the ID of the `TreasuryCap` in a migrated `Currency`. Aborts with `std::option::EOPTION_IS_SET` if one is recorded, as it is from the start for every currency made in the registry.',
      params: ['currency', 'cap'],
    },
    symbol: {summary: 'Returns the ticker symbol of the currency.', params: ['currency']},
    total_supply: {
      summary: 'Returns the total supply if it is fixed or burn-only, and none while a `TreasuryCap` controls it.',
      params: ['currency'],
    },
    treasury_cap_id: {
      summary:
        'Returns the ID of the `TreasuryCap`, or none if a migrated currency has not recorded it. The ID stays after the cap is given up.',
      params: ['currency'],
    },
    update_from_legacy_metadata: {
      summary:
        'Copies name, symbol, description, decimals and icon from the `CoinMetadata` again, without asking for a cap. Aborts with `ECannotUpdateManagedMetadata` once the `MetadataCap` has been claimed.',
      params: ['currency', 'legacy'],
    },
  },
  types: {
    Borrow: {
      summary:
        'A receipt for a `CoinMetadata` on loan. It can be neither stored nor dropped, so the transaction fails unless `return_borrowed_legacy_metadata` consumes it.',
    },
    CoinRegistry: {
      summary:
        'The shared object at `0xc` from which the addresses of all `Currency` objects are derived. The system created it once, and transactions pass it to register a currency.',
      fields: {id: 'The ID of the registry, `0xc`.'},
    },
    Currency: {
      summary:
        'All that the chain knows about the currency `T`, as a shared object at an address derived from the type. Anyone reads it; the `MetadataCap` edits its texts, and the `TreasuryCap` can be given up to it.',
      fields: {
        id: 'The ID of the currency object, derived from the registry and the type.',
        decimals: 'How many decimal places to show, for display only.',
        name: 'The name that people read.',
        symbol: 'The ticker symbol, in printable ASCII for currencies made here.',
        description: 'A description of the currency by its issuer.',
        icon_url: 'The URL of the logo, or an empty string.',
        supply: 'Who can change the supply. The option is always filled; it lets the module swap the state.',
        regulated: 'Whether the currency has a deny list, as far as the registry knows.',
        treasury_cap_id: 'The ID of the `TreasuryCap`; empty for a migrated currency until `set_treasury_cap_id`.',
        metadata_cap_id: 'Whether the `MetadataCap` is unclaimed, claimed or deleted, with its ID while it exists.',
        extra_fields: 'Room for later additions. Today it holds only the marker `is_new_currency`, which a migrated currency lacks.',
      },
    },
    CurrencyInitializer: {
      summary:
        'A currency during its setup, returned by the two constructors. It cannot be stored or dropped: `finalize` or `finalize_and_delete_metadata_cap` must consume it in the same transaction.',
      fields: {
        currency: 'The `Currency` under construction.',
        extra_fields: 'A bag reserved for settings of later versions, empty today.',
        is_otw: 'Whether the currency started from a one-time witness, in which case it goes to the registry before it is shared.',
      },
    },
    CurrencyKey: {
      summary:
        'The key from which the address of the `Currency` of a type is derived, with the registry as the parent. Use it offchain to compute that address.',
    },
    ExtraField: {
      summary: 'A value in the `extra_fields` of a currency: serialized bytes along with the type they stand for.',
      fields: {pos0: 'The type of the value.', pos1: 'The value, serialized.'},
    },
    LegacyMetadataKey: {
      summary: 'The name of the dynamic field under which a `Currency` keeps the `CoinMetadata` that it lends.',
    },
    MetadataCap: {
      summary:
        'The right to change name, description and icon of one currency. `finalize` returns it, or `claim_metadata_cap` for a migrated currency; deleting it makes the metadata final.',
      fields: {id: 'The ID of the metadata cap, recorded in the `Currency`.'},
    },
    MetadataCapState: {
      summary: 'What became of the `MetadataCap` of a currency.',
      variants: {
        Claimed: {summary: 'The cap was handed out and still exists.', fields: {pos0: 'The ID of the claimed cap.'}},
        Unclaimed: {
          summary: 'Nobody has claimed the cap yet, so the metadata can still be copied from the `CoinMetadata` of a migrated currency.',
        },
        Deleted: {summary: 'The cap was deleted, and the metadata can no longer change.'},
      },
    },
    RegulatedState: {
      summary: 'Whether a currency is regulated, that is, whether a deny cap can bar addresses from it.',
      variants: {
        Regulated: {
          summary: 'The currency has a deny cap.',
          fields: {
            cap: 'The ID of the `DenyCapV2`; after migration by metadata it may be that of a first-version `DenyCap`.',
            allow_global_pause: 'Whether the cap may pause the currency; none if that has not been shown yet.',
            variant: 'The version of the deny list, always 0 today.',
          },
        },
        Unregulated: {summary: 'The currency was created in the registry without a deny cap and can never get one.'},
        Unknown: {summary: 'The currency was migrated, and nobody has shown its deny cap or its `RegulatedCoinMetadata`.'},
      },
    },
    SupplyState: {
      summary: 'Who can change the supply of a currency.',
      variants: {
        Fixed: {summary: 'Nobody can mint or burn.', fields: {pos0: 'The supply from the `TreasuryCap` that was given up.'}},
        BurnOnly: {
          summary: 'Nobody can mint, and anyone can burn.',
          fields: {pos0: 'The remaining supply, which every burn lowers.'},
        },
        Unknown: {summary: 'The supply is in the hands of whoever has the `TreasuryCap`, and the registry does not see it.'},
      },
    },
  },
  errors: {
    EMetadataCapAlreadyClaimed: {
      when: 'The `MetadataCap` of the currency has been claimed before, whether or not it still exists.',
      raisedBy: ['claim_metadata_cap'],
      cure: 'Find the existing cap with `metadata_cap_id`; a new currency got its cap from `finalize`.',
    },
    ENotSystemAddress: {
      when: 'The registry is being created by a sender other than `0x0`. The system did that once, and no public function can.',
      raisedBy: [],
      cure: 'Use the existing registry at `0xc`.',
    },
    ECurrencyAlreadyExists: {
      when: 'The registry already has a `Currency` for the type.',
      raisedBy: ['new_currency'],
      cure: 'Check with `exists` first, or define another type for another currency.',
    },
    EDenyListStateAlreadySet: {
      when: 'The regulatory state of the currency is known already.',
      raisedBy: ['migrate_regulated_state_by_metadata'],
      cure: 'Leave the state as it is, or show the `DenyCapV2` to `migrate_regulated_state_by_cap`.',
    },
    ECannotUpdateManagedMetadata: {
      when: 'The `MetadataCap` of the currency has been claimed, so the old metadata no longer counts.',
      raisedBy: ['update_from_legacy_metadata'],
      cure: 'Change the `Currency` with `set_name`, `set_description` and `set_icon_url`.',
    },
    EInvalidSymbol: {
      when: 'The symbol contains a character that is not printable ASCII.',
      raisedBy: ['migrate_legacy_metadata', 'new_currency', 'new_currency_with_otw'],
      cure: 'Choose a symbol of letters, digits and common signs; for an old currency, correct it with `coin::update_symbol` before migrating.',
    },
    EDenyCapAlreadyCreated: {
      when: 'The currency being set up is regulated already.',
      raisedBy: ['make_regulated'],
      cure: 'Call `make_regulated` only once in a setup.',
    },
    ECurrencyAlreadyRegistered: {
      when: 'A `CoinMetadata` is to be migrated although the registry has its currency.',
      raisedBy: ['migrate_legacy_metadata'],
      cure: 'Use the existing `Currency`; `update_from_legacy_metadata` brings it up to date while its cap is unclaimed.',
    },
    EEmptySupply: {
      when: 'The supply is to be fixed or made burn-only during setup before anything was minted.',
      raisedBy: ['make_supply_burn_only_init', 'make_supply_fixed_init'],
      cure: 'Mint the whole supply with the `TreasuryCap` first.',
    },
    ESupplyNotBurnOnly: {
      when: 'The currency does not have a burn-only supply.',
      raisedBy: ['burn', 'burn_balance'],
      cure: 'Burn with the `TreasuryCap` through `coin::burn`; a fixed supply cannot be burned at all.',
    },
    EInvariantViolation: {
      when: 'A supply that is already fixed or burn-only is to be fixed again. A type has one `TreasuryCap` and giving it up consumes it, so this cannot happen in practice.',
      raisedBy: ['make_supply_burn_only', 'make_supply_burn_only_init', 'make_supply_fixed', 'make_supply_fixed_init'],
      cure: 'Look at `is_supply_fixed` and `is_supply_burn_only` to see what holds.',
    },
    EDeletionNotSupported: {
      when: 'The function is called at all, because it is disabled.',
      raisedBy: ['delete_migrated_legacy_metadata'],
      cure: 'Keep the `CoinMetadata`, or freeze it.',
    },
    ENotOneTimeWitness: {
      when: 'The value passed as `otw` is not a one-time witness.',
      raisedBy: ['new_currency_with_otw'],
      cure: 'Pass on the witness that `init` received, or call `new_currency` for a type with `key`.',
    },
    EBorrowLegacyMetadata: {
      when: 'The currency was migrated, and its real `CoinMetadata` exists elsewhere.',
      raisedBy: ['borrow_legacy_metadata'],
      cure: 'Pass the original `CoinMetadata` of the currency.',
    },
    EDuplicateBorrow: {
      when: 'Two `CoinMetadata` were borrowed from a currency at the same time, and the second one is being returned.',
      raisedBy: ['return_borrowed_legacy_metadata'],
      cure: 'Return the first one before borrowing again.',
    },
  },
};
