module framework_uses::sui_sui;

use sui::coin::Coin;
use sui::sui::SUI;

// #region use
const PRICE_MIST: u64 = 250_000_000; // 0.25 SUI
const EWrongPrice: u64 = 0;

/// Takes exactly a quarter of a SUI. The type of the coin says that nothing else will do.
public fun buy_ticket(payment: Coin<SUI>, shop: address) {
    assert!(payment.value() == PRICE_MIST, EWrongPrice);
    transfer::public_transfer(payment, shop);
}
// #endregion use
