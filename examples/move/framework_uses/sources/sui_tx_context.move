module framework_uses::sui_tx_context;

use sui::event;

public struct Signed has copy, drop {
    by: address,
    paid_by: address,
    epoch: u64,
    second: u64,
}

// #region use
/// Notes who signed, who pays for gas, and when.
public fun sign(ctx: &TxContext) {
    event::emit(Signed {
        by: ctx.sender(),
        paid_by: ctx.sponsor().destroy_or!(ctx.sender()),
        epoch: ctx.epoch(),
        second: ctx.epoch_timestamp_ms() / 1_000,
    });
}
// #endregion use

#[test_only]
public fun parties(signed: &Signed): (address, address, u64) {
    (signed.by, signed.paid_by, signed.epoch)
}
