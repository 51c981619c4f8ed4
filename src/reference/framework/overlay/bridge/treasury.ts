import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `bridge::treasury`. */
export const treasuryModule: ModuleOverlay = {
  summary:
    'The tokens that the bridge supports, with their treasury capabilities, decimals and prices. It mints a token when it arrives from Ethereum and burns it when it leaves. The bridge keeps its treasury to itself, so other packages cannot call even the public functions.',
  functions: {
    add_new_token: {
      summary:
        'Moves a registered coin from the waiting room to the supported tokens, freezes its `UpgradeCap` so that its package can never be upgraded again, and emits `NewTokenEvent`. Aborts with `EInvalidNotionalValue` for a price of zero, and with `dynamic_field::EFieldDoesNotExist` for a coin that nobody registered. With `native_token` set, it does nothing at all.',
    },
    burn: {
      summary:
        'Burns a coin that leaves Sui. Aborts with `dynamic_field::EFieldDoesNotExist` if the bridge has no `TreasuryCap` for its type.',
    },
    create: {summary: 'Creates a treasury without tokens.'},
    decimal_multiplier: {
      summary:
        'Returns 10 to the power of the decimals of a token, such as 1,000,000 for six. Aborts with `EUnsupportedTokenType` if `T` is not supported.',
    },
    mint: {
      summary:
        'Mints a coin that has arrived from Ethereum. Without a `TreasuryCap` for `T`, it aborts with `dynamic_field::EFieldDoesNotExist`.',
    },
    notional_value: {
      summary:
        'Returns the price of one whole token in dollars with eight decimals. A type that is not supported aborts with `EUnsupportedTokenType`.',
    },
    register_foreign_token: {
      summary:
        'Takes over the `TreasuryCap` and the `UpgradeCap` of a coin, puts the coin into the waiting room, and emits `TokenRegistrationEvent`. Aborts with `ETokenSupplyNonZero` if coins exist, and with `EInvalidUpgradeCap` if the `UpgradeCap` belongs to another package.',
    },
    token_id: {
      summary:
        'Returns the number by which messages name the token `T`. Aborts with `EUnsupportedTokenType` if the committee has not added it.',
    },
    update_asset_notional_price: {
      summary:
        'Sets the dollar price of the token with the given number and emits `UpdateTokenPriceEvent`. Aborts with `EUnsupportedTokenType` if no token has that number, and with `EInvalidNotionalValue` if the price is zero.',
    },
  },
  types: {
    BridgeTokenMetadata: {
      summary: 'What the bridge knows about a supported token, written when the committee adds it.',
      fields: {
        id: 'The number by which messages name the token.',
        decimal_multiplier: '10 to the power of the decimals that the coin has on Sui.',
        notional_value: 'The price of one whole token in dollars, with eight decimals, for comparison with the limits.',
        native_token: 'Whether the token comes from Sui itself. It is always `false`, since the bridge does not implement such tokens.',
      },
    },
    BridgeTreasury: {
      summary: 'The supported tokens and the caps to mint and burn them, kept in the state of the bridge.',
      fields: {
        treasuries: 'The `TreasuryCap` of each registered coin, by type name, including coins that still wait for approval.',
        supported_tokens: 'What is known about each supported token, by type name.',
        id_token_type_map: 'The type name that belongs to each token number.',
        waiting_room: 'The registrations that the committee has not approved yet, by the text of the type name.',
      },
    },
    ForeignTokenRegistration: {
      summary: 'A coin that waits in the treasury for the committee to add it, with the `UpgradeCap` of its package.',
      fields: {
        type_name: 'The type of the coin that waits.',
        uc: 'The `UpgradeCap` of its package, which is frozen when the coin is added.',
        decimal: 'The number of decimals in the `CoinMetadata` at registration.',
      },
    },
    NewTokenEvent: {
      summary: 'Emitted when the committee adds a token, which can then be bridged.',
      fields: {
        token_id: 'The number given to the new token.',
        type_name: 'The coin type of the new token on Sui.',
        native_token: '`false`, because only tokens of Ethereum can be added.',
        decimal_multiplier: '10 to the power of the decimals of the new token.',
        notional_value: 'The initial price of the new token, in dollars with eight decimals.',
      },
      emittedBy: ['bridge::execute_system_message'],
    },
    TokenRegistrationEvent: {
      summary: 'Emitted when a coin is registered and starts to wait for the committee to add it.',
      fields: {
        type_name: 'The type of the registered coin.',
        decimal: 'How many decimals the registered coin has.',
        native_token: '`false` for every registration.',
      },
      emittedBy: ['bridge::register_foreign_token'],
    },
    UpdateTokenPriceEvent: {
      summary: 'Emitted when the committee sets a new price for a token.',
      fields: {
        token_id: 'The number of the token whose price changed.',
        new_price: 'The new price of a whole token, in dollars with eight decimals, as limits are checked against it.',
      },
      emittedBy: ['bridge::execute_system_message'],
    },
  },
  errors: {
    EUnsupportedTokenType: {
      when: 'The committee has not added the coin type or the token number.',
      raisedBy: [
        'decimal_multiplier',
        'notional_value',
        'token_id',
        'bridge::claim_and_transfer_token',
        'bridge::claim_token',
        'bridge::execute_system_message',
        'bridge::send_token',
        'bridge::send_token_v2',
      ],
      cure: 'Use the bridged coin type of a supported token, as a `NewTokenEvent` names it.',
    },
    EInvalidUpgradeCap: {
      when: 'The `UpgradeCap` is not for the package version that defines the coin type.',
      raisedBy: ['bridge::register_foreign_token'],
      cure: 'Register the coin with the `UpgradeCap` of its own package, before any upgrade.',
    },
    ETokenSupplyNonZero: {
      when: 'Coins of the type exist already, and nothing on Ethereum would back them.',
      raisedBy: ['bridge::register_foreign_token'],
      cure: 'Burn the supply, or publish a fresh coin and register it before minting.',
    },
    EInvalidNotionalValue: {
      when: 'The price given for a token is zero.',
      raisedBy: ['bridge::execute_system_message'],
      cure: 'Give the price of a whole token in dollars with eight decimals.',
    },
  },
};
