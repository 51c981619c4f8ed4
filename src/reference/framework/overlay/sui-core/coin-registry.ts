import type {FunctionOverlay} from '../../overlay-types';

/** Functions of `sui::coin_registry`. */
export const coinRegistry: Readonly<Record<string, FunctionOverlay>> = {
  borrow_legacy_metadata: {
    summary:
      'Lends a `CoinMetadata` that mirrors a `Currency`, for code that still asks for one, with a `Borrow` that must be given back in the same transaction. Aborts with `EBorrowLegacyMetadata` if the currency was migrated and thus has a `CoinMetadata` of its own.',
    params: ['currency', 'ctx'],
  },
  burn: {
    summary: 'Destroys a coin and lowers the supply; anyone may call it. Aborts with `ESupplyNotBurnOnly` unless the supply is burn-only.',
    params: ['currency', 'coin'],
  },
  burn_balance: {
    summary:
      'Destroys a balance and lowers the supply; anyone may call it. Aborts with `ESupplyNotBurnOnly` unless the supply is burn-only.',
    params: ['currency', 'balance'],
  },
  claim_metadata_cap: {
    summary:
      'Creates the one `MetadataCap` of a currency, against its `TreasuryCap`. Aborts with `EMetadataCapAlreadyClaimed` if it was claimed before, even if it has been deleted since.',
    params: ['currency', 'cap', 'ctx'],
  },
  decimals: {summary: 'Returns how many decimal places wallets show.', params: ['currency']},
  delete_metadata_cap: {
    summary: 'Deletes the `MetadataCap`, after which name, description and icon of the currency can never change. Cannot be undone.',
    params: ['currency', 'cap'],
  },
  delete_migrated_legacy_metadata: {
    summary: 'Deprecated without a replacement: always aborts with `EDeletionNotSupported`. A migrated `CoinMetadata` stays.',
    params: ['currency', 'legacy'],
  },
  deny_cap_id: {
    summary:
      'Returns the ID of the deny cap; none for an unregulated currency, and for a migrated one whose deny cap nobody has shown yet.',
    params: ['currency'],
  },
  description: {summary: 'Returns the description of the currency.', params: ['currency']},
  exists: {
    summary:
      'Says whether the registry has a `Currency` for a type. One made with a one-time witness counts only after `finalize_registration`.',
    params: ['registry'],
  },
  finalize: {
    summary:
      'Ends the setup of a currency and returns its `MetadataCap`. A `Currency` from `new_currency` is shared at once; one from `new_currency_with_otw` goes to the registry and needs `finalize_registration` in a later transaction.',
    params: ['initializer', 'ctx'],
  },
  finalize_and_delete_metadata_cap: {
    summary: 'Ends the setup of a currency like `finalize`, but deletes the `MetadataCap`, so that its metadata can never change.',
    params: ['initializer', 'ctx'],
  },
  finalize_registration: {
    summary:
      'Turns the `Currency` that `finalize` sent to the registry into a shared object at an address derived from its type; anyone may call it. Aborts if the registry already has a `Currency` for the type.',
    params: ['registry', 'currency', 'ctx'],
  },
  icon_url: {summary: 'Returns the URL of the icon, which is empty if none was set.', params: ['currency']},
  is_metadata_cap_claimed: {
    summary: 'Says whether the `MetadataCap` was ever claimed; true also after its deletion.',
    params: ['currency'],
  },
  is_metadata_cap_deleted: {summary: 'Says whether the `MetadataCap` was deleted, so that the metadata is final.', params: ['currency']},
  is_regulated: {summary: 'Says whether the currency is known to have a deny cap.', params: ['currency']},
  is_supply_burn_only: {summary: 'Says whether the supply can only shrink.', params: ['currency']},
  is_supply_fixed: {summary: 'Says whether the supply can neither grow nor shrink.', params: ['currency']},
  make_regulated: {
    summary:
      'Makes a currency regulated during its setup and returns its `DenyCapV2`, with or without the right to pause all transfers. Cannot be undone; aborts with `EDenyCapAlreadyCreated` on the second call.',
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
    summary: 'Gives up the `TreasuryCap` for good, after which nobody can mint or burn.',
    params: ['currency', 'cap'],
  },
  make_supply_fixed_init: {
    summary:
      'Fixes the supply during setup and consumes the `TreasuryCap`; as a method it is called `make_supply_fixed`. Aborts with `EEmptySupply` if nothing was minted before.',
    params: ['initializer', 'cap'],
  },
  metadata_cap_id: {summary: 'Returns the ID of the `MetadataCap`, or none if it is unclaimed or deleted.', params: ['currency']},
  migrate_legacy_metadata: {
    summary:
      'Creates and shares a `Currency` from a `CoinMetadata`; anyone may call it, once per type. Aborts with `ECurrencyAlreadyRegistered` if the registry has the type, and with `EInvalidSymbol` if the symbol is not printable ASCII.',
    params: ['registry', 'legacy', 'ctx'],
  },
  migrate_regulated_state_by_cap: {
    summary: 'Records in a `Currency` that it is regulated and whether it can be paused, shown by its `DenyCapV2`.',
    params: ['currency', 'cap'],
  },
  migrate_regulated_state_by_metadata: {
    summary:
      'Records in a migrated `Currency` that it is regulated, shown by its frozen `RegulatedCoinMetadata`; anyone may call it. Aborts with `EDenyListStateAlreadySet` if the state is known already.',
    params: ['currency', 'metadata'],
  },
  name: {summary: 'Returns the name of the currency.', params: ['currency']},
  new_currency: {
    summary:
      'Starts a currency for a type with `key` at any time after publication, and returns an initializer, to be finished with `finalize`, and the `TreasuryCap`. Only the module that defines the type can call it; aborts with `ECurrencyAlreadyExists` if the type is registered, and with `EInvalidSymbol` if the symbol is not printable ASCII.',
    params: ['registry', 'decimals', 'symbol', 'name', 'description', 'icon_url', 'ctx'],
  },
  new_currency_with_otw: {
    summary:
      'Starts a currency in the `init` function of its module, with the one-time witness, and returns an initializer, to be finished with `finalize`, and the `TreasuryCap`. Aborts with `ENotOneTimeWitness` for any other type, and with `EInvalidSymbol` if the symbol is not printable ASCII.',
    params: ['otw', 'decimals', 'symbol', 'name', 'description', 'icon_url', 'ctx'],
  },
  return_borrowed_legacy_metadata: {
    summary:
      'Takes back what `borrow_legacy_metadata` lent and brings it up to date with the `Currency`. Aborts with `EDuplicateBorrow` if one has been returned already.',
    params: ['currency', 'legacy', 'borrow', 'ctx'],
  },
  set_description: {summary: 'Changes the description of a currency; needs its `MetadataCap`.', params: ['currency', 'cap', 'description']},
  set_icon_url: {summary: 'Changes the icon URL of a currency; needs its `MetadataCap`.', params: ['currency', 'cap', 'icon_url']},
  set_name: {summary: 'Changes the name of a currency; needs its `MetadataCap`.', params: ['currency', 'cap', 'name']},
  set_treasury_cap_id: {
    summary:
      'Records the ID of the `TreasuryCap` in a migrated `Currency`. Aborts if one is recorded, as it is for every currency made in the registry.',
    params: ['currency', 'cap'],
  },
  symbol: {summary: 'Returns the ticker symbol of the currency.', params: ['currency']},
  total_supply: {
    summary: 'Returns the total supply if it is fixed or burn-only, and none while a `TreasuryCap` controls it.',
    params: ['currency'],
  },
  treasury_cap_id: {
    summary: 'Returns the ID of the `TreasuryCap`, or none if a migrated currency has not recorded it.',
    params: ['currency'],
  },
  update_from_legacy_metadata: {
    summary:
      'Copies name, symbol, description, decimals and icon from the `CoinMetadata` again; anyone may call it. Aborts with `ECannotUpdateManagedMetadata` once the `MetadataCap` has been claimed.',
    params: ['currency', 'legacy'],
  },
};
