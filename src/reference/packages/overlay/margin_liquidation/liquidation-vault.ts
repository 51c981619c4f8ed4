import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `margin_liquidation::liquidation_vault`. */
export const liquidationVaultModule: ModuleOverlay = {
  summary:
    'A shared vault of coins with which anyone can liquidate margin managers on behalf of its admin. Rewards go to the vault and not to the caller; traders whom the admin authorizes can swap its coins in DeepBook.',
  functions: {
    authorize_trader: {
      summary:
        'Allows an address to swap the coins of a vault. Needs a `LiquidationAdminCap`; aborts with `sui::vec_set::EKeyAlreadyExists` if the address is allowed already.',
    },
    balance: {summary: 'Returns how much of a coin the vault has, in its smallest units; zero if it never had any.'},
    create_liquidation_vault: {
      summary:
        'Creates and shares an empty vault for the holder of a `LiquidationAdminCap`. It returns nothing and emits no event, so take the ID from the effects.',
    },
    deauthorize_trader: {
      summary:
        'Withdraws from an address the permission to swap. Takes a `LiquidationAdminCap`. Aborts with `sui::vec_set::EKeyDoesNotExist` if the address is not allowed, and with `sui::dynamic_field::EFieldDoesNotExist` if no address ever was.',
    },
    deposit: {summary: 'Adds a coin of any type to a vault. Only the holder of a `LiquidationAdminCap` can.'},
    liquidate_base: {
      summary:
        'Liquidates a margin manager that owes base, with an amount of base from the vault or all of it if none is given, keeps what comes back and emits `LiquidationByVault`. It returns without a change if the risk ratio is not low enough or the vault has fewer than 1,000 units of base. Aborts with `ENotEnoughBalanceInVault` if the amount is not there, and with `deepbook_margin::margin_manager::EIncorrectMarginPool` if the debt is in quote.',
    },
    liquidate_quote: {
      summary:
        'Does for a debt in quote what `liquidate_base` does for one in base, with quote from the vault, and emits `LiquidationByVault`. Anyone can call it and pays only gas. An amount below 1,000 units makes it abort with `deepbook_margin::margin_manager::ERepayAmountTooLow`.',
    },
    swap_base_to_quote: {
      summary:
        'Sells base of the vault for quote in any DeepBook pool and keeps everything that comes back; with `deep_in` above zero the fee is paid in DEEP. Only authorized addresses can, others get `ETraderNotAuthorized`. Aborts with `ENotEnoughBalanceInVault` if coins are missing, and with `deepbook::pool::EMinimumQuantityOutNotMet` if the result is below the minimum.',
    },
    swap_quote_to_base: {
      summary:
        'Buys base for the vault with its quote, in the way of `swap_base_to_quote` and with a minimum of base to receive. Aborts with `ETraderNotAuthorized` for an address without permission, and with `sui::dynamic_field::EFieldDoesNotExist` as long as the vault has never had an authorized one.',
    },
    withdraw: {
      summary:
        'Takes an amount of a coin out of a vault and returns it. Needs a `LiquidationAdminCap`; aborts with `ENotEnoughBalanceInVault` if the vault has less.',
    },
  },
  types: {
    AuthorizedTradersKey: {
      summary: 'The name of the dynamic field with the addresses that may swap. The first authorization creates the field.',
    },
    BalanceKey: {
      summary: 'The name under which a vault keeps its balance of one coin, with the type of the coin as its type argument.',
    },
    LIQUIDATION_VAULT: {
      summary: 'The one-time witness of the package, with which the admin cap is made once, when the package is published.',
    },
    LiquidationAdminCap: {
      summary: 'The right to create vaults, to fill and empty them and to name traders. There is one, and it is good for all vaults.',
      fields: {id: 'The object ID of the cap.'},
    },
    LiquidationByVault: {
      summary:
        'Reports a liquidation with coins of a vault. `LiquidationEvent` of `deepbook_margin` describes the same liquidation from the side of the debt.',
      fields: {
        vault_id: 'The ID of the vault that paid.',
        margin_manager_id: 'The ID of the liquidated margin manager.',
        margin_pool_id: 'The ID of the margin pool that was repaid.',
        base_in: 'The base offered for a debt in base, in units, otherwise zero.',
        base_out: 'The base received, in units, without what was offered and not needed.',
        quote_in: 'The quote offered for a debt in quote, in units, otherwise zero.',
        quote_out: 'The quote received, in units, not counting an unused rest.',
        repay_balance_remaining: 'How much of the offered coin was not needed and came back.',
        base_liquidation: 'True if the debt was in base, false if it was in quote.',
      },
      emittedBy: ['liquidate_base', 'liquidate_quote'],
    },
    LiquidationVault: {
      summary: 'A shared object with coins for liquidations. The authorized traders are in a dynamic field.',
      fields: {
        id: 'The ID of the vault, which also carries the list of traders.',
        vault: 'The balances by their `BalanceKey`.',
      },
    },
  },
  errors: {
    ENotEnoughBalanceInVault: {
      when: 'The vault has less of a coin than is to be withdrawn, swapped or used for a liquidation.',
      raisedBy: ['liquidate_base', 'liquidate_quote', 'swap_base_to_quote', 'swap_quote_to_base', 'withdraw'],
      cure: 'Ask for no more than `balance` returns for the type of the coin.',
    },
    ETraderNotAuthorized: {
      when: 'The sender is not among the addresses that may swap.',
      raisedBy: ['swap_base_to_quote', 'swap_quote_to_base'],
      cure: 'Have the admin add the address with `authorize_trader`.',
    },
  },
};
